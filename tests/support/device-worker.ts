import 'fake-indexeddb/auto'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { EventSource } from 'eventsource'
import { firstValueFrom } from 'rxjs'
import type { QueuedVerb } from '#domain/commands'
import type { CollectionName, Documents } from '#domain/documents'
import { newId } from '#domain/ids'
import { acceptProposal } from '../../web/src/data/accept-proposal'
import { type OpenAccount, openAccount } from '../../web/src/data/account'
import type { KeptDraft } from '../../web/src/data/draft-keeper'
import { give } from '../../web/src/data/give'
import { keepAvatar } from '../../web/src/data/keep-avatar'
import { discard, sendAgain } from '../../web/src/data/queries/outbox'
import { readAll } from '../../web/src/data/seen'
import { type AccountDatabase, addPhoto, collectionOf, rowsIn, uploadsIn } from '../../web/src/sync'
import { type FeedPosition, readPosition } from '../../web/src/sync/feed-position'
import { pullRound } from '../../web/src/sync/pull'
import type { DeviceCalls, DeviceStart } from './device-calls'
import { eventually } from './eventually'
import { recordDatabases, restoreDatabases } from './recorded-database'
import { createTabLocks } from './tab-locks'

/** One device: the app's own engine and database in a thread of its own, where the free edition's collections are counted apart. */
const start: DeviceStart = workerData
const realFetch = globalThis.fetch
let tabs: Tab[] = []
let online = true
let visible = true
let lostAnswers = 0
let lostPath = ''
let removed = false
const trueNow = Date.now.bind(Date)
let blockedVerb = ''
let requests: { path: string; body: string }[] = []
const listeners = new Set<() => void>()

Object.assign(globalThis, { EventSource })

const warn = console.warn
/** RxDB's advertisement of its paid storages is the one line that tests leave out. */
console.warn = (...said: unknown[]) => {
  if (!String(said[0]).includes('RxDB Open Core')) warn(...said)
}

/** The network as this device has it: away, or losing answers after the server has acted. */
globalThis.fetch = async (input, init) => {
  const address = String(input instanceof Request ? input.url : input)
  if (!online) throw new TypeError('offline')
  if (typeof init?.body === 'string') requests.push({ path: new URL(address).pathname, body: init.body })
  if (blockedVerb && typeof init?.body === 'string' && init.body.includes(`"verb":"${blockedVerb}"`)) throw new TypeError('blocked')
  const response = await realFetch(input, init)
  if (lostAnswers > 0 && address.includes(lostPath)) {
    lostAnswers--
    await response.arrayBuffer()
    throw new TypeError('the answer was lost')
  }
  return response
}

/** A tab of the app: an engine of its own on the device's database. Only the one in front is seen. */
type Tab = { account: OpenAccount; isInFront: boolean }
const locks = createTabLocks()
const channelPrefix = newId()

async function openTab(database?: AccountDatabase): Promise<Tab> {
  const tab: { account?: OpenAccount; isInFront: boolean } = { isInFront: true }
  const opened = await openAccount({
    session: { ...start.session, remember: true, renewed_at: Date.now() },
    token: () => start.session.token,
    baseUrl: start.url,
    silenceLimit: start.silenceLimit,
    ...(database ? { database } : {}),
    surroundings: {
      isOnline: () => online,
      isVisible: () => visible && tab.isInFront,
      onChange(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      locks,
      openChannel: (name) => new BroadcastChannel(`${channelPrefix}-${name}`),
    },
    onAccountRemoved: () => {
      removed = true
    },
  })
  return Object.assign(tab, { account: opened })
}

const inFront = (): Tab => {
  const tab = tabs.find(({ isInFront }) => isInFront)
  if (!tab) throw new Error('the device is closed')
  return tab
}
const opened = (): OpenAccount => inFront().account

const announce = () => {
  for (const listener of listeners) listener()
}

const calls: DeviceCalls = {
  give: (verb: QueuedVerb, args: never) => give(opened(), verb, args),
  accept: (args) => acceptProposal(opened(), args),
  screen: <C extends CollectionName>(collection: C) => readAll(opened().database, collection),
  async documents<C extends CollectionName>(collection: C): Promise<Documents[C][]> {
    return (await collectionOf(opened().database, collection).find().exec()).map((document) => document.toMutableJSON())
  },
  outbox: () => rowsIn(opened().database, ['queued', 'sent', 'accepted', 'done', 'refused']),
  pendencias: () => rowsIn(opened().database, ['refused']),
  async sendAgain(n, args) {
    const row = (await rowsIn(opened().database, ['refused'])).find((refused) => refused.n === n)
    return row ? sendAgain(opened(), row, args) : { ok: false, code: 'parent_missing' }
  },
  keepAvatar: (picture) => keepAvatar(opened(), picture),
  avatar: () => firstValueFrom(opened().avatar$),
  keepPhoto: (projectId, position, blob, id) => addPhoto(opened().database, { record: `projects/${projectId}`, position, blob }, id),
  uploads: () => uploadsIn(opened().database, ['waiting', 'sent', 'refused']),
  async discard(n) {
    const row = (await rowsIn(opened().database, ['queued', 'refused'])).find((waiting) => waiting.n === n)
    return row ? discard(opened(), row) : false
  },
  position: () => readPosition(opened().database),
  async status() {
    return opened().sync.status()
  },
  async wasRemoved() {
    return removed
  },
  async requests() {
    const made = requests
    requests = []
    return made
  },
  async offline() {
    online = false
    announce()
  },
  async online() {
    online = true
    announce()
  },
  async loseAnswers(path, count) {
    lostPath = path
    lostAnswers = count
  },
  async blockVerb(verb) {
    blockedVerb = verb
  },
  async tryNow() {
    opened().sync.tryNow()
  },
  async setVisible(next) {
    visible = next
    announce()
  },
  async setToken(token) {
    start.session.token = token
  },
  async setClock(offset) {
    Date.now = () => trueNow() + offset
  },
  async resume() {
    opened().sync.resume()
  },
  async databaseName() {
    return opened().database.name
  },
  async forgetCheckpoints() {
    const stored = await opened().database.getLocal<FeedPosition>('feed')
    await stored?.incrementalModify((position) => ({
      ...position,
      collections: Object.fromEntries(Object.entries(position.collections).map(([name, progress]) => [name, { start: progress?.start ?? 0 }])),
    }))
  },
  async setLastAnswer(now) {
    const stored = await opened().database.getLocal<FeedPosition>('feed')
    await stored?.incrementalModify((position) => ({ ...position, now }))
  },
  async pullLosesLock() {
    let held = true
    const { database, transport, sync } = opened()
    sync.stop()
    // A round that was storing its page when the engine stopped goes on to its end.
    const before = await eventually(
      async () => ({ earlier: await readPosition(database), later: await pause(200).then(() => readPosition(database)) }),
      ({ earlier, later }) => JSON.stringify(earlier) === JSON.stringify(later),
    ).then(({ later }) => later)
    online = true
    const losing: typeof transport = {
      async post(path, body, schema) {
        const reply = await transport.post(path, body, schema)
        held = false
        return reply
      },
    }
    const round = await pullRound({ database, transport: losing, holdsLock: () => held, onRewound: async () => undefined })
    return { ended: round.ok ? 'well' : round.reason, before: before.collections, after: (await readPosition(database)).collections }
  },
  record: () => recordDatabases(),
  draft: async (name) => (await opened().database.getLocal<KeptDraft>(`draft:${name}`))?.toMutableJSON().data.value,
  async write(name, value) {
    await opened().database.upsertLocal<KeptDraft>(`draft:${name}`, { value, saved_at: new Date().toISOString() })
  },
  async switchTab() {
    const { database } = opened()
    const behind = tabs.find(({ isInFront }) => !isInFront)
    for (const tab of tabs) tab.isInFront = false
    if (behind) behind.isInFront = true
    else tabs.push(await openTab(database))
    announce()
  },
  async crash() {
    const { database } = opened()
    for (const { account } of tabs) account.sync.stop()
    tabs = []
    await database.close()
    listeners.clear()
    tabs = [await openTab()]
  },
  async close() {
    const [first, ...others] = tabs
    tabs = []
    for (const { account } of others) account.sync.stop()
    await first?.account.close()
  },
}

parentPort?.on('message', async ({ id, name, args }: { id: number; name: keyof DeviceCalls; args: never[] }) => {
  try {
    const call: (...given: never[]) => Promise<unknown> = calls[name]
    parentPort?.postMessage({ id, value: await call(...args) })
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

if (start.recorded) await restoreDatabases(start.recorded)
tabs = [await openTab()]
parentPort?.postMessage({ id: 0, value: undefined })
