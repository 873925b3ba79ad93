import { beforeAll, describe, expect, test } from 'vitest'
import { collections as definitions } from '#domain/collections'
import { collectionNames } from '#domain/documents'
import { newId } from '#new-id'
import { photoCollections } from '../../pocketbase/src/photo-kinds'
import { routes } from '../../pocketbase/src/routes'
import { password } from '../support/data/people'
import { type Answer, call, fieldOf, get, post, quoted, type Row, sql, textAt } from '../support/server/server-client'
import { withServer } from '../support/server/with-server'
import { access, openCollections, questions, requestOf, routeCases, statusFor, systemCollections, type Viewer, viewers } from './access'
import { readableBy } from './support/readable'
import { Device } from './support/simplest-device'
import { type Stage, sendAvatar, setStage } from './support/stage'
import { openStream } from './support/stream'
import { tablesOf, visibleTo } from './support/visible'

const server = withServer()
let stage: Stage
beforeAll(async () => {
  stage = await setStage(server)
})

const tokenOf = (viewer: Viewer): string => stage.tokens[viewer]
const idOf = (record: string): string => stage.ids[record] ?? ''
const collections = [...new Set(access.map(({ collection }) => collection))]
const items = (body: unknown): Row[] => (body as { items?: Row[] }).items ?? []

const synced = access.flatMap(({ collection, ...entry }) => collectionNames.filter((name) => name === collection).map((name) => ({ ...entry, name })))
const devices = ['owner', 'winner', 'loser', 'otherClient', 'otherProvider'] as const

describe.each(collections)('[F6] %s, natively', (collection) => {
  test.each(viewers)('[F6] shows %s nothing, and answers the same whether a record is there or not', async (viewer) => {
    const path = `/api/collections/${collection}/records`
    const ids = access.filter((entry) => entry.collection === collection).map(({ record }) => idOf(record))
    const ask = async (one: string) => (await get(server, one, tokenOf(viewer))).status
    const [list, absent, ...present] = await Promise.all([path, `${path}/${newId()}`, ...ids.map((id) => `${path}/${id}`)].map(ask))
    if (openCollections.includes(collection)) return expect([list, absent, ...present]).toEqual([200, 404, ...ids.map(() => 200)])
    expect([list, ...present]).toEqual([403, ...ids.map(() => absent)])
    expect([403, 404]).toContain(absent)
  })
})

test("[F6] no collection can be listed or viewed but those that are open, PocketBase's own, and a photo at the download of its file", async () => {
  const ruled = 'SELECT name, listRule, viewRule FROM _collections WHERE listRule IS NOT NULL OR viewRule IS NOT NULL ORDER BY name'
  const rules = await sql(server, ruled)
  expect(rules.map(({ name }) => name)).toEqual([...systemCollections, ...openCollections, ...photoCollections].sort())
  for (const { name, listRule, viewRule } of rules) {
    if (photoCollections.includes(String(name)))
      expect([listRule, viewRule]).toEqual([null, expect.stringMatching(/^@request\.context = 'protectedFile' && /)])
    else if (openCollections.includes(String(name))) expect([listRule, viewRule]).toEqual(['', ''])
    else expect([listRule, viewRule].every((rule) => String(rule).includes('recordRef = @request.auth.id'))).toBe(true)
  }
})

test.each(devices)(
  '[PRODUCT 4] [PRODUCT 16] [PRODUCT 17] [F6] what %s may read by the rules of the product is what the table says',
  async (viewer) => {
    const idsOf = await readableBy(server, stage.people[viewer].id)
    for (const { record, name, seenBy } of synced) expect(idsOf(name).includes(idOf(record)), record).toBe(seenBy.includes(viewer))
  },
)

/** A project that is agreed, was completed once, and asks its owner: each field that is not for everyone has something to hide. */
const HIDES_MOST = 'UPDATE projects SET completed_at = created_at, asked_at = created_at WHERE id = '

describe('a device', () => {
  const pulled = new Map<Viewer, Device>()
  const heldBy = (viewer: Viewer) => pulled.get(viewer) ?? new Device(server, { id: viewer, token: '' })

  beforeAll(async () => {
    await sql(server, HIDES_MOST + quoted(idOf('project in progress')))
    for (const viewer of devices) {
      const device = new Device(server, { id: viewer, token: tokenOf(viewer) })
      await device.pull()
      pulled.set(viewer, device)
    }
  })

  test.each(devices)('[F6] of %s pulls what they may see through their channels', (viewer) => {
    for (const { record, name, seenBy, heldBy: holders = seenBy } of synced)
      expect(heldBy(viewer).all(name).has(idOf(record)), record).toBe(holders.includes(viewer))
  })

  test.each(devices)('[F3] [F5] of %s has each field where its readers name them, and the others empty', async (viewer) => {
    for (const [name, wanted] of visibleTo(stage.people[viewer].id, await tablesOf(server))) expect(heldBy(viewer).all(name), name).toEqual(wanted)
  })

  test('[F3] that reads a field beside one that does not: each field that is not for all', () => {
    const seen = (['owner', 'loser'] as const).map((viewer) => heldBy(viewer).all('projects').get(idOf('project in progress')))
    const narrow = Object.entries(definitions.projects.readers).flatMap(([name, readers]) => (readers === 'anyone' ? [] : [name]))
    expect(narrow.map((name) => seen.map((project) => Boolean(project?.[name])))).toEqual(narrow.map(() => [true, false]))
  })
})

test.each(collections)('%s cannot be written natively by any viewer', async (collection) => {
  const path = `/api/collections/${collection}/records`
  const record = access.find((entry) => entry.collection === collection)?.record ?? ''
  const before = await sql(server, `SELECT * FROM ${collection} ORDER BY id`)
  const someFields = { title: 'x', status: 'open', full_name: 'x', verified: true, role: 'admin', is_read: true, value: 'x', content: 'x' }
  for (const viewer of viewers) {
    const token = tokenOf(viewer)
    const answers = [
      await call(server, 'POST', path, { token, body: { id: newId(), ...someFields } }),
      await call(server, 'PATCH', `${path}/${idOf(record)}`, { token, body: someFields }),
      await call(server, 'DELETE', `${path}/${idOf(record)}`, { token }),
    ]
    for (const { status } of answers) expect([400, 403, 404], viewer).toContain(status)
  }
  expect(await sql(server, `SELECT * FROM ${collection} ORDER BY id`)).toEqual(before)
})

test.each(questions)('[F6] $by gets no answer to $asked about $collection', async ({ by, collection, asked }) => {
  const query = JSON.stringify(asked).replace('{winner}', idOf('winner'))
  const { status } = await get(server, `/api/collections/${collection}/records?${new URLSearchParams(JSON.parse(query))}`, tokenOf(by))
  expect([400, 403]).toContain(status)
})

test('[F6] a setting of the site is asked for by its key, as the app does', async () => {
  const query = new URLSearchParams({ filter: 'key = "how_it_works_video_url"', perPage: '1', skipTotal: '1', fields: 'value' })
  expect(items((await get(server, `/api/collections/site_settings/records?${query}`)).body)).toEqual([{ value: '' }])
})

/** Paths by which the record of an account could bring along every record that refers to one. */
const RELATIONS = `SELECT collection.name || '_via_' || (field.value ->> 'name') AS path FROM _collections collection, json_each(collection.fields) field
  WHERE field.value ->> 'collectionId' = (SELECT id FROM _collections WHERE name = 'users')`

test.each(['owner', 'winner', 'loser'] as const)(
  '[F6] nothing comes along by expand with the account that PocketBase gives %s back',
  async (viewer) => {
    const { id, token, person } = stage.people[viewer]
    const paths = (await sql(server, RELATIONS)).map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['proposals_via_provider_id', 'projects_via_client_id']))
    const everything = `expand=${paths.join(',')}`
    const answers = [
      await call(server, 'PATCH', `/api/collections/users/records/${id}?${everything}`, { token, body: {} }),
      await call(server, 'POST', `/api/collections/users/auth-refresh?${everything}`, { token }),
      await call(server, 'POST', `/api/collections/users/auth-with-password?${everything}`, { body: { identity: person.email, password } }),
    ]
    const given = (answer: Answer) => fieldOf(answer, 'expand') ?? fieldOf({ ...answer, body: fieldOf(answer, 'record') }, 'expand')
    for (const answer of answers) expect([answer.status, given(answer)]).toEqual([200, undefined])
  },
)

describe('[W1] realtime topics', () => {
  const topicsOf = (viewer: Viewer): string[] => {
    if (viewer === 'admin') return ['admin']
    if (viewer === 'signedOut') return []
    const { id, person } = stage.people[viewer]
    return [`user:${id}`, 'cards:SP', ...(person.role === 'cliente' ? [] : ['open:SP'])]
  }

  test.each(viewers)('[W1] %s can subscribe to their own channels and no others', async (viewer) => {
    const stream = await openStream(server)
    const own = topicsOf(viewer)
    const foreign = viewers.flatMap(topicsOf).filter((topic) => !own.includes(topic))
    const native = collections.flatMap((name) => [name, `${name}/*`, `${name}/${stage.ids['open project']}`])
    for (const topic of [
      ...foreign,
      ...native,
      'open',
      'cards',
      'open:',
      'open:RJ',
      'near:SP:RJ',
      'near:RJ:SP',
      'cards:RJ',
      'user:*',
      '*',
      'open:SP?options={}',
    ]) {
      expect((await stream.subscribe([...own, topic], tokenOf(viewer))).status, topic).toBe(403)
    }
    expect((await stream.subscribe([...own, 'PB_CONNECT'], tokenOf(viewer))).status).toBe(204)
    stream.close()
  })
})

describe('files', () => {
  const fileToken = async (viewer: Viewer) => {
    const answer = await call(server, 'POST', '/api/files/token', { token: tokenOf(viewer) })
    return answer.status === 200 ? textAt(answer, 'token') : ''
  }

  test.each(viewers)(
    '[PRODUCT 20] [PRODUCT 127] [F6] a photo is shown to %s when its project is, and one of a work to its two sides',
    async (viewer) => {
      const token = await fileToken(viewer)
      for (const [record, file] of [
        ['photo of the open project', stage.photos.open],
        ['photo of the project in progress', stage.photos.closed],
        ['photo of the work', stage.photos.work],
        ['photo of an undone work', stage.photos.undone],
      ] as const) {
        const { collection = '', seenBy = [] } = access.find((entry) => entry.record === record) ?? {}
        const answer = await get(server, `/api/files/${collection}/${idOf(record)}/${file}?token=${token}`)
        expect(answer.status, record).toBe(seenBy.includes(viewer) ? 200 : 404)
      }
    },
  )

  test('[F6] a photo needs a token, and an avatar only its name', async () => {
    expect((await get(server, `/api/files/project_images/${idOf('photo of the open project')}/${stage.photos.open}`)).status).toBe(404)
    const winner = idOf('account of the winner')
    expect((await get(server, `/api/files/profiles/${winner}/${stage.avatar}`)).status).toBe(200)
    expect((await get(server, `/api/files/profiles/${winner}/another.png`)).status).toBe(404)
  })
})

describe("one's own record", () => {
  test('[PRODUCT 12] takes an avatar, and a password with the old one', async () => {
    const me = stage.people.otherClient
    expect((await sendAvatar(me)).status).toBe(200)
    const passwords = { password: 'novasenha', passwordConfirm: 'novasenha' }
    const withoutOld = await call(server, 'PATCH', `/api/collections/users/records/${me.id}`, { token: me.token, body: passwords })
    expect([withoutOld.status, (await me.changesPassword('novasenha', 'errada')).status]).toEqual([400, 400])
    expect((await me.changesPassword('novasenha')).status).toBe(200)
    const answer = await post(server, '/api/collections/users/auth-with-password', { identity: me.person.email, password: 'novasenha' })
    stage.tokens.otherClient = textAt(answer, 'token')
  })

  test('accounts cannot be made natively', async () => {
    const body = { email: 'novo@canteiro.example', password, passwordConfirm: password, role: 'cliente' }
    expect((await call(server, 'POST', '/api/collections/users/records', { body })).status).toBe(403)
  })
})

describe('own routes', () => {
  test('have each a case, and none is of a route that is gone', () => {
    const asked = new Set(routeCases.map(({ route }) => route))
    expect([...asked].sort()).toEqual(routes.map(({ pattern }) => pattern).sort())
  })

  test('[F6] below /api/admin are for administrators, but their entrance', () => {
    const open = routes.filter(({ pattern, asker }) => pattern.includes(' /api/admin/') && asker !== 'administrators')
    expect(open.map(({ pattern }) => pattern)).toEqual(['POST /api/admin/sign-in'])
  })

  test.each(viewers)('[P2] answer %s as they should', async (viewer) => {
    for (const entry of routeCases) {
      const { route, of, body } = entry
      const answer = await call(server, ...requestOf(entry, of ? idOf(of) : newId()), { token: tokenOf(viewer), body })
      expect(answer.status, `${route} ${of ?? ''}`).toBe(statusFor(entry, viewer))
      if (answer.status >= 400 && !entry.isPage) expect(answer.body).toEqual({ code: expect.any(String) })
    }
  })

  test('[F5] which proposal was accepted reaches the owner and the chosen provider only, by the route of one project too', async () => {
    const closed = idOf('project in progress')
    for (const viewer of ['owner', 'winner', 'loser', 'admin'] as const) {
      const won = fieldOf(await get(server, `/api/projects/${closed}`, tokenOf(viewer)), 'accepted_proposal_id')
      expect(won).toBe(viewer === 'owner' || viewer === 'winner' ? idOf('accepted proposal') : '')
    }
  })
})
