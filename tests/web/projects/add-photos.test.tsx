import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Project } from '#domain/documents'
import { stayOnDrop } from '../../../web/src/app/stay-on-drop'
import { ProjectById } from '../../../web/src/features/projects/project-page'
import { uploadsIn } from '../../../web/src/sync'
import { ana, aProject } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { get, pageText, soon } from '../ui/mount'

vi.mock('../../../web/src/features/projects/photos/photo-shrinker', () => {
  const bytes = new Blob(['x'], { type: 'image/jpeg' })
  return { createPhotoShrinker: () => ({ shrink: async () => ({ picture: bytes, small: bytes }), end: () => undefined }) }
})

const { database, hold, showAs } = eachWithAccount()
// Photos that only the server has.
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(null, { status: 503 })))

const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')

/** A completed project, to its owner. */
async function show(fields: Partial<Project> = {}): Promise<void> {
  const project = aProject({ status: 'completed', ...fields })
  await hold('projects', project)
  await showAs(ana, <ProjectById id={project.id} ProposalSection={() => null} />)
  await soon(() => fileInput() !== null).toBe(true)
}

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
  await show({ images })
  await choose(3)
  const waiting = async () => (await uploadsIn(database(), ['waiting'])).map(({ record, position }) => [record, position])
  const record = `projects/${aProject().id}`
  await soon(waiting).toEqual([
    [record, 9],
    [record, 10],
  ])
  await soon(pageText).toContain('8 de 8 fotos')
  expect(pageText()).toContain('2.jpg: Um projeto pode ter até 8 fotos.')
  expect(get('button', 'Adicionar fotos').matches('[disabled]')).toBe(true)
})

test('[PRODUCT 20] photos are dropped and pasted where they are chosen; what is pasted into a field elsewhere is none', async () => {
  await show()
  const count = async () => (await uploadsIn(database(), ['waiting'])).length
  const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
  const give = async (target: Element, type: 'dragover' | 'drop' | 'paste', transfer: object) => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    Object.assign(event, { [type === 'paste' ? 'clipboardData' : 'dataTransfer']: transfer })
    await act(async () => target.dispatchEvent(event))
    return event.defaultPrevented
  }
  const place = fileInput()?.parentElement as Element
  const files = (...names: string[]) => ({ types: ['Files'], files: names.map(file) })

  expect(await give(place, 'dragover', { types: ['text/plain'], files: [] })).toBe(false)
  expect(await give(place, 'dragover', files('1.jpg'))).toBe(true)
  expect(document.querySelector('[data-drop-over]')?.contains(place)).toBe(true)
  expect(await give(place, 'drop', files('1.jpg', '2.jpg'))).toBe(true)
  expect(document.querySelector('[data-drop-over]')).toBeNull()
  await soon(count).toBe(2)

  const field = document.body.appendChild(document.createElement('textarea'))
  expect(await give(field, 'paste', files('3.jpg'))).toBe(false)
  expect(await give(document.body, 'paste', { types: ['text/plain', 'Files'], files: [file('4.jpg')] })).toBe(false)
  expect(await give(document.body, 'paste', files('5.jpg'))).toBe(true)
  await soon(count).toBe(3)
  field.remove()
})

test('a file that is dropped elsewhere does not take the place of the app', () => {
  stayOnDrop()
  const drop = (type: string, types: string[]) => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer: { types, files: [], dropEffect: 'copy' } })
    document.body.dispatchEvent(event)
    return [event.defaultPrevented, event.dataTransfer.dropEffect]
  }
  expect(drop('dragover', ['Files'])).toEqual([true, 'none'])
  expect(drop('drop', ['Files'])).toEqual([true, 'none'])
  expect(drop('drop', ['text/uri-list'])).toEqual([false, 'copy'])
})
