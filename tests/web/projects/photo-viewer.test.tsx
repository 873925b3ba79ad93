import { act, useSyncExternalStore } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ProjectPhoto } from '../../../web/src/data/uploads/project-photos'
import type { ViewedPhoto } from '../../../web/src/data/uploads/use-large-photos'
import { PhotoViewer } from '../../../web/src/features/projects/photos/photo-viewer'
import { mount } from '../ui/mount'

/** What has come of each photo; `arrive` brings one more. */
const arrived = vi.hoisted(() => {
  let now: ViewedPhoto[] = []
  const listeners = new Set<() => void>()
  return {
    now: () => now,
    set(next: ViewedPhoto[]) {
      now = next
      for (const listener of listeners) listener()
    },
    listen(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
})
vi.mock('../../../web/src/data/uploads/use-large-photos', () => ({ useLargePhotos: () => useSyncExternalStore(arrived.listen, arrived.now) }))

const photos = ['one', 'two', 'three'].map((id) => ({ id })) as ProjectPhoto[]
const loading: ViewedPhoto = { src: '', isAbsent: false }
const photo = (name: string): ViewedPhoto => ({ src: `blob:${name}`, isAbsent: false })

beforeEach(() => arrived.set([loading, loading, loading]))

const dialog = () => document.querySelector('[role=dialog]')
const next = () => document.querySelector<HTMLElement>('button[aria-label="Próxima foto"]')

test('a photo that arrives in the very moment of a swipe leaves the swipe as it is', async () => {
  arrived.set([photo('one'), loading, loading])
  await mount(<PhotoViewer photos={photos} first={0} title="Cozinha" onClose={() => undefined} />)
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('1 de 3'))
  await act(async () => {
    next()?.click()
    arrived.set([photo('one'), photo('two'), loading])
  })
  expect(dialog()?.textContent).toContain('2 de 3')
  expect([...document.querySelectorAll('img')].map(({ src }) => src)).toContain('blob:two')
})

test('each photo of the viewer is a picture once it arrives, and says until then that it is being fetched, or that it is not on this device', async () => {
  arrived.set([loading, { src: '', isAbsent: true }, loading])
  await mount(<PhotoViewer photos={photos} first={0} title="Cozinha" onClose={() => undefined} />)
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Buscando as fotos'))
  expect(dialog()?.textContent).toContain('não está neste aparelho')
  await act(async () => arrived.set([photo('one'), { src: '', isAbsent: true }, loading]))
  expect([...document.querySelectorAll('img')].map(({ src, alt }) => [src, alt])).toEqual([['blob:one', 'Foto 1 de Cozinha']])
  expect(dialog()?.textContent).toContain('1 de 3')
})
