import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proposalId } from '#domain/ids'
import { newId } from '#new-id'
import { eventually } from '../../support/eventually'
import type { RecordedDatabase } from '../../support/recorded-database'
import { recordedPerson } from '../../support/recorded-person'
import { beginStory, complete, publishes, type Story, settled, shows } from '../../support/story'

let story: Story

beforeAll(async () => {
  story = await beginStory()
})
afterAll(() => story.end())

const folder = join(import.meta.dirname, '../../sync/releases')
const releases = (await readdir(folder)).map((file) => file.replace('.json', ''))
const unsentProposal = v.object({
  verb: v.literal('send_proposal'),
  state: v.picklist(['queued', 'sent']),
  args: v.object({ project_id: v.string() }),
})

test.for(releases)('what release %s left on a device goes on: unsent items are sent, refused ones and drafts stay', async (release) => {
  const recorded: RecordedDatabase[] = JSON.parse(await readFile(join(folder, `${release}.json`), 'utf8'))
  const project = proposedOn(recorded)
  const owner = await story.device(await story.person('cliente', 'Ana Lima'))
  const person = await story.person(recordedPerson.role, recordedPerson.full_name, { id: recordedPerson.id })
  await complete(owner)
  await publishes(owner, { project_id: project })

  const device = await story.device(person, { recorded })
  await settled(device)
  await shows(owner, 'proposals', proposalId(project, person.id))
  expect(await owner.documents('proposals')).toMatchObject([{ cover_letter: 'Ainda não foi enviada.', provider_id: person.id }])
  await eventually(
    () => device.documents('users'),
    ([account]) => account !== undefined && account.avatar !== '',
  )
  expect(await device.pendencias()).toMatchObject([{ verb: 'send_proposal', code: 'parent_missing', args: { cover_letter: 'Chegou tarde.' } }])
  expect(await device.draft(`proposal:${project}`)).toEqual({ cover_letter: 'Meio escrita' })
  expect((await device.documents('projects')).map(({ id }) => id)).toEqual([project])
})

test.for(releases)('[L5] what release %s holds of other states goes, on the server that it knew', async (release) => {
  const id = 'gravada0pessoa2'
  const recorded: RecordedDatabase[] = JSON.parse((await readFile(join(folder, `${release}.json`), 'utf8')).replaceAll(recordedPerson.id, id))
  const project = newId()
  const owner = await story.device(await story.person('cliente', 'Ana Lima', { city: 'Betim', state: 'MG' }))
  await complete(owner)
  await publishes(owner, { project_id: project, city: 'Betim', state: 'MG' })
  const person = await story.person(recordedPerson.role, recordedPerson.full_name, { id })
  const { token, seen } = await owner.position()

  // Its documents and how far it had come are of the server as it was: everything open, in one channel.
  const known = withDocument(upTo(recorded, token, seen), 'projects', project)
  expect(JSON.stringify(known)).toContain(project)
  const device = await story.device(person, { recorded: known })
  const floors = async () => Object.keys((await device.position()).collections.projects?.checkpoint?.floors ?? {}).sort()
  await eventually(floors, (channels) => channels.join() === `open:SP,user:${id}`)
  await settled(device)
  expect((await device.documents('projects')).map(({ id }) => id)).not.toContain(project)
})

const position = v.looseObject({
  token: v.string(),
  seen: v.number(),
  collections: v.record(v.string(), v.looseObject({ checkpoint: v.looseObject({}) })),
})
const stored = v.looseObject({ data: position })

/** As if it had pulled everything of this start of the server. */
const upTo = (recorded: RecordedDatabase[], token: string, head: number): RecordedDatabase[] =>
  changeRecords(recorded, (_, { key, value }) => {
    const known = v.safeParse(stored, value)
    if (!known.success) return { key, value }
    const { data } = known.output
    const collections = Object.entries(data.collections).map(([name, { checkpoint, ...more }]) => [
      name,
      { ...more, checkpoint: { ...checkpoint, head } },
    ])
    return { key, value: { ...known.output, data: { ...data, token, seen: head, collections: Object.fromEntries(collections) } } }
  })

/** Its documents of a collection are all this one. */
const withDocument = (recorded: RecordedDatabase[], collection: string, id: string): RecordedDatabase[] =>
  changeRecords(recorded, (place, { key, value }) => (place === `${collection} docs` ? { key: id, value: { ...Object(value), id } } : { key, value }))

type Stored = RecordedDatabase['stores'][number]['records'][number]

/** `change` is told the collection and the store that a record is in. */
function changeRecords(recorded: RecordedDatabase[], change: (place: string, record: Stored) => Stored): RecordedDatabase[] {
  return recorded.map((database) => ({
    ...database,
    stores: database.stores.map((store) => ({
      ...store,
      records: store.records.map((record) => change(`${database.name.split('--').at(-1)} ${store.name}`, record)),
    })),
  }))
}

function proposedOn(recorded: RecordedDatabase[]): string {
  const outbox = recorded.find(({ name }) => name.endsWith('--outbox'))?.stores.find(({ name }) => name === 'docs')
  for (const { value } of outbox?.records ?? []) {
    const row = v.safeParse(unsentProposal, value)
    if (row.success) return row.output.args.project_id
  }
  throw new Error('The recording has no unsent proposal.')
}
