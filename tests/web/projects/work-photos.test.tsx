import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Project, Proposal } from '#domain/documents'
import { dealOf } from '#domain/projects/deal'
import { ProjectById } from '../../../web/src/features/projects/project-page'
import { LateWorkPhotos } from '../../../web/src/features/projects/work/late-work-photos'
import { addPhoto, uploadsIn } from '../../../web/src/sync'
import { ana, aProject, aProposal, aQuote, aWorkPhoto, idOf, joao, NOW } from '../../domain/builders'
import { picture, pictureOf, picturesOf } from '../../support/data/pictures'
import { eachWithAccount } from '../data/each-account'
import { all, buttons, get, pageText, press, soon } from '../ui/mount'

vi.mock('../../../web/src/features/projects/photos/photo-shrinker', () => {
  const bytes = new Blob(['x'], { type: 'image/jpeg' })
  return { createPhotoShrinker: () => ({ shrink: async () => ({ picture: bytes, small: bytes }), end: () => undefined }) }
})

const { database, hold, showAs, queued } = eachWithAccount()
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(null, { status: 503 })))

const quote = aQuote({
  rows: [],
  stages: [
    { name: 'Demolição', amount: 1_000 },
    { name: 'Azulejo', amount: 3_350 },
  ],
})
const proposal = aProposal({ status: 'accepted', quote })
const project = aProject({ status: 'in_progress', accepted_proposal_id: proposal.id, accepted_at: NOW })
const [, tiles] = dealOf(proposal, project).stages
const photos = [
  aWorkPhoto({ id: idOf('primeira'), created_at: '2026-12-03T15:00:00.000Z' }),
  aWorkPhoto({ id: idOf('segunda'), position: 1, by: 'owner', stage_id: tiles?.id ?? '', created_at: '2026-12-04T15:00:00.000Z' }),
]
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? ''
const names = () =>
  all('button')
    .map(nameOf)
    .filter((name) => name.startsWith('Abrir a foto'))

async function show(actor: typeof ana, work_photos: Proposal['work_photos'] = [], fields: Partial<Project> = {}): Promise<void> {
  await showAs(actor, <LateWorkPhotos project={{ ...project, ...fields }} proposal={{ ...proposal, work_photos }} />)
  await soon(pageText).toContain('Fotos da obra')
}

async function choose(count: number): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is nothing to choose files with.')
  const files = Array.from({ length: count }, (_, n) => new File(['x'], `${n}.jpg`, { type: 'image/jpeg' }))
  Object.defineProperty(input, 'files', { configurable: true, value: files })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
}

test('[PRODUCT 127] each photo says its stage, who sent it and when, the newest first', async () => {
  await show(ana, photos)
  await soon(names).toEqual(['Abrir a foto 1. Azulejo · Enviada por você em 4 de dez.', `Abrir a foto 2. Enviada por ${joao.full_name} em 3 de dez.`])
  expect(pageText()).toContain('1 de 20 fotos')
})

test('[PRODUCT 127] photos are added without a connection, to the stage that is chosen or to none, behind those that are there', async () => {
  await show(joao, photos)
  await choose(1)
  await soon(() => names()[0]).toBe('Abrir a foto 1. Ainda não enviada')
  await press(get('button', 'A obra toda'))
  await press(get('option', 'Azulejo'))
  await choose(1)
  await soon(() => names()[0]).toBe('Abrir a foto 1. Azulejo · Ainda não enviada')
  const rows = await uploadsIn(database(), ['waiting'])
  expect(rows).toMatchObject([
    { record: `proposals/${proposal.id}`, position: 2, stage_id: '' },
    { position: 3, stage_id: tiles?.id },
  ])
  expect(pageText()).toContain('2 de 4 fotos enviadas')
})

test('[PRODUCT 127] of more than twenty of one’s own the ones beyond are named, and nothing more is chosen', async () => {
  const many = Array.from({ length: 25 }, (_, n) => aWorkPhoto({ id: idOf(`foto${n}`), position: n, by: n < 19 ? 'provider' : 'owner' }))
  await show(joao, many)
  await choose(2)
  await soon(pageText).toContain('1.jpg: Você pode enviar até 20 fotos da obra')
  await soon(() => get('button', 'Adicionar foto').matches('[disabled]')).toBe(true)
})

test('[PRODUCT 127] [PRODUCT 59] one’s own is removed, once that is asked; the other side’s is not', async () => {
  await hold('projects', project)
  await hold('proposals', { ...proposal, work_photos: photos })
  await show(ana, photos)
  await press(get('button', 'Abrir a foto 2'))
  await soon(pageText).toContain(`Enviada por ${joao.full_name} em 3 de dez.`)
  expect(document.querySelector('[aria-label="Remover foto"]')).toBeNull()
  await press(get('button', 'Fechar'))
  // It fades out, and would close the next one with it.
  await soon(() => document.querySelector('.yarl__root')).toBeNull()
  await press(get('button', 'Abrir a foto 1'))
  await soon(() => document.querySelector('[aria-label="Remover foto"]') !== null).toBe(true)
  await act(async () => document.querySelector<HTMLButtonElement>('[aria-label="Remover foto"]')?.click())
  await soon(pageText).toContain(`${joao.full_name} também deixa de ver esta foto.`)
  await press(get('button', 'Sim, remover'))
  const named = { project_id: project.id, proposal_id: proposal.id, accepted_at: NOW }
  await soon(queued).toEqual([['remove_work_photo', { ...named, photo_id: idOf('segunda') }]])
})

test.each([
  [29, true],
  [31, false],
])('[PRODUCT 127] a work that was completed %d days ago takes photos: %s', async (days, isTaking) => {
  await show(joao, photos, { status: 'completed', completed_at: new Date(Date.now() - days * 86_400_000).toISOString() })
  expect(buttons().includes('Adicionar foto')).toBe(isTaking)
})

test('[PRODUCT 127] an undone deal keeps its photos on the page of its project, to be looked at and no more', async () => {
  await hold('projects', aProject())
  await hold('proposals', aProposal({ status: 'rejected', undone_by: 'owner', work_photos: photos }))
  await showAs(ana, <ProjectById id={project.id} ProposalSection={() => null} />)
  await soon(pageText).toContain(`Fotos da obra com ${joao.full_name}`)
  await soon(names).toHaveLength(2)
  expect(buttons().includes('Adicionar foto')).toBe(false)
})

test('[PRODUCT 127] a photo of the work that was refused is told where it is, with the way to Pendências', async () => {
  await addPhoto(database(), { record: `proposals/${proposal.id}`, position: 0, stage_id: '' }, picturesOf(pictureOf(picture.png)), idOf('minha'))
  await (await database().uploads.findOne(idOf('minha')).exec())?.incrementalPatch({ state: 'refused', code: 'too_many_work_photos' })
  await show(ana)
  await soon(pageText).toContain('1 foto não foi aceita.')
  expect(names()).toEqual(['Abrir a foto 1. Não foi aceita'])
})
