import { attempt, type Limit } from '../limits'
import type { App } from '../pocketbase-api'
import { personOfClient } from './clients'
import { endUnclaimedStreams } from './end-unclaimed-streams'

/** Streams of all accounts: keeps a poke to all of them short. */
const MOST_STREAMS = 2_500
/** A device claims its stream at the greeting. */
const CLAIMED_WITHIN_MS = 10_000
/** A look at ten thousand streams takes 50 ms. */
const looks: Limit = { name: 'looks at streams', most: 1, withinMs: 1_000 }

/** Rule W1. */
export const areAllClaimed = (app: App): boolean =>
  isBeyond(app) && Object.values(app.subscriptionsBroker().clients()).filter((client) => personOfClient(client) !== '').length >= MOST_STREAMS

/**
 * At each pull and subscription, beyond the limit: unclaimed streams end before the minute. A hook at a stream's opening would hold an engine for
 * its whole life.
 */
export function endFloodOfStreams(app: App): void {
  if (isBeyond(app) && attempt(app, looks, '')) endUnclaimedStreams(app, CLAIMED_WITHIN_MS)
}

const isBeyond = (app: App): boolean => app.subscriptionsBroker().totalClients() >= MOST_STREAMS
