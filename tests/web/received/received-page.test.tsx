import { act } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { links, paths } from '#links'
import { draftNames } from '../../../web/src/data/kept-drafts/draft-names'
import { forgetReceivedOf, type Kept, receivedBy } from '../../../web/src/data/received'
import { type NewProject, useNewProject } from '../../../web/src/features/projects/new/use-new-project'
import { useReceived } from '../../../web/src/features/projects/new/use-received'
import { ReceivedPage } from '../../../web/src/features/received/received-page'
import { uploadsIn } from '../../../web/src/sync'
import { aConversation, anAccount, ana, joao } from '../../domain/builders'
import { picture, pictureOf, picturesOf } from '../../support/data/pictures'
import { cacheStorage } from '../data/cache-storage'
import { eachWithAccount } from '../data/each-account'
import { noRoom } from '../data/full-storage'
import { all, get, pageText, press, soon } from '../ui/mount'

vi.mock('../../../web/src/features/projects/photos/photo-shrinker', () => ({
  createPhotoShrinker: () => ({
    shrink: async ({ name }: File) => (name === 'fake.jpg' ? null : picturesOf(pictureOf(picture.png))),
    end: () => undefined,
  }),
}))

const { database, hold, queued, showAs, storedDraft } = eachWithAccount()
let caches = cacheStorage()
beforeEach(() => {
  caches = cacheStorage()
  vi.stubGlobal('caches', caches)
})

const DAY_MS = 86_400_000

/** As the service worker leaves it. */
async function share(given: Partial<Kept> = {}): Promise<void> {
  const cache = await caches.open('received')
  const kept: Kept = { id: 'shared', at: Date.now(), text: 'Muro de 12 m', isCut: false, photos: [], left: 0, ...given }
  for (const n of kept.photos.keys()) await cache.put(`/receber/kept/${n}`, new Response(new Blob(['x'], { type: 'image/jpeg' })))
  await cache.put('/receber/kept', new Response(JSON.stringify(kept)))
}
const holdsAny = () => caches.paths('received').length > 0

let project: NewProject
let path: string
function Form() {
  project = useNewProject()
  useReceived(project)
  return null
}
function Address() {
  path = useLocation().pathname
  return null
}

const pages = (
  <>
    <Address />
    <Routes>
      <Route path={paths.received} element={<ReceivedPage />} />
      <Route path={paths.newProject} element={<Form />} />
      <Route path="*" element={null} />
    </Routes>
  </>
)
const open = (actor = ana, at = `${links.received()}?id=shared`) => showAs(actor, pages, { at })
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
const goOn = () => press(get('button', 'Continuar'))

test('[PRODUCT 95] a client makes a new project of a text and photos: they stand behind what the draft has, and are gone from where they waited', async () => {
  await hold('users', anAccount())
  const draft = { title: 'Obra', description: 'Já escrito.', address: '', place: null, budget: null, products: [], timing: '' }
  await database().upsertLocal(`draft:${draftNames.newProject}`, { value: draft, saved_at: new Date().toISOString(), order: 1, writing: 'w' })
  await share({ photos: ['a.jpg', 'fake.jpg', 'b.jpg'], left: 2 })
  await open()
  await soon(pageText).toContain('Muro de 12 m')
  expect(pageText()).toContain('2 arquivos ficaram de fora')
  expect(all('img').length + document.querySelectorAll('img').length).toBe(3)
  await goOn()
  await soon(() => path).toBe(links.newProject())
  await soon(() => project.draft.value).toMatchObject({ title: 'Obra', description: 'Já escrito.\n\nMuro de 12 m' })
  await soon(async () => (await uploadsIn(database(), ['draft'])).length).toBe(2)
  await soon(() => project.photos.rejected.map(({ name }) => name)).toEqual(['fake.jpg'])
  await soon(holdsAny).toBe(false)
  expect(await queued()).toEqual([])
})

test('[PRODUCT 95] a text goes into the field of a conversation, behind what is typed there, and is not sent', async () => {
  await hold('conversations', aConversation())
  const name = draftNames.message(aConversation().id)
  await database().upsertLocal(`draft:${name}`, { value: 'Bom dia.', saved_at: new Date().toISOString(), order: 1, writing: 'w' })
  await share({ photos: ['a.jpg'] })
  await open()
  await soon(() => radios().length).toBe(2)
  await press(radios()[1] as HTMLInputElement)
  await soon(pageText).toContain('uma conversa leva só o texto')
  await goOn()
  await soon(() => path).toBe(links.conversation(aConversation().id))
  expect(await storedDraft(name)).toBe('Bom dia.\n\nMuro de 12 m')
  expect(await queued()).toEqual([])
  expect(holdsAny()).toBe(false)
})

test('[PRODUCT 95] a provider has conversations only, and a photo no place there', async () => {
  await hold('conversations', aConversation())
  await share({ text: '', photos: ['a.jpg'] })
  await open(joao)
  await soon(pageText).toContain('Fotos entram em projetos, que só clientes publicam.')
  expect([radios().length, pageText().includes('Continuar')]).toEqual([0, false])
  await press(get('button', 'Descartar'))
  await soon(() => path).toBe(links.dashboard())
  expect(holdsAny()).toBe(false)
})

test('[PRODUCT 95] where the device cannot keep the text it stays, and the page says why', async () => {
  await hold('conversations', aConversation())
  await share()
  await open(joao)
  await soon(() => radios().length).toBe(1)
  vi.spyOn(database(), 'upsertLocal').mockRejectedValueOnce(noRoom())
  await goOn()
  await soon(() => get('button', 'Continuar').matches('[data-pending]')).toBe(false)
  expect([path, holdsAny()]).toEqual([links.received(), true])
})

test.each<[string, string, Partial<Kept>]>([
  ['without its id', links.received(), {}],
  ['with another id', `${links.received()}?id=other`, {}],
  ['after a day', `${links.received()}?id=shared`, { at: Date.now() - DAY_MS - 1 }],
  ['that another account of the device saw first', `${links.received()}?id=shared`, { owner: joao.id }],
])('[PRODUCT 95] the page %s shows nothing of what was shared', async (_, at, given) => {
  await share({ photos: ['a.jpg'], ...given })
  await open(ana, at)
  await soon(pageText).toContain('Nada chegou aqui.')
  expect(pageText()).not.toContain('Muro')
})

test('[PRODUCT 95] it is of the account that sees it first, and goes with that one', async () => {
  await share()
  await forgetReceivedOf(joao.id)
  expect(await receivedBy(ana.id, 'shared')).toMatchObject({ text: 'Muro de 12 m' })
  await forgetReceivedOf(joao.id, true)
  expect(holdsAny()).toBe(true)
  await forgetReceivedOf(ana.id)
  expect(holdsAny()).toBe(false)
  await share()
  await receivedBy(ana.id, 'shared')
  expect(await receivedBy(joao.id, 'shared')).toBeUndefined()
  expect(holdsAny()).toBe(false)
})

test('[PRODUCT 95] the form that a used share led to takes nothing a second time', async () => {
  await hold('users', anAccount())
  await share({ photos: ['a.jpg'] })
  await open()
  await soon(pageText).toContain('Muro de 12 m')
  await goOn()
  await soon(holdsAny).toBe(false)
  await soon(async () => (await uploadsIn(database(), ['draft'])).length).toBe(1)
  await act(async () => undefined)
  expect(await receivedBy(ana.id, 'shared')).toBeUndefined()
})
