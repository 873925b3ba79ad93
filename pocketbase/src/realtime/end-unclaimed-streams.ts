import type { App, RealtimeClient } from '../pocketbase-api'
import { personOfClient } from './clients'

/** What a stream is marked with that no account had claimed at the last look. */
const WAITED = 'waited'
const CLAIMED = 'claimed streams'
/** Devices subscribe within seconds; so many wait for that when all of them come back at once. */
const MOST_UNCLAIMED = 1_000

/**
 * Anyone may open a stream, and PocketBase runs no hook for it that would not keep an engine for as long. So each minute those are ended that no
 * account has claimed since the look before, and all of them where they are too many. Rule W1.
 */
export function endUnclaimedStreams(app: App): void {
  const streams = Object.values(app.subscriptionsBroker().clients())
  const unclaimed = streams.filter((client) => personOfClient(client) === '')
  app.store().setFunc(CLAIMED, () => streams.length - unclaimed.length)
  const areTooMany = unclaimed.length > MOST_UNCLAIMED
  for (const client of unclaimed) {
    if (areTooMany || client.get(WAITED) === true) end(app, client)
    else client.set(WAITED, true)
  }
}

/** At each subscription: a minute is long. */
export function endUnclaimedIfTooMany(app: App): void {
  const claimed = app.store().get(CLAIMED)
  if (app.subscriptionsBroker().totalClients() > (typeof claimed === 'number' ? claimed : 0) + 2 * MOST_UNCLAIMED) endUnclaimedStreams(app)
}

const end = (app: App, client: RealtimeClient): void => app.subscriptionsBroker().unregister(client.id())
