import type { Plugin } from 'vite'

const OTHER_LANGUAGE = /react-(?:aria|stately)\/dist\/private\/intl\/[\w-]+\/(?!pt-BR)[a-z]{2}-[A-Z]{2}\.mjs$/

/** react-aria carries its own words in 34 languages; every one of them becomes pt-BR, which is all that is ever asked for. */
export function portugueseOnly(): Plugin {
  return {
    name: 'portuguese-only',
    apply: 'build',
    load: {
      filter: { id: OTHER_LANGUAGE },
      handler: () => `export { default } from './pt-BR.mjs'`,
    },
  }
}
