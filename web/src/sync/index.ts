import { BehaviorSubject, type Observable } from 'rxjs'
import { collectionNames } from '#domain/documents'
import type { AccountDatabase } from './database'
import { readPosition } from './feed-position'
import { createLock } from './lock'
import { sendAgain, settle } from './outbox'
import { type OutboxRow, unanswered } from './outbox-row'
import { pullRound } from './pull'
import { createPush } from './push'
import { createRepeat, type Turn } from './repeat'
import type { Uploads } from './send-uploads'
import { connectionAfter, type SyncStatus, startingStatus } from './status'
import { storageTrouble } from './storage-trouble'
import type { Surroundings } from './surroundings'
import { shareStatus } from './tabs'
import { createTransport, type Silence } from './transport'
import { removeUploads, type SettledUploads, uploadsIn } from './uploads'
import { createWake } from './wake'

export { type Accepting, acceptThroughRoute } from './accept'
export { type AccountDatabase, collectionOf, type Row, type UploadRow } from './database'
export { emptyDocuments } from './empty-documents'
export { forgetProgress } from './feed-position'
export { addRow, changeRow, removeRow, rowsIn } from './outbox'
export { type About, type LaidChange, laidOver, type OutboxRow, type OutboxState, unanswered } from './outbox-row'
export type { SyncStatus } from './status'
export { type StorageTrouble, storageTrouble } from './storage-trouble'
export { browserSurroundings, type Surroundings } from './surroundings'
export { createTransport, type Reply, type Transport } from './transport'
export { addAvatar, addPhoto, dropUploadsOf, removeUploads, repeatUpload, type SettledUploads, uploadsIn } from './uploads'

export type SyncOptions = {
  database: AccountDatabase
  userId: string
  /** '' is this page's own origin. */
  baseUrl: string
  token: () => string
  surroundings: Surroundings
  silenceLimit?: number
  /** Commands that the server has just answered, in order. */
  onAnswered: (answered: { accepted: OutboxRow[]; refused: OutboxRow[] }) => void
  /** Photos and avatars that the server has just answered. */
  onUploaded: (settled: SettledUploads) => void
  onAccountRemoved: () => void
}

export type Sync = {
  status$: Observable<SyncStatus>
  status(): SyncStatus
  /** Tries everything at once, whatever the waits: 'Tentar agora'. */
  tryNow(): void
  /** A new session for the same person: goes on where A1 paused. */
  resume(): void
  stop(): void
}

const POLL_WITH_STREAM_MS = 10 * 60_000
const POLL_WITHOUT_STREAM_MS = 60_000

/** Keeps one account's documents and outbox in step with the server for as long as it runs. SPEC.md holds the rules. */
export function startSync(options: SyncOptions): Sync {
  const { database, surroundings, token, baseUrl } = options
  const status = new BehaviorSubject<SyncStatus>(startingStatus)
  const note = (change: Partial<SyncStatus>) => status.next({ ...status.value, ...change })
  const transport = createTransport({ baseUrl, token, ...(options.silenceLimit ? { silenceLimit: options.silenceLimit } : {}) })
  const holdsLock = () => lock.isHeld()
  const push = createPush({ database, transport, holdsLock })
  let uploads: Uploads | undefined
  let lastPull = Number.NEGATIVE_INFINITY
  let isDraining = true
  let isStopped = false
  const wake = createWake({ baseUrl, token, onWake: () => pulls.now(), onConnected: () => noteStream(true), onDisconnected: () => noteStream(false) })

  async function pullOnce(): Promise<Turn> {
    if (!holdsLock() || status.value.signedOut) return 'paused'
    const begunAt = performance.now()
    const sentBefore = await uploadsIn(database, ['sent'])
    const round = await pullRound({ database, transport, holdsLock, onRewound: () => sendAgain(database) })
    if (!round.ok) return round.reason === 'lock_lost' ? 'paused' : noteSilence(round.reason)
    push.notePulled()
    lastPull = begunAt
    await settle(database, round.head, round.now)
    // What was sent before the round began is in its documents.
    await removeUploads(
      database,
      sentBefore.map(({ id }) => id),
    )
    note({ connection: 'online', updatedAt: round.now, complete: true, storage: '' })
    wake.follow(round.channels)
    drains.now()
    sendings.now()
    return 'done'
  }

  async function drainOnce(): Promise<Turn> {
    if (!holdsLock() || status.value.signedOut) return 'paused'
    const drain = await push.drain((answered) => {
      note({ connection: 'online' })
      options.onAnswered(answered)
      pulls.now()
      sendings.now()
    })
    isDraining = drain.ok || drain.reason === 'lock_lost'
    if (drain.ok) return 'done'
    if (drain.reason === 'lock_lost') return 'paused'
    if (drain.reason === 'pull_first') pulls.now()
    return drain.reason === 'pull_first' || drain.reason === 'retry' ? 'failed' : noteSilence(drain.reason)
  }

  async function uploadOnce(): Promise<Turn> {
    if (!holdsLock() || status.value.signedOut) return 'paused'
    if ((await uploadsIn(database, ['waiting'])).length === 0) return 'done'
    uploads ??= (await import('./send-uploads')).createUploads({ database, baseUrl, token, holdsLock, lastPull: () => lastPull })
    const drain = await uploads.drain((settled) => {
      note({ connection: 'online' })
      options.onUploaded(settled)
      pulls.now()
    })
    if (drain.ok) return 'done'
    if (drain.reason === 'lock_lost') return 'paused'
    if (drain.reason === 'retry') pulls.now()
    return drain.reason === 'retry' ? 'failed' : noteSilence(drain.reason)
  }

  function noteStream(listening: boolean): void {
    note({ listening })
    pulls.now()
  }

  function noteSilence(reason: Silence): Turn {
    if (reason === 'account_removed') {
      options.onAccountRemoved()
      return 'paused'
    }
    note({ connection: connectionAfter(reason, surroundings.isOnline()), signedOut: reason === 'unauthorized' })
    return reason === 'unauthorized' ? 'paused' : 'failed'
  }

  /** A storage error ends one turn, not the loop. After the end the database may be closed under the last turn. */
  const guarded =
    (job: () => Promise<Turn>): (() => Promise<Turn>) =>
    () =>
      job().catch((error: unknown) => {
        if (!isStopped) console.info('Sync could not go on and tries again.', error)
        note({ storage: storageTrouble(error) })
        return 'failed'
      })

  function tryNow(): void {
    pulls.now()
    drains.now()
    sendings.now()
  }

  // A command that does not get through is tried again after each pull, so those do not wait for the stream then.
  const pulls = createRepeat(guarded(pullOnce), () => (wake.isConnected() && isDraining ? POLL_WITH_STREAM_MS : POLL_WITHOUT_STREAM_MS))
  const drains = createRepeat(guarded(drainOnce), () => null)
  const sendings = createRepeat(guarded(uploadOnce), () => null)
  const lock = createLock({ name: `sync-${options.userId}`, surroundings, onHeld: tryNow, onLost: () => wake.stop() })
  // A tab that is opened is seen; the one that replicates may not be.
  lock.claim()
  const tabs = shareStatus({ name: `sync-${options.userId}`, surroundings, status, isHolder: holdsLock, onAsked: tryNow })

  // Until this run's first answer, what the run before left tells how fresh things are and whether they are all here.
  void readPosition(database)
    .then(({ now, collections, sweeping }) => {
      if (status.value.updatedAt) return
      const complete = sweeping.length === 0 && collectionNames.every((name) => collections[name]?.checkpoint)
      note({ updatedAt: now, complete })
    })
    .catch(() => undefined)

  const waiting = database.outbox.find({ selector: { state: { $in: [...unanswered] } } }).$.subscribe((rows) => {
    if (rows.some(({ state }) => state === 'queued')) drains.now()
  })
  const waitingUploads = database.uploads.find({ selector: { state: 'waiting' } }).$.subscribe((rows) => {
    if (rows.length > 0) sendings.now()
  })

  let wasVisible = surroundings.isVisible()
  const endListening = surroundings.onChange(() => {
    const isVisible = surroundings.isVisible()
    lock.claim()
    if (!surroundings.isOnline()) note({ connection: 'offline' })
    else if (isVisible || !wasVisible) {
      if (isVisible && !wasVisible) wake.renew()
      tryNow()
    }
    wasVisible = isVisible
  })

  return {
    status$: status.asObservable(),
    status: () => status.value,
    tryNow: () => (holdsLock() ? tryNow() : tabs.ask()),
    resume() {
      note({ signedOut: false })
      tabs.ask()
      // The stream was opened under the session before.
      if (holdsLock()) wake.renew()
      tryNow()
    },
    stop() {
      isStopped = true
      endListening()
      waiting.unsubscribe()
      waitingUploads.unsubscribe()
      pulls.stop()
      drains.stop()
      sendings.stop()
      wake.stop()
      tabs.stop()
      lock.release()
    },
  }
}
