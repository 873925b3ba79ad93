import { fold } from '#domain/values/fold'

const MOST = 60

/** 'conversa-ana-souza.txt': small ASCII letters, figures and hyphens, which every system takes. `kind` alone where nothing of `about` is left. */
export function fileName(kind: string, about: string, ending: string): string {
  const words = fold(about)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '')
  return `${[kind, words].filter(Boolean).join('-')}.${ending}`
}
