import { newId } from '#new-id'
import { type Session, signedIn } from '../server/support/session'
import { openProjectsOf } from '../support/open-projects'
import { call, quoted, type Server, sql, superToken } from '../support/server-client'
import { answered, type Client, clientOf, timed } from './support/client'
import type { Bench, Comparison } from './support/comparison'
import { type List, nativeList, PAGE, Pager } from './support/pages'
import { Puller } from './support/puller'

const HELD = 10_000
const CHANGED = 20
const WRITERS = 8
const BATCH = 20
const WRITE_FOR_MS = 2_000

/** What a device that holds 10,000 records asks when it comes back: a pull, all of a list, or what a list says was updated since. */
export const returning: Bench = {
  name: 'returning',
  title: `A device that holds ${HELD.toLocaleString('en')} records comes back: a pull beside lists`,
  async comparisons(stage) {
    const server = await stage.server({ hooks: batchHook })
    const client = clientOf(server)
    const person = await signedIn(server, 'cliente')
    const superuser = await superToken(server)
    await holdProjects(server, person)
    await holdItems(server, person, superuser)
    const { id: other } = await signedIn(server, 'cliente')
    const world: World = { server, client, person, superuser, other }
    const copies = { pull: new PulledCopy(world), updated: new UpdatedCopy(world), full: new FullCopy(world) }
    for (const copy of Object.values(copies)) await copy.round()
    const changed = (copy: Copy) => async () => {
      await changeSome(world, copy.table)
      const { bytes, requests } = copy
      const time = await timed(() => copy.round())
      return { time, bytes: copy.bytes - bytes, requests: copy.requests - requests }
    }
    const compared = (beside: Copy, isFull: boolean): Comparison => ({
      name: `${CHANGED} changed`,
      ours: { name: 'pull', measure: changed(copies.pull) },
      beside: { name: beside.name, measure: changed(beside) },
      figures: {
        requests: { unit: 'requests', goals: [{ oursMost: 1 }] },
        bytes: { unit: 'bytes', goals: isFull ? [{ ratioMost: 1 / 50 }] : [] },
        time: { unit: 'ms' },
      },
    })
    const complete = (name: string, figure: string, count: (copy: Copy) => Promise<number>, beside: Copy): Comparison => ({
      name,
      ours: { name: 'pull', measure: async () => ({ [figure]: await count(copies.pull) }) },
      beside: { name: beside.name, measure: async () => ({ [figure]: await count(beside) }) },
      figures: { [figure]: { unit: 'rows', goals: [{ oursMost: 0 }] } },
      isCold: true,
    })
    const others = [copies.full, copies.updated]
    return [
      ...others.map((beside) => compared(beside, beside === copies.full)),
      ...others.map((beside) => complete(`${WRITERS} write while it asks`, 'rows that stay as they were', (copy) => lostBy(world, copy), beside)),
      ...others.map((beside) => complete(`${CHANGED} are given to another person`, 'rows that it keeps', (copy) => keptBy(world, copy), beside)),
    ]
  },
}

type World = { server: Server; client: Client; person: Session; superuser: string; other: string }

async function holdProjects(server: Server, { id }: Session): Promise<void> {
  await openProjectsOf(server, 'SP', 'Campinas', HELD)
  await sql(server, `UPDATE projects SET client_id = ${quoted(id)}`)
}

/** The same records in a collection as PocketBase's users make one, with the column that they ask by. */
async function holdItems(server: Server, { id }: Session, token: string): Promise<void> {
  const texts = ['owner', 'title', 'description', 'address', 'city', 'state', 'status', 'created_at']
  const fields = [
    ...texts.map((name) => ({ type: 'text', name, max: 5_000 })),
    { type: 'number', name: 'budget' },
    { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
  ]
  const indexes = ['CREATE INDEX idx_items_owner ON items (owner, updated)']
  const body = { name: 'items', type: 'base', listRule: 'owner = @request.auth.id', fields, indexes }
  const answer = await call(server, 'POST', '/api/collections', { token, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  await sql(
    server,
    `INSERT INTO items (id, owner, title, description, address, city, state, status, created_at, budget, updated)
      SELECT id, ${quoted(id)}, title, description, address, city, state, status, created_at, budget, '2026-01-01 00:00:00.000Z' FROM projects`,
  )
}

/** What a device holds: titles by id. `table` is where its records are. */
type Copy = { name: string; table: 'projects' | 'items'; titles: Map<string, string>; bytes: number; requests: number; round(): Promise<void> }

class PulledCopy implements Copy {
  readonly name = 'pull'
  readonly table = 'projects'
  readonly titles = new Map<string, string>()
  private readonly puller: Puller

  constructor({ client, person }: World) {
    // Lists are not compressed either.
    this.puller = new Puller(client, person, 'identity')
  }

  get bytes(): number {
    return this.puller.bytes
  }

  get requests(): number {
    return this.puller.requests
  }

  round(): Promise<void> {
    return this.puller.round((collection, document) => {
      if (collection !== 'projects') return
      if (document._deleted) this.titles.delete(document.id)
      else this.titles.set(document.id, 'title' in document ? String(document.title) : '')
    })
  }
}

const byId: List = { path: (last) => nativeList('items', `id > '${last}'`, 'id'), key: 'id', order: 'rising', from: '' }

class FullCopy implements Copy {
  readonly name = 'full list'
  readonly table = 'items'
  titles = new Map<string, string>()
  private readonly pager: Pager

  constructor({ client, person }: World) {
    this.pager = new Pager(client, [byId], person.token)
  }

  get bytes(): number {
    return this.pager.bytes
  }

  get requests(): number {
    return this.pager.requests
  }

  async round(): Promise<void> {
    const titles = new Map<string, string>()
    await this.pager.whole(({ id, title }) => titles.set(String(id), String(title)))
    this.titles = titles
  }
}

/** Asks for what was updated after the latest time that it has seen; at first for everything. */
class UpdatedCopy implements Copy {
  readonly name = 'updated > list'
  readonly table = 'items'
  readonly titles = new Map<string, string>()
  bytes = 0
  requests = 0
  private latest = ''

  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  async round(): Promise<void> {
    const { client, person } = this.world
    if (this.latest === '') return new Pager(client, [byId], person.token).whole((row) => this.note(row))
    for (let isFull = true; isFull; ) {
      const heard = await answered(client({ path: nativeList('items', `updated > '${this.latest}'`, 'updated'), token: person.token }))
      const { items }: { items: Record<string, unknown>[] } = JSON.parse(heard.text())
      this.bytes += heard.bytes
      this.requests++
      for (const row of items) this.note(row)
      isFull = items.length === PAGE
    }
  }

  private note({ id, title, updated }: Record<string, unknown>): void {
    this.titles.set(String(id), String(title))
    if (String(updated) > this.latest) this.latest = String(updated)
  }
}

/** As PocketBase writes the time of an update. */
const now = "strftime('%Y-%m-%d %H:%M:%fZ', 'now')"
const updatedOf = (table: Copy['table']): string => (table === 'items' ? `, updated = ${now}` : '')

const changeSome = ({ server }: World, table: Copy['table']) =>
  sql(server, `UPDATE ${table} SET title = title || '.'${updatedOf(table)} WHERE id IN (SELECT id FROM ${table} ORDER BY random() LIMIT ${CHANGED})`)

/** Many rows in one transaction, as a job or an import writes them. */
const batchHook = `routerAdd('POST', '/batch/{table}', (e) => {
  const { ids } = e.requestInfo().body
  $app.runInTransaction((tx) => {
    for (const record of tx.findRecordsByIds(e.request.pathValue('table'), ids)) {
      record.set('title', $security.randomString(15))
      tx.save(record)
    }
  })
  return e.string(200, '')
})`

/** How many rows are not as they were last written, when people have written while this device asked again and again, and once more afterwards. */
async function lostBy(world: World, copy: Copy): Promise<number> {
  const { client, superuser, server } = world
  const ids = [...copy.titles.keys()]
  const written = new Set<string>()
  const end = Date.now() + WRITE_FOR_MS
  const write = async () => {
    while (Date.now() < end) {
      const id = ids[Math.floor(Math.random() * ids.length)] ?? ''
      const path = `/api/collections/${copy.table}/records/${id}`
      await answered(client({ method: 'PATCH', path, token: superuser, body: JSON.stringify({ title: newId() }) }))
      written.add(id)
    }
  }
  const writeMany = async () => {
    while (Date.now() < end) {
      const some = Array.from({ length: BATCH }, () => ids[Math.floor(Math.random() * ids.length)] ?? '')
      await answered(client({ method: 'POST', path: `/batch/${copy.table}`, body: JSON.stringify({ ids: some }) }))
      for (const id of some) written.add(id)
    }
  }
  const writing = Promise.all([writeMany(), ...Array.from({ length: WRITERS - 1 }, write)])
  while (Date.now() < end) await copy.round()
  await writing
  await copy.round()
  const rows = await sql(server, `SELECT id, title FROM ${copy.table}`)
  return rows.filter(({ id, title }) => written.has(String(id)) && copy.titles.get(String(id)) !== title).length
}

/** How many rows it still shows of those that are another person's by now. */
async function keptBy({ server, person, other }: World, copy: Copy): Promise<number> {
  const owner = copy.table === 'items' ? 'owner' : 'client_id'
  const given = await sql(server, `SELECT id FROM ${copy.table} WHERE ${owner} = ${quoted(person.id)} LIMIT ${CHANGED}`)
  const ids = given.map(({ id }) => String(id))
  await sql(server, `UPDATE ${copy.table} SET ${owner} = ${quoted(other)}${updatedOf(copy.table)} WHERE id IN (${ids.map(quoted).join(', ')})`)
  await copy.round()
  return ids.filter((id) => copy.titles.has(id)).length
}
