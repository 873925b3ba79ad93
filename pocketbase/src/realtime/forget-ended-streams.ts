import type { App } from '../pocketbase-api'
import { removeEndedListeners } from './listeners'
import { removeEndedStreams } from './unacknowledged'

/** Frees what streams leave behind: PocketBase tells no hook when one ends. */
export function forgetEndedStreams(app: App): void {
  removeEndedListeners(app)
  removeEndedStreams(app)
}
