import { documents } from '../../pocketbase/src/sync/documents'
import type { Person } from '../support/people'
import { call, type Server, sql, superToken } from '../support/server-client'
import { heldByProvider, openBusyState, place } from './support/busy-state'
import { clientOf, perSecond } from './support/client'
import type { Bench, Comparison, Goal, Side } from './support/comparison'
import { type List, nativeList, PAGE, Pager } from './support/pages'
import { Puller } from './support/puller'

const AT_ONCE = [1, 4, 16]
const FOR_MS = 2_000

/** Everything that a provider of a busy state holds, pulled again and again by so many of them. */
export const pull: Bench = {
  name: 'pull',
  title: 'Documents a second, of providers who pull 10,000: 5,000 open projects, 2,000 cards, 3,000 notifications',
  async comparisons(stage) {
    const server = await stage.server({ hooks: plainHook })
    const people = await openBusyState(server, Math.max(...AT_ONCE))
    await talkOfOthers(server)
    await setRules(server)
    const superuser = await superToken(server)
    const client = clientOf(server)
    const [first] = people
    if (!first) throw new Error('nobody pulls')
    await checkWhole(new Puller(client, first), [
      new Pager(client, nativeLists(first), superuser),
      new Pager(client, ruledLists(), first.token),
      new Pager(client, plainLists(first)),
    ])

    const sides = (count: number) => {
      const rate = (name: string, work: (worker: number) => Promise<number>): Side => ({
        name,
        measure: async () => ({ documents: await perSecond(count, FOR_MS, work) }),
      })
      const pulling = (encoding: 'gzip' | 'identity') => {
        const pullers = people.map((person) => new Puller(client, person, encoding))
        return rate(encoding === 'gzip' ? 'pull' : 'pull, not compressed', async (worker) => {
          const puller = pullers[worker]
          if (!puller) throw new Error('nobody pulls')
          if (puller.isDone) puller.forget()
          return puller.page()
        })
      }
      const paging = (name: string, listsOf: (person: Person) => List[], tokenOf: (person: Person) => string) => {
        const pagers = people.map((person) => new Pager(client, listsOf(person), tokenOf(person)))
        return rate(name, async (worker) => (await pagers[worker]?.page()) ?? 0)
      }
      return {
        pulled: pulling('gzip'),
        unpacked: pulling('identity'),
        native: paging('keyset list without rules', nativeLists, () => superuser),
        ruled: paging('keyset list with rules', ruledLists, ({ token }) => token),
        plain: paging('same SQL without rights', plainLists, () => ''),
      }
    }
    return AT_ONCE.flatMap((count): Comparison[] => {
      const { pulled, unpacked, native, ruled, plain } = sides(count)
      const compared = (ours: Side, beside: Side, goals: Goal[] = []): Comparison => ({
        name: `${count} at once`,
        ours,
        beside,
        figures: { documents: { unit: 'per s', goals } },
      })
      return [
        compared(pulled, native, [{ ratioLeast: 0.8 }]),
        compared(pulled, ruled, [{ ratioLeast: 6 }]),
        compared(pulled, plain),
        ...(count === 1 ? [compared(unpacked, native)] : []),
      ]
    })
  },
}

const PROPOSALS = 3

/** Each project has proposals of other providers, and a conversation with one of them: a pull has nothing of it, a rule looks at all. */
async function talkOfOthers(server: Server): Promise<void> {
  await sql(
    server,
    `INSERT INTO proposals (id, project_id, provider_id, amount, cover_letter, proposal_type, duration_days, status, revisions, created_at, updated_at)
      SELECT 'q' || u.n || substr(p.id, 3), p.id, u.id, 1500, 'Começo segunda.', 'service', 5, 'pending', '[]', p.created_at, p.created_at
      FROM projects p JOIN (SELECT id, row_number() OVER () AS n FROM users WHERE email LIKE '%@x.example' LIMIT ${PROPOSALS}) u`,
  )
  await sql(
    server,
    `INSERT INTO conversations (id, participant_one, participant_two, project_id, last_message_at, created_at)
      SELECT 'c' || substr(q.id, 2), min(q.provider_id, p.client_id), max(q.provider_id, p.client_id), p.id, q.created_at, q.created_at
      FROM proposals q JOIN projects p ON p.id = q.project_id WHERE q.id LIKE 'q1%'`,
  )
}

/** What each list must ask of a row so that it shows no more than a pull does. Rule F2. */
async function setRules(server: Server): Promise<void> {
  const me = '@request.auth.id'
  const rules = {
    projects: [
      "(status = 'open' && state = @request.auth.state)",
      `client_id = ${me}`,
      `proposals_via_project_id.provider_id ?= ${me}`,
      `(status = 'open' && (conversations_via_project_id.participant_one ?= ${me} || conversations_via_project_id.participant_two ?= ${me}))`,
    ].join(' || '),
    profiles: 'state = @request.auth.state',
    notifications: `user_id = ${me}`,
  }
  for (const [collection, listRule] of Object.entries(rules)) {
    const answer = await call(server, 'PATCH', `/api/collections/${collection}`, { token: await superToken(server), body: { listRule } })
    if (answer.status !== 200) throw new Error(`${collection}: ${JSON.stringify(answer.body)}`)
  }
}

const LATEST = '9999'
const lists = (projects: List['path'], profiles: List['path'], notifications: List['path']): List[] => [
  { path: projects, key: 'created_at', order: 'falling', from: LATEST },
  { path: profiles, key: 'id', order: 'rising', from: '' },
  { path: notifications, key: 'created_at', order: 'falling', from: LATEST },
]

/** A superuser is asked no rule: the filter says what the rule would. */
const nativeLists = ({ id }: Person): List[] =>
  lists(
    (last) => nativeList('projects', `status = 'open' && state = '${place.state}' && created_at < '${last}'`, '-created_at'),
    (last) => nativeList('profiles', `state = '${place.state}' && id > '${last}'`, 'id'),
    (last) => nativeList('notifications', `user_id = '${id}' && created_at < '${last}'`, '-created_at'),
  )

const ruledLists = (): List[] =>
  lists(
    (last) => nativeList('projects', `created_at < '${last}'`, '-created_at'),
    (last) => nativeList('profiles', `id > '${last}'`, 'id'),
    (last) => nativeList('notifications', `created_at < '${last}'`, '-created_at'),
  )

const plainLists = ({ id }: Person): List[] => {
  const path = (collection: string) => (last: string) => `/plain/${collection}?${new URLSearchParams({ me: id, last })}`
  return lists(path('projects'), path('profiles'), path('notifications'))
}

const plainSql = (collection: 'projects' | 'profiles' | 'notifications', rows: string): string => {
  const { fields, joins } = documents[collection]
  return `SELECT json_group_array(json_object(${fields})) AS documents FROM (${rows} LIMIT ${PAGE}) r ${joins}`
}

const statements = {
  projects: plainSql(
    'projects',
    `SELECT id AS record FROM projects WHERE status = 'open' AND state = '${place.state}' AND created_at < {:last} AND {:me} <> '' ORDER BY created_at DESC`,
  ),
  profiles: plainSql(
    'profiles',
    `SELECT id AS record FROM users WHERE verified = TRUE AND role IN ('empresa', 'autonomo') AND state = '${place.state}' AND id > {:last} AND {:me} <> '' ORDER BY id`,
  ),
  notifications: plainSql(
    'notifications',
    'SELECT id AS record FROM notifications WHERE user_id = {:me} AND created_at < {:last} ORDER BY created_at DESC',
  ),
}

/** The SQL that builds documents, in the server's own engine, without the feed. */
const plainHook = `routerAdd('GET', '/plain/{collection}', (e) => {
  const query = e.request.url.query()
  const row = new DynamicModel({ documents: '' })
  const sql = ${JSON.stringify(statements)}[e.request.pathValue('collection')]
  $app.concurrentDB().newQuery(sql).bind({ me: query.get('me'), last: query.get('last') }).one(row)
  return e.string(200, row.documents)
}, $apis.gzip())`

/** All ways must bring the same documents, or their times say nothing. Their own account comes with a pull besides. */
async function checkWhole(puller: Puller, pagers: readonly Pager[]): Promise<void> {
  await puller.round()
  if (puller.documents !== heldByProvider + 1) throw new Error(`${puller.documents} documents were pulled`)
  for (const pager of pagers) {
    let rows = 0
    await pager.whole(() => rows++)
    // A card that is beyond a device's horizon is in a list.
    if (rows < heldByProvider) throw new Error(`${rows} rows were listed`)
  }
}
