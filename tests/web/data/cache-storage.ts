type Stored = Map<string, Response>

const pathOf = (asked: RequestInfo | URL): string => new URL(String(asked), 'https://canteiro.example').pathname

/** A browser's caches, which the DOM of these tests lacks: the newest entry last, as in a browser. */
export function cacheStorage() {
  const caches = new Map<string, Stored>()
  const opened = (name: string) => {
    const stored = caches.get(name) ?? new Map()
    caches.set(name, stored)
    return stored
  }
  const found = (stored: Stored | undefined, asked: RequestInfo | URL) => stored?.get(pathOf(asked))?.clone()
  return {
    open: async (name: string) => {
      const stored = opened(name)
      return {
        match: async (asked: RequestInfo | URL) => found(stored, asked),
        put: async (asked: RequestInfo | URL, response: Response) => {
          stored.delete(pathOf(asked))
          stored.set(pathOf(asked), response)
        },
      }
    },
    match: async (asked: RequestInfo | URL, { cacheName = '' }: { cacheName?: string } = {}) => found(caches.get(cacheName), asked),
    delete: async (name: string) => caches.delete(name),
    /** Entries of a cache. */
    paths: (name: string): string[] => [...(caches.get(name)?.keys() ?? [])],
  }
}
