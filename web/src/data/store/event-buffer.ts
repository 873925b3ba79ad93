import { Subject } from 'rxjs'

export type EventBuffer<T> = {
  emit(event: T): void
  /** The first listener also gets earlier events. */
  listen(listener: (event: T) => void): () => void
}

/** An atom would hold only the last event. */
export function createEventBuffer<T>(): EventBuffer<T> {
  const events = new Subject<T>()
  const unheard: T[] = []
  return {
    emit: (event) => void (events.observed ? events.next(event) : unheard.push(event)),
    listen(listener) {
      const listening = events.subscribe(listener)
      for (const event of unheard.splice(0)) listener(event)
      return () => listening.unsubscribe()
    },
  }
}
