import { Observable, share } from 'rxjs'
import { serverUrl } from '#desktop'

let known: { token: string; changes: Observable<void> } | undefined

/**
 * Says that something has changed on the server, and never what, by the topic `admin`. All that listen in this tab share one stream, which lasts as
 * long as one of them listens.
 */
export function adminChanges(token: string): Observable<void> {
  if (known?.token !== token) known = { token, changes: changesOf(token) }
  return known.changes
}

const changesOf = (token: string): Observable<void> =>
  new Observable<void>((subscriber) => {
    const end = listen(
      token,
      () => subscriber.next(),
      () => subscriber.closed,
    )
    return () => void end.then((stop) => stop())
  }).pipe(share())

/** Without a stream the pages show what they asked for, and ask when they are opened. */
async function listen(token: string, onChange: () => void, isOver: () => boolean): Promise<() => void> {
  try {
    const { default: Client } = await import('pocketbase')
    if (isOver()) return () => undefined
    const client = new Client(serverUrl || '/')
    client.beforeSend = (url, options) => ({ url, options: { ...options, headers: { ...options.headers, Authorization: token } } })
    // Under this name the SDK tells that a stream is subscribed, the first and each that follows: what changed before is unknown.
    await Promise.all([client.realtime.subscribe('PB_CONNECT', onChange), client.realtime.subscribe('admin', onChange)])
    return () => void client.realtime.unsubscribe().catch(() => undefined)
  } catch {
    return () => undefined
  }
}
