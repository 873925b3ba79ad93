import type { App } from '../pocketbase-api'
import { endStreamsOfEndedSessions } from './end-ended-sessions'
import { endUnclaimedStreams } from './end-unclaimed-streams'
import { removeEndedListeners } from './listeners'
import { removeEndedStreams } from './unacknowledged'

/** Ends streams of no account and of ended sessions, and frees what streams leave behind: PocketBase tells no hook when one ends. */
export function forgetEndedStreams(app: App): void {
  endUnclaimedStreams(app)
  endStreamsOfEndedSessions(app)
  removeEndedListeners(app)
  removeEndedStreams(app)
}
