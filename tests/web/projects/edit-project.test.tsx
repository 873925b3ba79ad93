import { act } from 'react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { links, paths } from '#links'
import { texts } from '#texts'
import { createDraftKeeper } from '../../../web/src/data/kept-drafts/draft-keeper'
import { draftNames } from '../../../web/src/data/kept-drafts/draft-names'
import { EditProjectPage } from '../../../web/src/features/projects/edit/edit-project-page'
import type { ShrunkPhoto } from '../../../web/src/features/projects/photos/shrink-photo'
import { ProjectById } from '../../../web/src/features/projects/project-page'
import { addPhoto, editOf, uploadsIn } from '../../../web/src/sync'
import { anAccount, ana, aProject, aProposal, bia } from '../../domain/builders'
import { picture, pictureOf, picturesOf } from '../../support/data/pictures'
import { eachWithAccount } from '../data/each-account'
import { noRoom } from '../data/full-storage'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, buttons, get, mount, pageText, press, soon, told, type, unmountAll, wordsOf } from '../ui/mount'

/** Photos that are being shrunk: each is done when its function is called. */
const shrinking = vi.hoisted((): ((photo: ShrunkPhoto) => void)[] => [])
vi.mock('../../../web/src/features/projects/photos/photo-shrinker', () => ({
  createPhotoShrinker: () => ({ shrink: () => new Promise<ShrunkPhoto>((resolve) => shrinking.push(resolve)), end: () => undefined }),
}))

const { database, hold, showAs, queued, storedDraft } = eachWithAccount()
const products = [{ name: 'Piso', quantity: '5 m²' }]
const project = aProject({ products })

let go: (to: string) => unknown = () => undefined
function Going() {
  go = useNavigate()
  return null
}

async function open(actor?: typeof bia): Promise<void> {
  const account = standInAccount(database(), actor && { actor })
  const pages = (
    <>
      <Going />
      <Routes>
        <Route path={paths.editProject} element={<EditProjectPage />} />
        <Route path={paths.project} element={<h1>Projeto</h1>} />
        <Route path={paths.account} element={<h1>Conta</h1>} />
      </Routes>
    </>
  )
  await mount(inAccount(account, pages, links.editProject(project.id)))
}
const failStorage = (): never => {
  throw noRoom()
}
const photoList = () => document.querySelector(`ul[aria-label=${texts.projects.newProject.photos}]`)
const isReady = () => soon(() => all('textbox').length).toBeGreaterThan(3)
const dialog = () => document.querySelector('[role=dialog]')?.textContent ?? ''

test('[PRODUCT 84] [PRODUCT 38] what was typed is kept, only what changed is reviewed and sent, and proposers are said to hear of it', async () => {
  await hold('projects', project)
  await hold('proposals', aProposal())
  await open()
  await isReady()
  await press(get('button', 'Conferir e salvar'))
  expect(dialog()).toBe('')
  await type(get('textbox', 'Título'), 'Reforma de lavabo')
  await type(get('textbox', 'Endereço'), 'Cambuí, rua das Palmeiras')
  await press(get('button', 'Remover Piso'))
  const typed = { title: 'Reforma de lavabo', address: 'Cambuí, rua das Palmeiras', products: [] }
  await soon(() => storedDraft(draftNames.edit(project.id))).toEqual(typed)
  // Fields that it does not touch are those of the project, also where they change meanwhile.
  await unmountAll()
  await (await database().projects.findOne(project.id).exec(true)).patch({ description: 'Outra medida.', address: 'Cambuí, rua das Palmeiras' })
  await open()
  await isReady()
  await press(get('button', 'Conferir e salvar'))
  await soon(dialog).toContain('Confira as alterações')
  expect(dialog()).toMatch(/TítuloReforma de lavaboProdutosSem produtosQuem já propôs recebe um aviso/)
  await press(get('button', 'Salvar alterações'))
  await soon(() => wordsOf('heading')).toEqual(['Projeto'])
  const sent = { project_id: project.id, edition: expect.any(String), title: 'Reforma de lavabo', products: null }
  expect(await queued()).toEqual([['edit_project', sent]])
  expect(await database().getLocal(`draft:edit:${project.id}`)).toBeNull()
})

test('[P12d] [PRODUCT 84] the edit names a removed photo that still waits to be sent, which is kept and not shown until that is answered', async () => {
  await hold('projects', project)
  const record = `projects/${project.id}`
  const [removed, stays] = ['photo0000000001', 'photo0000000002']
  await addPhoto(database(), { record, position: 0 }, picturesOf(new Blob()), removed)
  await addPhoto(database(), { record, position: 1 }, picturesOf(new Blob()), stays)
  await open()
  await isReady()
  await press(get('button', 'Remover foto 1'))
  await press(get('button', 'Conferir e salvar'))
  await soon(dialog).toContain('1 removida')
  await press(get('button', 'Salvar alterações'))
  await soon(() => wordsOf('heading')).toEqual(['Projeto'])
  expect(await queued()).toMatchObject([['edit_project', { photos_removed: [removed] }]])
  expect((await uploadsIn(database(), ['waiting'])).map(({ id }) => id)).toEqual([removed, stays])
  await unmountAll()
  await open()
  await soon(() => all('button').filter((button) => button.getAttribute('aria-label')?.startsWith('Remover foto')).length).toBe(1)
})

test('[PRODUCT 84] a project that is no longer open is not saved, and what was typed stays', async () => {
  await hold('projects', project)
  await open()
  await isReady()
  await type(get('textbox', 'Título'), 'Reforma de lavabo')
  await press(get('button', 'Conferir e salvar'))
  await soon(dialog).toContain('Quem abrir o projeto vê as alterações')
  await act(async () => (await database().projects.findOne(project.id).exec(true)).patch({ status: 'closed' }))
  await press(get('button', 'Salvar alterações'))
  await soon(pageText).toContain('Este projeto não está mais aberto.')
  expect(all('textbox').map((field) => (field as HTMLInputElement).value)).toContain('Reforma de lavabo')
  expect(await queued()).toEqual([])
  expect(wordsOf('status')).toContain(texts.editProject.notOpen)
  expect(buttons()).not.toContain(texts.editProject.review)
})

test('[PRODUCT 84] an edit whose photos cannot be read says so, also to its person who has left, and one that is saved meanwhile pulls no one back', async () => {
  await hold('projects', project)
  const { uploads } = database()
  const find = uploads.find.bind(uploads)

  async function save(read: () => unknown): Promise<void> {
    await press(get('button', 'Conferir e salvar'))
    await soon(dialog).toContain('Salvar')
    vi.spyOn(uploads, 'find').mockImplementation((query) => Object.assign(Object.create(find(query)), { exec: read }))
    await press(get('button', 'Salvar'))
  }
  /** Leaves while photos are being read, which then goes as `end` tells. */
  async function saveAndLeave(end: () => unknown): Promise<void> {
    let answer: () => void = () => undefined
    await save(() => new Promise<void>((resolve) => (answer = resolve)).then(end))
    await act(async () => go(links.account()))
    vi.mocked(uploads.find).mockRestore()
    await act(async () => answer())
  }

  await open()
  await isReady()
  await type(get('textbox', 'Título'), 'Reforma de lavabo')
  await save(failStorage)
  await soon(pageText).toContain('Não há mais espaço neste aparelho')
  vi.mocked(uploads.find).mockRestore()
  expect(dialog()).toBe('')
  await saveAndLeave(failStorage)
  await soon(told).toEqual([['Erro ao salvar projeto', expect.any(String)]])
  await act(async () => go(links.editProject(project.id)))
  await isReady()
  await saveAndLeave(() => [])
  await soon(async () => (await queued()).length).toBe(1)
  await soon(async () => await database().getLocal(`draft:edit:${project.id}`)).toBeNull()
  expect(wordsOf('heading')).toEqual(['Conta'])
})

test('[PRODUCT 84] [PRODUCT 20] a photo that was not accepted is told, and a removed one says why it cannot come back among eight', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  const images = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, position) => ({ id, file: `${id}.jpg`, position }))
  await database().projects.insert({ ...project, images, newest: 0 })
  const pictures = picturesOf(pictureOf(picture.png))
  await addPhoto(database(), { record: `projects/${project.id}`, position: 7 }, pictures)
  await (await database().uploads.findOne().exec(true)).patch({ state: 'refused', code: 'photo_dimensions' })
  await open()
  await isReady()
  await soon(() => photoList()?.children.length).toBe(8)
  expect(pageText()).toContain('1 foto não foi aceita.')
  await press(get('button', 'Remover foto 1'))
  const removed = () => photoList()?.firstElementChild?.textContent
  await soon(removed).toBe('Foto removida.Desfazer')
  await act(async () => addPhoto(database(), { record: editOf(project.id), position: 8, state: 'draft' }, pictures))
  await soon(removed).toBe('Foto removida. Para trazer de volta, remova outra foto.')
})

test('[PRODUCT 20] [PRODUCT 84] photos of an edit that are still being prepared when its page is left are there when its person comes back', async () => {
  await hold('projects', project)
  await open()
  await isReady()
  const input = document.querySelector('input[type=file]')
  const files = ['1.jpg', '2.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))
  Object.defineProperty(input, 'files', { configurable: true, value: files })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  await soon(() => shrinking.length).toBe(1)
  await act(async () => go(links.account()))
  const kept = async () => (await uploadsIn(database(), ['draft'])).map(({ record }) => record)
  for (const count of [1, 2]) {
    await soon(() => shrinking.length).toBe(1)
    await act(async () => shrinking.shift()?.(picturesOf(pictureOf(picture.png))))
    await soon(kept).toEqual(Array(count).fill(editOf(project.id)))
  }
  await act(async () => go(links.editProject(project.id)))
  await soon(() => photoList()?.children.length).toBe(2)
})

test("[PRODUCT 38] [PRODUCT 84] an edit that was begun is told on the project's page, which leads to it once the project is closed, until it is gone", async () => {
  await hold('projects', project)
  const draft = createDraftKeeper(database(), draftNames.edit(project.id))
  await draft.keep({ title: 'Reforma de lavabo' }, () => undefined)
  await showAs(ana, <ProjectById id={project.id} ProposalSection={() => null} />)
  const begun = () => pageText().includes(texts.editProject.begun)
  await soon(begun).toBe(true)
  const leads = () => all('link').filter(({ textContent }) => textContent === texts.editProject.seeUnsaved).length
  expect(leads()).toBe(0)
  await act(async () => (await database().projects.findOne(project.id).exec(true)).patch({ status: 'closed', closed_at: project.created_at }))
  await soon(leads).toBe(1)
  await act(() => draft.forget())
  await soon(begun).toBe(false)
})

test('[PRODUCT 84] only its owner edits a project: anyone else is on its own page', async () => {
  await hold('users', anAccount({ id: bia.id }))
  await hold('projects', project)
  await open(bia)
  await soon(() => wordsOf('heading')).toEqual(['Projeto'])
})

test('[PRODUCT 27] a budget that cannot be read comes back as it was typed, with its error', async () => {
  await hold('projects', project)
  await open()
  await isReady()
  const budget = () => get('textbox', texts.projects.newProject.budget) as HTMLInputElement
  await type(budget(), 'uns 5 mil')
  await soon(() => storedDraft(draftNames.edit(project.id))).toEqual({ budget: 0, budget_text: 'uns 5 mil' })
  await unmountAll()
  await open()
  await isReady()
  expect([budget().value, budget().getAttribute('aria-invalid')]).toEqual(['uns 5 mil', 'true'])
})
