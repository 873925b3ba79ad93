import type { App, RealtimeClient } from '../pocketbase-api'
import { personOfClient } from './clients'

/** What a stream is marked with that no account had claimed when the minute's job looked. */
const WAITED = 'waited'
const CLAIMED = 'claimed streams'
/** Devices subscribe within seconds; when a server comes back, so many may open their streams before the first of them is served. */
const MOST_UNCLAIMED = 2_500
/** A look at all streams takes its time: at subscriptions there is one for so many new ones. */
const LOOK_AFTER = 500

/** Each minute: ends the streams that no account has claimed since the minute before, and those that are too many. Rule W1. */
export function endUnclaimedStreams(app: App): void {
  const { waited, fresh } = unclaimedStreams(app)
  endFirst(app, [...waited, ...fresh], waited.length)
  for (const client of fresh) client.set(WAITED, true)
}

/**
 * At each subscription, since a minute is long: anyone may open streams, and PocketBase runs no hook for that which would not keep an engine for as long.
 * Those that have waited for a minute end before the others, whose devices may be about to subscribe. Rule W1.
 */
export function endUnclaimedIfTooMany(app: App): void {
  const claimed = app.store().get(CLAIMED)
  const most = (typeof claimed === 'number' ? claimed : 0) + MOST_UNCLAIMED + LOOK_AFTER
  if (app.subscriptionsBroker().totalClients() <= most) return
  const { waited, fresh } = unclaimedStreams(app)
  endFirst(app, [...waited, ...fresh], 0)
}

function unclaimedStreams(app: App): { waited: RealtimeClient[]; fresh: RealtimeClient[] } {
  const streams = Object.values(app.subscriptionsBroker().clients())
  const unclaimed = streams.filter((client) => personOfClient(client) === '')
  app.store().setFunc(CLAIMED, () => streams.length - unclaimed.length)
  const hasWaited = (client: RealtimeClient) => client.get(WAITED) === true
  return { waited: unclaimed.filter(hasWaited), fresh: unclaimed.filter((client) => !hasWaited(client)) }
}

/** Ends the first of them: `least`, and more where too many would be left. */
function endFirst(app: App, clients: readonly RealtimeClient[], least: number): void {
  for (const client of clients.slice(0, Math.max(least, clients.length - MOST_UNCLAIMED))) app.subscriptionsBroker().unregister(client.id())
}
