import { BehaviorSubject, type Observable } from 'rxjs'
import type { AccountDatabase } from './database'
import { finishLastRun } from './finish-last-run'
import { LateCodeFailure } from './late-code'
import { createLock } from './lock/lock'
import { shareStatus } from './lock/tabs'
import { createPullTurn } from './pull/pull-turn'
import type { OutboxRow } from './push/outbox-row'
import { createPush } from './push/push'
import { createPushTurn } from './push/push-turn'
import { createServerClock, tellingClock } from './push/server-clock'
import { watchWaiting } from './push/watch-waiting'
import { createRepeat, type StepResult } from './repeat'
import { connectionAfter, type SyncStatus, startingStatus, stateIn } from './status'
import { storageTrouble } from './storage-trouble'
import { storedStatus } from './stored-status'
import { createPokeStream } from './stream/poke-stream'
import type { SyncEnvironment } from './sync-environment'
import { createTransport } from './transport'
import { createUploadTurn } from './uploads/upload-turn'
import type { SettledUploads } from './uploads/uploads'
import { defaultWaits, type Waits } from './waits'
import { watchEnvironment } from './watch-environment'

export type SyncOptions = {
  database: AccountDatabase
  userId: string
  /** '' is this page's own origin. */
  baseUrl: string
  token: () => string
  environment: SyncEnvironment
  waits?: Partial<Waits>
  onAnswered: (answered: { accepted: OutboxRow[]; refused: OutboxRow[] }) => void
  onUploaded: (settled: SettledUploads) => void
  onAccountRemoved: () => void
}

export type Sync = {
  status$: Observable<SyncStatus>
  status(): SyncStatus
  /** 'Tentar agora'. */
  tryNow(): void
  /** Rule A1. */
  resume(): void
  stop(): void
}

/** SPEC.md holds the rules. */
export function startSync(options: SyncOptions): Sync {
  const { database, environment, token, baseUrl } = options
  const status = new BehaviorSubject<SyncStatus>(startingStatus)
  const note = (change: Partial<SyncStatus>) => status.next({ ...status.value, ...change })
  const isOnline = () => environment.isOnline()
  const waits: Waits = { ...defaultWaits, ...options.waits }
  const lease = () => lock.lease()
  let isStopped = false

  const clock = createServerClock(() => drains.now())
  const transport = tellingClock(createTransport({ baseUrl, token, silenceLimit: waits.silenceMs }), clock)
  const push = createPush({ database, transport, lease, clock, waits })
  const pokes = createPokeStream({
    baseUrl,
    token,
    waits,
    onPoke: () => pulls.now(),
    onConnected: () => noteStream(true),
    onDisconnected: () => noteStream(false),
  })

  const pullTurn = createPullTurn({
    database,
    transport,
    lease,
    isSignedOut: () => status.value.signedOut,
    isOnline,
    stream: pokes.stream,
    /** An answer is enough to send again, whether or not it can be stored. Rule P9. */
    onHeard(askedOffline) {
      if (pushTurn.noteHeard(askedOffline)) drains.now()
    },
    onPulled: push.notePulled,
    onEnded({ now, channels, askedAt }) {
      note({ connection: connectionNow(), updatedAt: now, complete: true, askedAt, storage: '', state: stateIn(channels) })
      pokes.follow(channels)
      drains.now()
      sendings.now()
    },
    onFailure: noteFailure,
  })
  const pushTurn = createPushTurn({
    push,
    isOnline,
    maySend,
    onAnswered(answered) {
      note({ connection: connectionNow() })
      options.onAnswered(answered)
      pulls.now()
      sendings.now()
    },
    pull: () => pulls.now(),
    onFailure: noteFailure,
  })
  const uploadTurn = createUploadTurn({
    database,
    baseUrl,
    token,
    waits,
    lease,
    lastPull: pullTurn.lastBegun,
    maySend,
    onSending: noteSending,
    onUploaded(settled) {
      note({ connection: connectionNow() })
      options.onUploaded(settled)
      pulls.now()
    },
    pull: () => pulls.now(),
    onFailure: noteFailure,
  })

  // Pulls do not wait for the stream while unsent commands are retried after each of them.
  const pulls = createRepeat(
    guarded(pullTurn.run),
    () => (pokes.isConnected() && !pushTurn.isStuck() && !uploadTurn.isStuck() ? waits.pollWithStreamMs : waits.pollWithoutStreamMs),
    waits,
  )
  const drains = createRepeat(guarded(pushTurn.run), () => null, waits)
  const sendings = createRepeat(guarded(uploadTurn.run), uploadTurn.nextDue, waits)

  const lock = createLock({ name: `sync-${options.userId}`, environment, onHeld, onLost: () => pokes.stop() })
  // A tab that is opened is visible; the one that replicates may be hidden.
  lock.claim()
  const tabs = shareStatus({ name: `sync-${options.userId}`, environment, status, isHolder: () => lock.isHeld(), onAsked: tryNow })
  void storedStatus(database)
    .then((stored) => {
      if (!status.value.updatedAt) note(stored)
    })
    .catch(() => undefined)
  const endFinishing = finishLastRun({ database, waits, guarded })
  const endWatchingRows = watchWaiting({ database, onCommands: drains.now, onUploads: sendings.now })
  const endWatchingEnvironment = watchEnvironment({
    environment,
    onChange() {
      lock.claim()
      pushTurn.believeNetwork()
    },
    onOffline: () => note({ connection: 'offline' }),
    onReturn({ wasHidden }) {
      if (wasHidden) pokes.renew()
      tryNow()
    },
  })

  return {
    status$: status.asObservable(),
    status: () => status.value,
    tryNow: () => (lock.isHeld() ? tryNow() : tabs.ask()),
    resume() {
      note({ signedOut: false })
      tabs.ask()
      // The stream was opened under the session before.
      if (lock.isHeld()) pokes.renew()
      tryNow()
    },
    stop() {
      isStopped = true
      endFinishing()
      endWatchingEnvironment()
      endWatchingRows()
      pulls.stop()
      drains.stop()
      sendings.stop()
      pokes.stop()
      tabs.stop()
      lock.release()
    },
  }

  function tryNow(): void {
    uploadTurn.tryAtOnce()
    pulls.now()
    drains.now()
    sendings.now()
  }

  function onHeld(): void {
    noteSending(null)
    tryNow()
  }

  function maySend(): boolean {
    return lock.isHeld() && !status.value.signedOut
  }

  function noteStream(listening: boolean): void {
    note({ listening })
    pulls.now()
  }

  function noteSending(sending: SyncStatus['sending']): void {
    const before = status.value.sending
    if (before?.id !== sending?.id || before?.percent !== sending?.percent) note({ sending })
  }

  /** An answer may be stored only after the network has gone. */
  function connectionNow(): SyncStatus['connection'] {
    return isOnline() ? 'online' : 'offline'
  }

  function noteFailure(code: string): StepResult {
    if (code === 'account_removed') {
      options.onAccountRemoved()
      return 'paused'
    }
    if (code !== 'unauthorized') {
      note({ connection: connectionAfter(isOnline()) })
      return 'failed'
    }
    // The stream was opened under this session. The first pull under another one follows its channels anew.
    pokes.stop()
    note({ connection: 'online', signedOut: true })
    return 'paused'
  }

  /** Ends one turn on a storage error, not the loop. After the end the database may be closed under the last turn. */
  function guarded(job: () => Promise<StepResult>): () => Promise<StepResult> {
    return () =>
      job().catch((error: unknown) => {
        if (!isStopped) console.info('Sync could not go on and tries again.', error)
        note(error instanceof LateCodeFailure ? { connection: connectionAfter(isOnline()) } : { storage: storageTrouble(error) })
        return 'failed'
      })
  }
}
