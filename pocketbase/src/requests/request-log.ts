import type { LogEvent } from '../pocketbase-api'

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
