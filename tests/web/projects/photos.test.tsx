import { act, useSyncExternalStore } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { whyUnreadable } from '../../../web/src/components/projects/why-unreadable'
import type { ProjectPhoto } from '../../../web/src/data/uploads/project-photos'
import type { ViewedPhoto } from '../../../web/src/data/uploads/use-large-photos'
import { createPhotoShrinker } from '../../../web/src/features/projects/photos/photo-shrinker'
import { PhotoViewer } from '../../../web/src/features/projects/photos/photo-viewer'
import { LateCodeFailure } from '../../../web/src/sync'
import { lateCode } from '../../../web/src/sync/late-code'
import { mount } from '../ui/mount'

/** The outcome of each photo; `arrive` brings one more. */
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

test('each photo of the viewer is a picture once it arrives, and says until then that it is being fetched, or that it is not on this device', async () => {
  arrived.set([loading, { src: '', isAbsent: true }, loading])
  await mount(<PhotoViewer photos={photos} first={0} title="Cozinha" onClose={() => undefined} />)
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Buscando as fotos'))
  expect(dialog()?.textContent).toContain('não está neste aparelho')
  await act(async () => arrived.set([photo('one'), { src: '', isAbsent: true }, loading]))
  expect([...document.querySelectorAll('img')].map(({ src, alt }) => [src, alt])).toEqual([['blob:one', 'Foto 1 de Cozinha']])
  expect(dialog()?.textContent).toContain('1 de 3')
})

describe('the worker that shrinks photos', () => {
  const photo = new Blob(['x'])
  const never = new Promise<never>(() => undefined)
  const shrunk = { picture: photo, small: photo }
  /** How many photos each worker has been given, in the order of their starts, and whether it was ended. */
  let workers: { asked: number; isEnded: boolean }[]
  /** Drawing context outside of the page. */
  let offscreen: object | null
  /** Whether the worker answers a photo. */
  let answers: () => boolean

  class Canvas {
    getContext = () => offscreen
  }
  class Shrinker {
    onmessage: ((event: { data: unknown }) => void) | undefined
    seen = { asked: 0, isEnded: false }
    constructor() {
      workers.push(this.seen)
    }
    postMessage() {
      this.seen.asked++
      if (answers()) this.onmessage?.({ data: shrunk })
    }
    terminate() {
      this.seen.isEnded = true
    }
  }

  beforeEach(() => {
    workers = []
    offscreen = null
    vi.useFakeTimers()
    vi.stubGlobal('OffscreenCanvas', Canvas)
    vi.stubGlobal('createImageBitmap', async () => never)
    vi.stubGlobal('Worker', Shrinker)
  })

  /** The state of a job once all its waits are over. */
  async function ended<T>(job: Promise<T>): Promise<T> {
    const end = job.finally(() => undefined)
    end.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    return end
  }

  test('[PRODUCT 20] a photo that the worker does not get through is not read, and the next one is, by another worker', async () => {
    let photos = 0
    answers = () => ++photos !== 2
    const shrinker = createPhotoShrinker()
    expect(await ended(shrinker.shrink(photo))).toEqual(shrunk)
    expect(await ended(shrinker.shrink(photo))).toBeNull()
    expect(await ended(shrinker.shrink(photo))).toEqual(shrunk)
    expect(workers).toEqual([
      { asked: 2, isEnded: true },
      { asked: 1, isEnded: false },
    ])
  })

  test('[PRODUCT 20] where neither worker nor page get to an end the photo is not read, and nothing waits for it', async () => {
    answers = () => false
    const shrinker = createPhotoShrinker()
    expect(await ended(shrinker.shrink(photo))).toBeNull()
    expect(workers).toEqual([{ asked: 1, isEnded: true }])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[PRODUCT 20] a browser that gives noise for what a site draws is asked in the page, and told of where that is noise too', async () => {
    answers = () => true
    const noise = { fillStyle: '', fillRect: () => undefined, getImageData: () => ({ data: [9, 250, 3, 255] }) }
    const honest = { ...noise, getImageData: () => ({ data: honest.drawn.shift() }), drawn: [] as number[][] }
    const drawn = (away: number) => [
      [208 + away, 32, 32],
      [32, 208 - away, 32],
      [32, 32, 208],
      [128, 128, 128 + away],
    ]
    const page = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
    const code = async () => whyUnreadable(new Blob([Uint8Array.from([0xff, 0xd8]), 'JFIF and the rest']))

    offscreen = noise
    page.mockReturnValue(noise as unknown as null)
    expect(await ended(createPhotoShrinker().shrink(photo))).toBeNull()
    expect([workers, await ended(code())]).toEqual([[], 'photo_scrambled'])

    page.mockReturnValue(honest as unknown as null)
    honest.drawn = drawn(0)
    expect(await ended(code())).toBe('photo_unreadable')
    offscreen = honest
    // As a browser does that only blurs what a site could recognise it by.
    honest.drawn = drawn(2)
    expect(await ended(createPhotoShrinker().shrink(photo))).toEqual(shrunk)
    page.mockRestore()
  })

  test('[P12] code of which nothing is heard for long is code that did not come', async () => {
    await expect(ended(lateCode(never))).rejects.toThrow(LateCodeFailure)
    expect(await lateCode(Promise.resolve(1))).toBe(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})
