import { act, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { links } from '#links'
import { errorText } from '#texts'
import { draftNames } from '../../../web/src/data/kept-drafts/draft-names'
import { unsentIn } from '../../../web/src/data/store/unsent'
import { type NewProject, useNewProject } from '../../../web/src/features/projects/new/use-new-project'
import type { ShrunkPhoto } from '../../../web/src/features/projects/photos/shrink-photo'
import { uploadsIn } from '../../../web/src/sync'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { anAccount, ana } from '../../domain/builders'
import { picture, pictureOf, picturesOf } from '../../support/data/pictures'
import { eachWithAccount } from '../data/each-account'
import { noRoom } from '../data/full-storage'
import { soon, told, unmountAll } from '../ui/mount'

/** The photos that are being shrunk: each is done when its function is called. */
const shrinking = vi.hoisted((): ((photo: ShrunkPhoto | null) => void)[] => [])
vi.mock('../../../web/src/features/projects/photos/photo-shrinker', () => ({
  createPhotoShrinker: () => ({ shrink: () => new Promise<ShrunkPhoto | null>((resolve) => shrinking.push(resolve)), end: () => undefined }),
}))

const { database, hold, showAs, storedDraft } = eachWithAccount()
let project: NewProject
let path: string
/** 'REPLACE' where Back does not lead to the sent form. */
let cameBy: string

function Page() {
  project = useNewProject()
  path = useLocation().pathname
  cameBy = useNavigationType()
  return null
}
const stored = () => storedDraft(draftNames.newProject)
const outbox = async () => (await database().outbox.find().exec()).map(({ record, args }) => ({ record, title: args.title }))
const photos = async () => (await uploadsIn(database(), ['draft', 'waiting'])).map(({ record, state }) => `${record} ${state}`)

async function open(): Promise<void> {
  await showAs(ana, <Page />)
  await soon(() => project.isReady).toBe(true)
}

async function write(title: string): Promise<void> {
  await act(async () => project.draft.setValue((typed) => ({ ...typed, title, description: 'Muro de 12 m.', address: 'Cambuí, rua das Flores' })))
  await act(async () => project.form.formProps.onSubmit())
  await soon(() => project.isReviewing).toBe(true)
}

const choose = (count: number) => {
  const files = Array.from({ length: count }, (_, n) => new File(['x'], `${n}.jpg`))
  return act(async () => project.photos.add(Object.assign(files, { item: (n: number) => files[n] ?? null }) as unknown as FileList))
}

/** The next photo has been shrunk, and there are `kept` then. */
async function shrink(kept: number): Promise<void> {
  await soon(() => shrinking.length).toBe(1)
  await act(async () => shrinking.shift()?.(picturesOf(pictureOf(picture.png))))
  await soon(async () => (await photos()).length).toBe(kept)
}

beforeEach(async () => {
  shrinking.length = 0
  await hold('users', anAccount())
})

test('[PRODUCT 20] photos that are still being prepared when their form was left go with the project that is published after coming back', async () => {
  await open()
  await choose(3)
  await shrink(1)
  await unmountAll()
  await open()
  expect(project.photos.preparing).toEqual({ done: 1, of: 3 })
  await write('Muro')
  await act(async () => void project.publish())
  await shrink(2)
  expect(await outbox()).toEqual([])
  await shrink(3)
  await soon(outbox).toHaveLength(1)
  const [{ record } = { record: '' }] = await outbox()
  await soon(photos).toEqual([`${record} waiting`, `${record} waiting`, `${record} waiting`])
  await soon(() => path).toBe(links.project(record.split('/')[1] ?? ''))
  expect(cameBy).toBe('REPLACE')
})

test('[PRODUCT 39] photos that are still being prepared are counted at sign-out, though nothing else is written', async () => {
  await open()
  await choose(2)
  const photos = async () => (await unsentIn(database())).photos
  expect(await photos()).toBe(2)
  await shrink(1)
  await soon(photos).toBe(2)
  await shrink(2)
  await soon(() => project.photos.preparing).toBeNull()
  expect(await photos()).toBe(2)
})

test('[PRODUCT 20] a file that was rejected after its form was left is told where its person is by then, and in the form once they come back', async () => {
  await open()
  await choose(1)
  await unmountAll()
  toastQueue.clear()
  await soon(() => shrinking.length).toBe(1)
  shrinking.shift()?.(null)
  await soon(told).toEqual([['1 arquivo não entrou', `0.jpg: ${errorText('photo_type')}`]])
  await open()
  expect(project.photos.rejected).toMatchObject([{ name: '0.jpg', reason: errorText('photo_type') }])
  await unmountAll()
  await open()
  expect(project.photos.rejected).toEqual([])
})

let leave: () => void

/** The form, and what its person goes on to. */
function Pages() {
  const [isLeft, setLeft] = useState(false)
  leave = () => setLeft(true)
  path = useLocation().pathname
  return isLeft ? null : <Page />
}

/** The form is left while its project waits for a photo, which then is there. */
async function leavePublishing(): Promise<void> {
  await showAs(ana, <Pages />)
  await soon(() => project.isReady).toBe(true)
  await choose(1)
  await write('Muro')
  let publishing: Promise<void> | undefined
  await act(async () => {
    publishing = project.publish()
  })
  await act(async () => leave())
  await shrink(1)
  await act(async () => publishing)
}

test('[PRODUCT 38] a project that could not be published after its form was left says so, and stays written', async () => {
  const full = vi.spyOn(database().outbox, 'bulkInsert').mockRejectedValue(noRoom())
  await leavePublishing()
  full.mockRestore()
  expect(told()).toContainEqual(['Falha ao criar projeto', errorText('storage_full')])
  expect(await stored()).toMatchObject({ title: 'Muro' })
})

test('who comes back to a form whose project is still being published finds it so, and cannot publish it twice', async () => {
  await open()
  await choose(1)
  await write('Muro')
  const publish = project.publish
  await act(async () => void publish())
  await unmountAll()
  await open()
  await soon(() => project.isPublishing).toBe(true)
  await shrink(1)
  await soon(() => project.isPublishing).toBe(false)
  expect(project.isReviewing).toBe(false)
  expect(await outbox()).toMatchObject([{ title: 'Muro' }])
  await soon(() => project.draft.value.title).toBe('')
})

test('a device that cannot keep the command says so, with the project still written', async () => {
  await open()
  await write('Muro')
  vi.spyOn(database().outbox, 'bulkInsert').mockRejectedValue(noRoom())
  await act(() => project.publish())
  expect([project.isPublishing, project.isReviewing, project.form.refusal]).toEqual([false, false, errorText('storage_full')])
  expect(project.draft.value.title).toBe('Muro')
})
