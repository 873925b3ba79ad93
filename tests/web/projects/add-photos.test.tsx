import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProjectById } from '../../../web/src/features/projects/project-page'
import { uploadsIn } from '../../../web/src/sync'
import { ana, aProject } from '../../domain/builders'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, mount, soon } from '../ui/mount'

vi.mock('../../../web/src/features/projects/photos/photo-shrinker', () => {
  const bytes = new Blob(['x'], { type: 'image/jpeg' })
  return { createPhotoShrinker: () => ({ shrink: async () => ({ picture: bytes, small: bytes }), end: () => undefined }) }
})

const database = eachWithDatabase()
// Photos that only the server has.
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(null, { status: 503 })))
afterEach(() => void vi.unstubAllGlobals())

const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')

/** Chooses that many files, as a person does in the browser's dialog. */
async function choose(count: number): Promise<void> {
  const input = fileInput()
  if (!input) throw new Error('There is nothing to choose files with.')
  const files = Array.from({ length: count }, (_, n) => new File(['x'], `${n}.jpg`, { type: 'image/jpeg' }))
  Object.defineProperty(input, 'files', { configurable: true, value: files })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
}

test('[PRODUCT 20] the owner of a completed project adds photos, up to eight, and they wait to be sent behind those that are there', async () => {
  const images = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, n) => ({ id, file: `${id}.jpg`, position: n + 3 }))
  const project = aProject({ status: 'completed', images })
  await database().projects.insert({ ...project, newest: 0 })
  await mount(inAccount(standInAccount(database(), { actor: ana }), <ProjectById id={project.id} ProposalSection={() => null} />))
  await soon(() => fileInput() !== null).toBe(true)
  await choose(3)
  const waiting = async () => (await uploadsIn(database(), ['waiting'])).map(({ record, position }) => [record, position])
  const record = `projects/${project.id}`
  await soon(waiting).toEqual([
    [record, 9],
    [record, 10],
  ])
  await soon(() => document.body.textContent).toContain('8 de 8 fotos')
  expect(document.body.textContent).toContain('2.jpg: Um projeto pode ter até 8 fotos.')
  expect(
    all('button')
      .find(({ textContent }) => textContent === 'Adicionar fotos')
      ?.matches('[disabled]'),
  ).toBe(true)
})
