import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proposalId } from '#domain/ids'
import { eventually } from '../support/eventually'
import type { RecordedDatabase } from '../support/recorded-database'
import { recordedPerson } from '../support/recorded-person'
import { beginStory, complete, publishes, type Story, settled, shows } from '../support/story'

let story: Story

beforeAll(async () => {
  story = await beginStory()
})
afterAll(() => story.end())

const folder = join(import.meta.dirname, 'releases')
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

function proposedOn(recorded: RecordedDatabase[]): string {
  const outbox = recorded.find(({ name }) => name.endsWith('--outbox'))?.stores.find(({ name }) => name === 'docs')
  for (const { value } of outbox?.records ?? []) {
    const row = v.safeParse(unsentProposal, value)
    if (row.success) return row.output.args.project_id
  }
  throw new Error('The recording has no unsent proposal.')
}
