import type { Stream } from '#domain/wire/wire-requests'
import type { AccountDatabase, UploadRow } from '../database'
import { lateCode } from '../late-code'
import { queueAllAgain, settle } from '../push/outbox'
import type { StepResult } from '../repeat'
import type { Transport } from '../transport'
import { uploadsIn } from '../uploads/uploads'
import { pullRound } from './pull'
import { readPosition } from './server-position'

export type PullTurn = {
  run(): Promise<StepResult>
  /** When the last successful round began, by `performance.now()`. */
  lastBegun(): number
}

export type PullTurnPort = {
  database: AccountDatabase
  transport: Transport
  /** Begins to watch the lock. Rule L9. */
  lease: () => () => boolean
  isSignedOut: () => boolean
  isOnline: () => boolean
  /** Rule W2. */
  stream: () => Stream | undefined
  /** Called for each answer, stored or not. `askedOffline`: the device reported no network when the round began. */
  onHeard: (askedOffline: boolean) => void
  /** Outbox and uploads are not settled yet. */
  onPulled: () => void
  /** `askedAt` is the round's beginning by this device's clock. */
  onEnded: (round: { now: string; channels: string[]; askedAt: number }) => void
  onFailure: (code: string) => StepResult
}

/** Vite names this file by its content and by what it imports, so that every build has an address of its own. */
const thisBuild = import.meta.url

export function createPullTurn({ database, lease, isSignedOut, isOnline, stream, ...port }: PullTurnPort): PullTurn {
  let lastBegun = Number.NEGATIVE_INFINITY

  async function run(): Promise<StepResult> {
    const holdsLock = lease()
    if (!holdsLock() || isSignedOut()) return 'paused'
    const askedOffline = !isOnline()
    const begunAt = performance.now()
    const askedAt = Date.now()
    // Uploads sent before the round began are in its documents, unless these are of a server that lost them.
    let sentBefore = await uploadsIn(database, ['sent'])
    const onRewound = async () => {
      sentBefore = []
      await queueKeptAgain(database)
    }
    const onAnswer = () => {
      if (holdsLock()) port.onHeard(askedOffline)
    }
    const round = await pullRound({ database, transport: heard(port.transport, onAnswer), holdsLock, onRewound, stream, build: thisBuild })
    if (!round.ok) return round.code === 'lock_lost' ? 'paused' : port.onFailure(round.code)
    if (!holdsLock()) return 'paused'
    lastBegun = begunAt
    port.onPulled()
    await settle(database, round.head, round.now, holdsLock)
    await settleSent(database, sentBefore, round.now, holdsLock)
    if (!holdsLock()) return 'paused'
    port.onEnded({ now: round.now, channels: round.channels, askedAt })
    return 'done'
  }

  return {
    run,
    lastBegun: () => lastBegun,
  }
}

const heard = (transport: Transport, onAnswer: () => void): Transport => ({
  async post(path, body, schema) {
    const reply = await transport.post(path, body, schema)
    if (reply.ok) onAnswer()
    return reply
  },
})

/** Rules P11 and P12. */
async function queueKeptAgain(database: AccountDatabase): Promise<void> {
  await queueAllAgain(database, (await readPosition(database)).kept ?? 0)
  await (await lateCode(import('../uploads/send-uploads'))).sendUploadsAgain(database)
}

/** Without its code the round counts all the same: a later round settles these uploads. */
async function settleSent(database: AccountDatabase, sentBefore: UploadRow[], now: string, holdsLock: () => boolean): Promise<void> {
  if ((await uploadsIn(database, ['sent', 'done'])).length === 0) return
  const code = await import('../uploads/settle-uploads').catch((error: unknown) => console.info('Photos could not be settled.', error))
  await code?.settleUploads(database, sentBefore, now, holdsLock)
}
