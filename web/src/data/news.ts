export type News<T> = {
  tell(news: T): void
  /** What was told while nobody listened is told to the first who does. Returns the end of it. */
  listen(listener: (news: T) => void): () => void
}

/** Something that is told once, to whoever listens. */
export function createNews<T>(): News<T> {
  const listeners = new Set<(news: T) => void>()
  const unheard: T[] = []
  return {
    tell(news) {
      if (listeners.size === 0) unheard.push(news)
      for (const listener of listeners) listener(news)
    },
    listen(listener) {
      listeners.add(listener)
      for (const news of unheard.splice(0)) listener(news)
      return () => listeners.delete(listener)
    },
  }
}
