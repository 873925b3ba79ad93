import 'fake-indexeddb/auto'
import { resolveObjectURL } from 'node:buffer'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { EventSource } from 'eventsource'
import { concatMap, firstValueFrom } from 'rxjs'
import type { QueuedVerb } from '#domain/commands'
import type { CollectionName, Documents, Project } from '#domain/documents'
import { newId } from '#new-id'
import { acceptProposal } from '../../../web/src/data/commands/accept-proposal'
import { dispatch } from '../../../web/src/data/commands/dispatch'
import { readAll } from '../../../web/src/data/live/reads'
import type { MyAvatar } from '../../../web/src/data/pictures/avatars'
import { sendAgain } from '../../../web/src/data/queries/outbox'
import { type AccountStore, openAccountStore } from '../../../web/src/data/store/account-store'
import { keepAvatar } from '../../../web/src/data/uploads/keep-avatar'
import { addDocumentPhoto } from '../../../web/src/data/uploads/keep-photo'
import { type AccountDatabase, addPhoto, collectionOf, rowsIn, uploadsIn } from '../../../web/src/sync'
import { readPosition } from '../../../web/src/sync/pull/server-position'
import { dataUrlOf, pictureOf, picturesOf } from '../data/pictures'
import { discard } from '../discard'
import { beforeNextPage, death, die, dieAfterWrites, isDead } from '../server/sudden-death'
import type { DeviceCalls, DeviceStart } from './device-calls'
import { recordDatabases, restoreDatabases } from './recorded-database'
import { replaceNetwork } from './replaced-network'
import { createTabLocks } from './tab-locks'

/** A thread of its own: the free edition counts collections per thread. */
const start: DeviceStart = workerData
// Linux counts each thread apart.
if (start.yields) setPriority(constants.priority.PRIORITY_LOW)
let tabs: Tab[] = []
let visible = true
let steal: 'no' | 'armed' | 'done' = 'no'
let removed = false
const trueNow = Date.now.bind(Date)
const listeners = new Set<() => void>()

const announce = () => {
  for (const listener of listeners) listener()
}

Object.assign(globalThis, { EventSource })

const warn = console.warn
/** RxDB's advertisement is left out. */
console.warn = (...said: unknown[]) => {
  if (!String(said[0]).includes('RxDB Open Core')) warn(...said)
}

const network = replaceNetwork(start.first ?? '', announce)

/** Its own engine; only the front tab is seen. */
type Tab = { account: AccountStore; isInFront: boolean }
const locks = createTabLocks()
const channelPrefix = newId()

async function openTab(database?: AccountDatabase): Promise<Tab> {
  const tab: { account?: AccountStore; isInFront: boolean } = { isInFront: true }
  const opened = await openAccountStore({
    session: { ...start.session, remember: true, renewed_at: Date.now() },
    token: () => start.session.token,
    baseUrl: start.url,
    waits: start.waits,
    ...(database ? { database } : {}),
    environment: {
      isOnline: network.isOnline,
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
const opened = (): AccountStore => inFront().account

/** While the address is good. */
async function withBytes(avatar: MyAvatar): Promise<MyAvatar> {
  const picture = avatar.src.startsWith('blob:') ? resolveObjectURL(avatar.src) : undefined
  return picture ? { ...avatar, src: await dataUrlOf(new Blob([await picture.arrayBuffer()], { type: picture.type })) } : avatar
}

const calls: DeviceCalls = {
  ...network.calls,
  dispatch: (verb: QueuedVerb, args: never, shown?: Project) => dispatch(opened(), verb, args, shown && { project: shown }),
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
  async keepAvatar(picture) {
    await keepAvatar(opened(), picturesOf(pictureOf(picture)))
  },
  avatar: () => firstValueFrom(opened().avatar$.pipe(concatMap(withBytes))),
  keepPhoto: (projectId, position, picture, id) =>
    addPhoto(opened().database, { record: `projects/${projectId}`, position }, picturesOf(pictureOf(picture)), id),
  keepEditPhoto: (projectId, position, picture, id) =>
    addPhoto(opened().database, { record: `edits/${projectId}`, position, state: 'draft' }, picturesOf(pictureOf(picture)), id),
  async keepWorkPhoto(proposalId, picture, stage = '') {
    const proposal = (await readAll(opened().database, 'proposals')).find(({ id }) => id === proposalId)
    if (!proposal) throw new Error(`no proposal ${proposalId}`)
    await addDocumentPhoto(opened(), 'proposals', proposal, picturesOf(pictureOf(picture)), { stage_id: stage })
  },
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
  isDead: async () => isDead(),
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
  record: () => recordDatabases(),
  async switchTab() {
    const { database } = opened()
    const behind = tabs.find(({ isInFront }) => !isInFront)
    for (const tab of tabs) tab.isInFront = false
    if (behind) behind.isInFront = true
    else tabs.push(await openTab(database))
    announce()
  },
  async stealWhileStoring() {
    steal = 'armed'
    beforeNextPage(() => {
      steal = 'done'
      void calls.switchTab()
    })
  },
  async wasStolen() {
    return steal === 'done'
  },
  async die() {
    die()
    await pause(50)
  },
  sent: () => uploadsIn(opened().database, ['done']),
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

// A dead device's code fails everywhere.
for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.on(event, (error: unknown) => {
    if (!isDead()) throw error
  })
}

/** Calls that a dead device still answers. */
const afterDeath: (keyof DeviceCalls)[] = ['isDead', 'record', 'die', 'wasStolen']

parentPort?.on('message', async ({ id, name, args }: { id: number; name: keyof DeviceCalls; args: never[] }) => {
  try {
    const call: (...given: never[]) => Promise<unknown> = calls[name]
    const ended = call(...args)
    // A cut-off database may never answer.
    const value = afterDeath.includes(name)
      ? await ended
      : await Promise.race([ended, death.then(() => Promise.reject(new Error('the device is dead')))])
    parentPort?.postMessage({ id, value })
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

if (start.recorded) await restoreDatabases(start.recorded)
if (start.diesAfterWrites !== undefined) dieAfterWrites(start.diesAfterWrites)
tabs = await openTab().then(
  (tab) => [tab],
  (error) => {
    if (!isDead()) throw error
    return []
  },
)
parentPort?.postMessage({ id: 0, value: undefined })
