import { attempt, type Limit } from '../limits'
import type { App } from '../pocketbase-api'
import { personOfClient } from './clients'
import { endUnclaimedStreams } from './end-unclaimed-streams'

/** Streams of all accounts together: a poke to all of them stays short. */
const MOST_STREAMS = 2_500
/** A device claims its stream as soon as it is greeted. */
const CLAIMED_WITHIN_MS = 10_000
/** A look at each stream takes some 50 ms where there are ten thousand. */
const looks: Limit = { name: 'looks at streams', most: 1, withinMs: 1_000 }

/** Whether accounts have claimed as many streams as may be. Rule W1. */
export const areAllClaimed = (app: App): boolean =>
  isBeyond(app) && Object.values(app.subscriptionsBroker().clients()).filter((client) => personOfClient(client) !== '').length >= MOST_STREAMS

/**
 * At each pull and subscription: while there are more streams than may be, those that no account claims go sooner than at the minute. They are counted here since
 * a hook at the opening of one would hold an engine for as long as it lasts.
 */
export function endFloodOfStreams(app: App): void {
  if (isBeyond(app) && attempt(app, looks, '')) endUnclaimedStreams(app, CLAIMED_WITHIN_MS)
}

const isBeyond = (app: App): boolean => app.subscriptionsBroker().totalClients() >= MOST_STREAMS
