import { rowsOf } from '../database'
import { realtimeMessage } from '../globals'
import type { App, RecordRequestEvent } from '../pocketbase-api'
import { feedEnd } from '../sync/answers'
import { connectedClient } from './clients'
import { listenersOf, removeListeners } from './listeners'

const KEY = 'pumped to'
/** Administrators look at everything, so anything wakes them. */
const ADMIN = 'admin'

/** From here on changes are announced; before the first listener there is nobody to tell. */
export function startPump(app: App): void {
  const end = feedEnd(app)
  app.store().setFunc(KEY, (old) => (typeof old === 'number' ? old : end))
}

/** Tells the listeners of each channel that changed since the last look that there is something, and never what. Rule W2. */
export function pump(app: App): void {
  const end = feedEnd(app)
  let from = end
  app.store().setFunc(KEY, (old) => {
    if (typeof old !== 'number') return null
    from = old
    return Math.max(old, end)
  })
  if (from >= end) return
  const changed = rowsOf(app, { channel: '' }, 'SELECT DISTINCT channel FROM sync_changes WHERE seq > {:from} AND seq <= {:end}', { from, end })
  for (const channel of [...changed.map((row) => row.channel), ADMIN]) announce(app, channel)
}

/** Around a native route that writes. */
export function pumpAfter(e: RecordRequestEvent): void {
  e.next()
  pump(e.app)
}

function announce(app: App, channel: string): void {
  const ids = listenersOf(app, channel)
  if (ids.length === 0) return
  const message = realtimeMessage(channel, { channel, listeners: ids.length })
  const gone = ids.filter((id) => {
    const client = connectedClient(app, id)
    client?.send(message)
    return client === undefined
  })
  removeListeners(app, channel, gone)
}
