import type { Person } from '../support/data/people'
import { superToken } from '../support/server/server-client'
import { heldByProvider, openBusyState, place } from './support/busy-state'
import { clientOf, perSecond } from './support/client'
import type { Bench, Comparison, Side } from './support/comparison'
import { besideShortFeed } from './support/feed-length'
import { type List, nativeList, Pager } from './support/pager'
import { Puller } from './support/puller'
import type { Stage } from './support/stage'

const AT_ONCE = 4
const FOR_MS = 2_000

/** Repeated pulls of everything that a provider holds; then a first pull from a long feed beside a short one. */
export const pull: Bench = {
  name: 'pull',
  title: 'First pulls: of 10,000 documents beside a keyset list without rules, and from a feed of 1,000,000 rows beside one of 10,000',
  comparisons: async (stage) => [await besideList(stage), await besideShortFeed(stage)],
}

/** Documents a second, of 5,000 open projects, 2,000 cards and 3,000 notifications. */
async function besideList(stage: Stage): Promise<Comparison> {
  const server = await stage.server()
  const people = await openBusyState(server, AT_ONCE)
  const superuser = await superToken(server)
  const client = clientOf(server)
  const [first] = people
  if (!first) throw new Error('nobody pulls')
  await checkWhole(new Puller(client, first), new Pager(client, listsOf(first), superuser))

  const pullers = people.map((person) => new Puller(client, person))
  const pagers = people.map((person) => new Pager(client, listsOf(person), superuser))
  const rate = (name: string, work: (worker: number) => Promise<number>): Side => ({
    name,
    measure: async () => ({ documents: await perSecond(AT_ONCE, FOR_MS, work) }),
  })
  return {
    name: `${AT_ONCE} at once`,
    ours: rate('pull', async (worker) => {
      const puller = pullers[worker]
      if (!puller) throw new Error('nobody pulls')
      if (puller.isDone) puller.forget()
      return puller.page()
    }),
    beside: rate('keyset list without rules', async (worker) => (await pagers[worker]?.page()) ?? 0),
    figures: { documents: { unit: 'per s', goals: [{ ratioLeast: 1.5 }] } },
  }
}

const LATEST = '9999'

/** No rule judges a superuser: the filter does. */
const listsOf = ({ id }: Person): List[] => [
  {
    path: (last) => nativeList('projects', `status = 'open' && state = '${place.state}' && created_at < '${last}'`, '-created_at'),
    key: 'created_at',
    order: 'falling',
    from: LATEST,
  },
  { path: (last) => nativeList('profiles', `state = '${place.state}' && id > '${last}'`, 'id'), key: 'id', order: 'rising', from: '' },
  {
    path: (last) => nativeList('notifications', `user_id = '${id}' && created_at < '${last}'`, '-created_at'),
    key: 'created_at',
    order: 'falling',
    from: LATEST,
  },
]

/** Both ways must bring the same documents. A pull also brings the own account. */
async function checkWhole(puller: Puller, pager: Pager): Promise<void> {
  await puller.round()
  if (puller.documents !== heldByProvider + 1) throw new Error(`${puller.documents} documents were pulled`)
  let rows = 0
  await pager.whole(() => rows++)
  // Cards beyond a device's horizon are listed too.
  if (rows < heldByProvider) throw new Error(`${rows} rows were listed`)
}
