import type { Plugin } from 'vite'

const OTHER_LANGUAGE = /react-(?:aria|stately)\/dist\/private\/intl\/[\w-]+\/(?!pt-BR)[a-z]{2}-[A-Z]{2}\.mjs$/
const LANGUAGE_OF_DEVICE = /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/
const WRITING_DIRECTION = /react-aria\/dist\/private\/i18n\/utils\.mjs$/

/**
 * Replaces react-aria's 34 languages by pt-BR, and its questions about the device's language and direction: the first use of Intl costs a
 * cheap phone a sixth of a second.
 */
export function portugueseOnly(): Plugin {
  return {
    name: 'portuguese-only',
    apply: 'build',
    load: {
      filter: { id: [OTHER_LANGUAGE, LANGUAGE_OF_DEVICE, WRITING_DIRECTION] },
      handler(id) {
        if (LANGUAGE_OF_DEVICE.test(id))
          return `const here = { locale: 'pt-BR', direction: 'ltr' }; export const getDefaultLocale = () => here, useDefaultLocale = () => here`
        if (WRITING_DIRECTION.test(id)) return 'export const isRTL = () => false'
        return `export { default } from './pt-BR.mjs'`
      },
    },
  }
}
