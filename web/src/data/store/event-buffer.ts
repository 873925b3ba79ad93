import { Subject } from 'rxjs'

export type EventBuffer<T> = {
  tell(news: T): void
  /** The first listener also gets the events that came before it. Returns the function that unsubscribes. */
  listen(listener: (news: T) => void): () => void
}

/** Delivers each event once, to the present listeners. No atom: that would keep only the last one. */
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
