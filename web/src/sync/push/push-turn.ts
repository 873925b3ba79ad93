import type { StepResult } from '../repeat'
import type { OutboxRow } from './outbox-row'
import type { Push } from './push'

export type PushTurn = {
  run(): Promise<StepResult>
  /** Something keeps the outbox from being sent, which is retried after each pull. */
  isStuck(): boolean
  /** True when it proves the device's offline state wrong. */
  noteHeard(askedOffline: boolean): boolean
  believeNetwork(): void
}

export type PushTurnPort = {
  push: Push
  isOnline: () => boolean
  maySend: () => boolean
  onAnswered: (answered: { accepted: OutboxRow[]; refused: OutboxRow[] }) => void
  /** Only a pull can tell how to go on. */
  pull: () => void
  onFailure: (code: string) => StepResult
}

export function createPushTurn({ push, isOnline, maySend, onAnswered, pull, onFailure }: PushTurnPort): PushTurn {
  let isStuck = false
  /** A pull was answered while the device reported no network: the report is wrong. */
  let heardOffline = false

  return {
    async run() {
      if (!maySend()) return 'paused'
      if (!isOnline() && !heardOffline) {
        // A tried command counts as sent and can no longer be undone, so a pull tries first. Rule P9.
        isStuck = true
        pull()
        return 'paused'
      }
      const drain = await push.drain(onAnswered)
      isStuck = !drain.ok && drain.code !== 'lock_lost'
      if (drain.ok) return 'done'
      if (drain.code === 'lock_lost') return 'paused'
      if (drain.code === 'pull_first') pull()
      return drain.code === 'pull_first' || drain.code === 'retry' || drain.code === 'suspended' ? 'failed' : onFailure(drain.code)
    },
    isStuck: () => isStuck,
    noteHeard(askedOffline) {
      const isNews = askedOffline && !heardOffline
      heardOffline = askedOffline
      return isNews
    },
    believeNetwork() {
      heardOffline = false
    },
  }
}
