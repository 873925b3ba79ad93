import { fromEvent, Observable, race, retry, share, timer } from 'rxjs'
import { serverUrl } from '#desktop'
import { type Backoff, backoffDelay } from '../../http/backoff'
import { loadRealtime } from '../../realtime'

const waits: Backoff = { firstRetryMs: 1_000, longestRetryMs: 5 * 60_000 }

let known: { token: string; changes: Observable<void> } | undefined

/** Emits on the contentless topic `admin`. Listeners of this tab share one stream; without it, pages ask only when opened. */
export function adminChanges(token: string): Observable<void> {
  if (known?.token !== token) known = { token, changes: changesOf(token) }
  return known.changes
}

const changesOf = (token: string): Observable<void> =>
  streamOf(token).pipe(
    // Retries at once where the network returns. Each change resets the waits.
    retry({ delay: (_ended, failures) => race(timer(backoffDelay(failures, waits)), fromEvent(window, 'online')), resetOnSuccess: true }),
    share(),
  )

const streamOf = (token: string): Observable<void> =>
  new Observable((subscriber) => {
    const end = open(
      token,
      () => subscriber.next(),
      (why) => subscriber.error(why),
      () => subscriber.closed,
    )
    return () => void end.then((close) => close())
  })

async function open(token: string, onChange: () => void, onEnd: (why: unknown) => void, isOver: () => boolean): Promise<() => void> {
  try {
    const realtime = await loadRealtime(serverUrl, () => token)
    if (isOver()) return () => undefined
    realtime.onDisconnect = () => onEnd(new Error('The stream has ended.'))
    // The SDK announces a new subscription under this name: earlier changes are unknown.
    await Promise.all([realtime.subscribe('PB_CONNECT', onChange), realtime.subscribe('admin', onChange)])
    return () => void realtime.unsubscribe().catch(() => undefined)
  } catch (error) {
    onEnd(error)
    return () => undefined
  }
}
