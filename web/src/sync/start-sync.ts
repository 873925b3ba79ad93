import { BehaviorSubject, type Observable } from 'rxjs'
import { collectionNames } from '#domain/documents'
import type { AccountDatabase } from './database'
import { finishDiscards } from './discard'
import { finishUploadDiscards } from './discard-uploads'
import { createLock } from './lock'
import { queueAllAgain, settle } from './outbox'
import { type OutboxRow, unanswered } from './outbox-row'
import { createPokeStream } from './poke-stream'
import { pullRound } from './pull'
import { createPush } from './push'
import { createRefusedToken } from './refused-token'
import { createRepeat, type StepResult } from './repeat'
import type { Uploads } from './send-uploads'
import { createServerClock, tellingClock } from './server-clock'
import { readPosition } from './server-position'
import { createSessionDoubt } from './session-doubt'
import { connectionAfter, type SyncStatus, startingStatus, stateIn } from './status'
import { storageTrouble } from './storage-trouble'
import type { SyncEnvironment } from './sync-environment'
import { shareStatus } from './tabs'
import { createTransport, type Transport } from './transport'
import { type SettledUploads, uploadsIn } from './uploads'

export type SyncOptions = {
  database: AccountDatabase
  userId: string
  /** '' is this page's own origin. */
  baseUrl: string
  token: () => string
  environment: SyncEnvironment
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

/** Vite names this file by its content and by what it imports, so that every build has an address of its own. */
const thisBuild = import.meta.url

const POLL_WITH_STREAM_MS = 10 * 60_000
const POLL_WITHOUT_STREAM_MS = 60_000

/** Keeps one account's documents and outbox in step with the server for as long as it runs. SPEC.md holds the rules. */
export function startSync(options: SyncOptions): Sync {
  const { database, environment, token, baseUrl } = options
  const status = new BehaviorSubject<SyncStatus>(startingStatus)
  const note = (change: Partial<SyncStatus>) => status.next({ ...status.value, ...change })
  const clock = createServerClock(() => drains.now())
  const transport = tellingClock(createTransport({ baseUrl, token, ...(options.silenceLimit ? { silenceLimit: options.silenceLimit } : {}) }), clock)
  const lease = () => lock.lease()
  const push = createPush({ database, transport, lease, clock })
  let uploads: Uploads | undefined
  let lastPull = Number.NEGATIVE_INFINITY
  let isDraining = true
  let isUploading = true
  let nextUpload: number | null = null
  /** A pull was asked for and answered while the device said that it had no network: it is mistaken. */
  let heardOffline = false
  /** Its person waits for the next answer: the app was started, has come back, or was asked to try. */
  let isAwaited = false
  let isStopped = false
  const doubt = createSessionDoubt(() => pulls.now())
  const refusedToken = createRefusedToken(database)
  const pokes = createPokeStream({
    baseUrl,
    token,
    onPoke: () => pulls.now(),
    onConnected: () => noteStream(true),
    onDisconnected: () => noteStream(false),
  })

  async function pullOnce(): Promise<StepResult> {
    const holdsLock = lease()
    if (!holdsLock() || status.value.signedOut || doubt.isWaiting()) return 'paused'
    const isSecond = doubt.isOn()
    const begunAt = performance.now()
    const askedAt = Date.now()
    const askedOffline = !environment.isOnline()
    // What was sent before the round began is in its documents, unless these are of a server that lost it.
    let sentBefore = await uploadsIn(database, ['sent'])
    const onRewound = async () => {
      sentBefore = []
      await queueAllAgain(database)
      await (await import('./send-uploads')).sendUploadsAgain(database)
    }
    const hearing: Transport = {
      async post(path, body, schema) {
        const reply = await transport.post(path, body, schema)
        if (reply.ok && holdsLock()) noteHeard(askedOffline, isSecond)
        return reply
      },
    }
    const round = await pullRound({ database, transport: hearing, holdsLock, onRewound, stream: pokes.stream, build: thisBuild })
    if (!round.ok) return round.code === 'lock_lost' ? 'paused' : noteFailure(round.code, { isAwaited, isSecond })
    isAwaited = false
    if (!holdsLock()) return 'paused'
    push.notePulled()
    lastPull = begunAt
    await settle(database, round.head, round.now, holdsLock)
    if ((await uploadsIn(database, ['sent', 'done'])).length > 0)
      await (await import('./settle-uploads')).settleUploads(database, sentBefore, round.now, holdsLock)
    if (!holdsLock()) return 'paused'
    note({ connection: connectionNow(), updatedAt: round.now, complete: true, askedAt, storage: '', state: stateIn(round.channels) })
    pokes.follow(round.channels)
    drains.now()
    sendings.now()
    return 'done'
  }

  /** An answer is enough to send again, whether or not it can be stored. Rule P9. */
  function noteHeard(offline: boolean, isSecond: boolean): void {
    const isNews = offline && !heardOffline
    heardOffline = offline
    endDoubt()
    if (isNews || isSecond) drains.now()
    if (isSecond) sendings.now()
  }

  async function drainOnce(): Promise<StepResult> {
    if (!lock.isHeld() || status.value.signedOut || isDoubted()) return 'paused'
    if (!environment.isOnline() && !heardOffline) {
      // What is tried counts as sent, and could not be taken back any more. A pull tries in its stead. Rule P9.
      isDraining = false
      pulls.now()
      return 'paused'
    }
    const drain = await push.drain((answered) => {
      note({ connection: connectionNow() })
      options.onAnswered(answered)
      pulls.now()
      sendings.now()
    })
    isDraining = drain.ok || drain.code === 'lock_lost'
    if (drain.ok) return 'done'
    // Each photo that was sent or refused is followed by a pull, which drains again.
    if (drain.code === 'lock_lost' || drain.code === 'photos_first') return 'paused'
    if (drain.code === 'pull_first') pulls.now()
    return drain.code === 'pull_first' || drain.code === 'retry' || drain.code === 'suspended' ? 'failed' : noteFailure(drain.code)
  }

  async function uploadOnce(): Promise<StepResult> {
    if (!lock.isHeld() || status.value.signedOut || isDoubted()) return 'paused'
    nextUpload = null
    isUploading = true
    if ((await uploadsIn(database, ['waiting'])).length === 0) return 'done'
    uploads ??= (await import('./send-uploads')).createUploads({ database, baseUrl, token, lease, lastPull: () => lastPull, onSending: noteSending })
    const drain = await uploads.drain((settled) => {
      note({ connection: connectionNow() })
      options.onUploaded(settled)
      pulls.now()
    })
    nextUpload = uploads.nextDue()
    isUploading = nextUpload === null && (drain.ok || drain.code === 'lock_lost')
    if (drain.ok) return 'done'
    if (drain.code === 'lock_lost') return 'paused'
    if (drain.code === 'retry' || drain.code === 'pull_first') pulls.now()
    return drain.code === 'retry' || drain.code === 'pull_first' || drain.code === 'suspended' ? 'failed' : noteFailure(drain.code)
  }

  function noteSending(sending: SyncStatus['sending']): void {
    const before = status.value.sending
    if (before?.id !== sending?.id || before?.percent !== sending?.percent) note({ sending })
  }

  /** An answer may be stored only after the network has gone. */
  function connectionNow(): SyncStatus['connection'] {
    return environment.isOnline() ? 'online' : 'offline'
  }

  function noteStream(listening: boolean): void {
    note({ listening })
    pulls.now()
  }

  /** A failure of push or upload counts as awaited: its person has dispatched what it carried. */
  async function noteFailure(code: string, asked = { isAwaited: true, isSecond: false }): Promise<StepResult> {
    if (code === 'account_removed') {
      options.onAccountRemoved()
      return 'paused'
    }
    if (code === 'unauthorized') return noteUnauthorized(asked)
    note({ connection: connectionAfter(environment.isOnline()) })
    return 'failed'
  }

  /** A server in trouble may answer 401 to a good session: one alone is not believed. Rule A1. */
  async function noteUnauthorized(asked: { isAwaited: boolean; isSecond: boolean }): Promise<StepResult> {
    const isDecided = asked.isSecond && doubt.isOn()
    const isFirst = !doubt.isOn()
    const refused = token()
    doubt.begin(asked.isAwaited)
    note({ connection: connectionAfter(environment.isOnline()) })
    const isKnown = isFirst && (await refusedToken.note(refused).catch(() => false))
    // The doubt may have ended meanwhile, with another session.
    if (!(isDecided || isKnown) || !doubt.isOn() || token() !== refused) return 'paused'
    doubt.end()
    // It would be asked for every two seconds. The first pull under another session follows its channels anew.
    pokes.stop()
    note({ connection: 'online', signedOut: true })
    return 'paused'
  }

  /** What its person has given asks again soon. */
  function isDoubted(): boolean {
    doubt.hasten()
    return doubt.isOn()
  }

  function endDoubt(): void {
    doubt.end()
    refusedToken.forget()
  }

  /** A storage error ends one turn, not the loop. After the end the database may be closed under the last turn. */
  const guarded =
    (job: () => Promise<StepResult>): (() => Promise<StepResult>) =>
    () =>
      job().catch((error: unknown) => {
        if (!isStopped) console.info('Sync could not go on and tries again.', error)
        note({ storage: storageTrouble(error) })
        return 'failed'
      })

  function onHeld(): void {
    // What the tab that held it before was sending.
    noteSending(null)
    tryNow()
  }

  function tryNow(): void {
    isAwaited = true
    doubt.hasten()
    uploads?.tryAtOnce()
    pulls.now()
    drains.now()
    sendings.now()
  }

  // Unsent commands are retried after each pull, so pulls do not wait for the stream then.
  const pulls = createRepeat(guarded(pullOnce), () =>
    pokes.isConnected() && isDraining && isUploading ? POLL_WITH_STREAM_MS : POLL_WITHOUT_STREAM_MS,
  )
  const drains = createRepeat(guarded(drainOnce), () => null)
  const sendings = createRepeat(guarded(uploadOnce), () => nextUpload)
  const lock = createLock({ name: `sync-${options.userId}`, environment, onHeld, onLost: () => pokes.stop() })
  // A tab that is opened is visible; the one that replicates may be hidden.
  lock.claim()
  const tabs = shareStatus({ name: `sync-${options.userId}`, environment, status, isHolder: () => lock.isHeld(), onAsked: tryNow })

  // Until this run's first answer, freshness and completeness are those stored by the run before.
  void readPosition(database)
    .then(({ now, collections, sweeping }) => {
      if (status.value.updatedAt) return
      const complete = sweeping.length === 0 && collectionNames.every((name) => collections[name]?.checkpoint)
      note({ updatedAt: now, complete, state: stateIn(Object.keys(collections.profiles?.checkpoint?.floors ?? {})) })
    })
    .catch(() => undefined)

  const ending = new AbortController()
  void guarded(async () => {
    await finishDiscards(database, environment.locks, ending.signal)
    return 'done'
  })()
  void guarded(async () => {
    await finishUploadDiscards(database, environment.locks, ending.signal)
    return 'done'
  })()
  void guarded(async () => {
    await (await import('./tidy-pictures')).tidyPictures(database)
    return 'done'
  })()

  const waiting = database.outbox.find({ selector: { state: { $in: [...unanswered] } } }).$.subscribe((rows) => {
    if (rows.some(({ state }) => state === 'queued')) drains.now()
  })
  const waitingUploads = database.uploads.find({ selector: { state: 'waiting' } }).$.subscribe((rows) => {
    if (rows.length > 0) sendings.now()
  })

  let wasVisible = environment.isVisible()
  const endListening = environment.onChange(() => {
    const isVisible = environment.isVisible()
    lock.claim()
    heardOffline = false
    if (!environment.isOnline()) note({ connection: 'offline' })
    else if (isVisible || !wasVisible) {
      if (isVisible && !wasVisible) pokes.renew()
      tryNow()
    }
    wasVisible = isVisible
  })

  return {
    status$: status.asObservable(),
    status: () => status.value,
    tryNow: () => (lock.isHeld() ? tryNow() : tabs.ask()),
    resume() {
      endDoubt()
      note({ signedOut: false })
      tabs.ask()
      // The stream was opened under the session before.
      if (lock.isHeld()) pokes.renew()
      tryNow()
    },
    stop() {
      isStopped = true
      ending.abort()
      endListening()
      waiting.unsubscribe()
      waitingUploads.unsubscribe()
      doubt.end()
      pulls.stop()
      drains.stop()
      sendings.stop()
      pokes.stop()
      tabs.stop()
      lock.release()
    },
  }
}
