import type { StepResult } from '../repeat'
import type { OutboxRow } from './outbox-row'
import type { Push } from './push'

export type PushTurn = {
  run(): Promise<StepResult>
  /** Something keeps the outbox from being sent: it is tried again after each pull. */
  isStuck(): boolean
  /** A pull was answered; true when that is news, since it was asked for while this device said that it had no network. */
  noteHeard(askedOffline: boolean): boolean
  /** Trusts this device's word about its network again. */
  believeNetwork(): void
}

export type PushTurnPort = {
  push: Push
  isOnline: () => boolean
  /** Whether this tab may send under this session. */
  maySend: () => boolean
  onAnswered: (answered: { accepted: OutboxRow[]; refused: OutboxRow[] }) => void
  /** Only a pull can tell how to go on. */
  pull: () => void
  onFailure: (code: string) => StepResult
}

/** One turn of sending the outbox. Rules P9 and P10. */
export function createPushTurn({ push, isOnline, maySend, onAnswered, pull, onFailure }: PushTurnPort): PushTurn {
  let isStuck = false
  /** A pull was asked for and answered while the device said that it had no network: it is mistaken. */
  let heardOffline = false

  return {
    async run() {
      if (!maySend()) return 'paused'
      if (!isOnline() && !heardOffline) {
        // A tried command counts as sent, and could not be undone any more. A pull tries in its stead. Rule P9.
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
