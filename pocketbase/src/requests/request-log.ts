import type { LogEvent } from '../pocketbase-api'

/** A row of PocketBase's log, before it is stored. Queries and referrers carry tokens (mailed links, files): only the path stays. */
export function cutQueries(e: LogEvent): void {
  const { data } = e.model
  if (data.get('type') === 'request') {
    e.model.message = path(e.model.message)
    data.set('url', path(String(data.get('url'))))
    data.set('referer', path(String(data.get('referer'))))
  }
  e.next()
}

const path = (address: string): string => address.replace(/[?#].*/s, '')
