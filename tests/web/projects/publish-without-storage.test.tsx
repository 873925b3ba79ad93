import { act } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { links } from '#links'
import { errorText } from '#texts'
import { emptyProject } from '../../../web/src/features/projects/project-draft'
import { type NewProject, useNewProject } from '../../../web/src/features/projects/use-new-project'
import { anAccount } from '../../domain/builders'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { mount } from '../ui/mount'

const database = eachWithDatabase()
let project: NewProject
let path: string

const full = () => {
  throw new DOMException('no room', 'QuotaExceededError')
}
const soon = (condition: () => unknown) => expect.poll(() => act(async () => condition()))

function Page() {
  project = useNewProject()
  path = useLocation().pathname
  return null
}

/** A project that is written to its end, and reviewed. */
beforeEach(async () => {
  await database().users.insert({ ...anAccount(), newest: 0 })
  await mount(inAccount(standInAccount(database()), <Page />))
  await soon(() => project.isReady).toBe(true)
  const typed = { ...emptyProject, title: 'Muro', description: 'Muro de 12 m.', address: 'Cambuí, rua das Flores' }
  await act(async () => project.draft.setValue(typed))
  await act(async () => project.form.formProps.onSubmit())
  await soon(() => project.isReviewing).toBe(true)
})
afterEach(() => void vi.restoreAllMocks())

test('a device that cannot read its photos says so when a project is published, and lets its person try again', async () => {
  const find = vi.spyOn(database().uploads, 'find').mockImplementation(full)
  await act(() => project.publish())
  expect([project.isPublishing, project.isReviewing, project.form.refusal]).toEqual([false, false, errorText('storage_full')])
  expect(project.draft.value.title).toBe('Muro')
  find.mockRestore()
  await act(() => project.publish())
  const sent = await database().outbox.find().exec()
  expect(sent).toMatchObject([{ verb: 'publish_project' }])
  await soon(() => path).toBe(links.project(String(sent[0]?.args.project_id)))
})

test('a device that cannot keep the command says so, with the project still written', async () => {
  vi.spyOn(database().outbox, 'bulkInsert').mockImplementation(full)
  await act(() => project.publish())
  expect([project.isPublishing, project.isReviewing, project.form.refusal]).toEqual([false, false, errorText('storage_full')])
  expect(project.draft.value.title).toBe('Muro')
})
