import type { App } from '../pocketbase-api'
import { endStreamsOfEndedSessions } from './end-ended-sessions'
import { endUnclaimedStreams } from './end-unclaimed-streams'
import { removeEndedListeners } from './listeners'
import { removeEndedStreams } from './unacknowledged'

/** PocketBase tells no hook when a stream ends. */
export function forgetEndedStreams(app: App): void {
  endUnclaimedStreams(app)
  endStreamsOfEndedSessions(app)
  removeEndedListeners(app)
  removeEndedStreams(app)
}
