import { fromEvent, Observable, race, retry, share, timer } from 'rxjs'
import { serverUrl } from '#desktop'
import { type Backoff, backoffDelay } from '../../http/backoff'
import { loadRealtime } from '../../realtime'

const waits: Backoff = { firstRetryMs: 1_000, longestRetryMs: 5 * 60_000 }

let known: { token: string; changes: Observable<void> } | undefined

/**
 * Says that something has changed on the server, and never what, by the topic `admin`. All that listen in this tab share one stream, which lasts as
 * long as one of them listens. While there is none, the pages show what they asked for, and ask when they are opened.
 */
export function adminChanges(token: string): Observable<void> {
  if (known?.token !== token) known = { token, changes: changesOf(token) }
  return known.changes
}

const changesOf = (token: string): Observable<void> =>
  streamOf(token).pipe(
    // At once where the network returns. Each change that was told begins the waits anew.
    retry({ delay: (_ended, failures) => race(timer(backoffDelay(failures, waits)), fromEvent(window, 'online')), resetOnSuccess: true }),
    share(),
  )

/** One stream; it fails when that cannot be opened, or ends. */
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
    // Under this name the SDK tells that a stream is subscribed: what changed before is unknown.
    await Promise.all([realtime.subscribe('PB_CONNECT', onChange), realtime.subscribe('admin', onChange)])
    return () => void realtime.unsubscribe().catch(() => undefined)
  } catch (error) {
    onEnd(error)
    return () => undefined
  }
}
