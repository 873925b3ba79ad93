import { Subject } from 'rxjs'

export type EventBuffer<T> = {
  tell(news: T): void
  /** What was told while nobody listened is told to the first who does. Returns the end of it. */
  listen(listener: (news: T) => void): () => void
}

/** Something that is told once, to whoever listens. An event and not a state: an atom would keep only the last one. */
export function createEventBuffer<T>(): EventBuffer<T> {
  const events = new Subject<T>()
  const unheard: T[] = []
  return {
    tell: (news) => void (events.observed ? events.next(news) : unheard.push(news)),
    listen(listener) {
      const listening = events.subscribe(listener)
      for (const news of unheard.splice(0)) listener(news)
      return () => listening.unsubscribe()
    },
  }
}
