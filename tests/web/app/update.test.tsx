import { getDefaultStore } from 'jotai/vanilla'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { offerDesktopUpdate } from '../../../web/src/app/desktop/offer-desktop-update'
import { mayLoadAgain, watchLoads } from '../../../web/src/app/pwa/load-failure'
import { pageSettled } from '../../../web/src/app/pwa/page-settled'
import { activate, firstInstallation, type Update, waitingUpdate } from '../../../web/src/app/pwa/update'
import { UpdateOffer } from '../../../web/src/app/pwa/update-offer'
import { noteInPreparation } from '../../../web/src/data/pictures/photos-in-preparation'
import type { AccountDatabase } from '../../../web/src/sync'
import { get, mount, press, wordsOf } from '../ui/mount'

/** Only who it is counts. */
const database = {} as AccountDatabase
const prepare = (photos: number) => noteInPreparation(database, photos)
const tell = (update: Update | null) => act(async () => getDefaultStore().set(waitingUpdate, update))
afterEach(() => {
  prepare(0)
  return tell(null)
})

describe('code that did not come', () => {
  const reload = vi.fn()

  beforeAll(watchLoads)
  beforeEach(() => {
    reload.mockReset()
    vi.spyOn(window.location, 'reload').mockImplementation(reload)
  })

  /** The browser's error when a page's code does not come. */
  function lostChunk(): Error {
    const error = new TypeError('Failed to fetch dynamically imported module')
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    return error
  }

  test('a fresh page is tried where code did not come, and nowhere else', () => {
    expect(mayLoadAgain(lostChunk())).toBe(true)
    expect(mayLoadAgain(new Error('of the page itself'))).toBe(false)
  })

  test('no fresh page comes by itself while photos are being prepared', () => {
    const error = lostChunk()
    prepare(3)
    expect(mayLoadAgain(error)).toBe(false)
    prepare(0)
    expect(mayLoadAgain(error)).toBe(true)
  })
})

describe('an update of the desktop app', () => {
  const offered = () => getDefaultStore().get(waitingUpdate)
  const call = vi.fn(async (_name: string): Promise<never> => Promise.reject(new Error('It could not be installed.')))
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  beforeEach(() => {
    call.mockClear()
    vi.useFakeTimers()
  })

  test('[PRODUCT 20] the desktop app does not end for its new version while photos are being prepared', async () => {
    offerDesktopUpdate({ call }, false)
    prepare(2)
    offered()?.install()
    await pass(60_000)
    expect(call).not.toHaveBeenCalled()
    prepare(0)
    await pass(10_000)
    expect(call.mock.calls).toEqual([['installUpdate', undefined]])
    expect(offered()?.hasFailed).toBe(true)
  })
})

describe('a page at rest', () => {
  test('a page that prepares photos is not at rest before it has the last of them', async () => {
    vi.useFakeTimers()
    prepare(2)
    const settled = vi.fn()
    void pageSettled(10_000).then(settled)
    await vi.advanceTimersByTimeAsync(30_000)
    prepare(1)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(settled).not.toHaveBeenCalled()
    prepare(0)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(settled).toHaveBeenCalled()
  })
})

describe('the offer', () => {
  /** As its code is loaded with the first offer. */
  async function mountOffer(): Promise<void> {
    await import('../../../web/src/app/pwa/update-prompt')
    await mount(<UpdateOffer />)
  }

  test('a new version that could not be installed is offered again with what happened, as often as it is tried', async () => {
    await mountOffer()
    let installed = 0
    const offer = (hasFailed: boolean) => tell({ ...(hasFailed && { hasFailed }), install: () => void installed++, putOff: () => undefined })
    await offer(false)
    await expect.poll(() => wordsOf('status')).toEqual([expect.stringContaining('Há uma nova versão.')])
    await press(get('button', 'Atualizar'))
    expect(get('button', 'Atualizar').ariaDisabled ?? get('button', 'Atualizar').getAttribute('data-pending')).toBe('true')
    for (const tries of [2, 3]) {
      await offer(true)
      expect(wordsOf('status')).toEqual([expect.stringContaining('Não foi possível instalar a nova versão. Você pode continuar usando a atual.')])
      await press(get('button', 'Tentar de novo'))
      expect(installed).toBe(tries)
    }
  })
})

describe('versions of the service worker', () => {
  test('a first installation that breaks off, or finds no network, is tried until a version is there', async () => {
    const registration = {} as ServiceWorkerRegistration
    let install = () => {}
    const ready = new Promise<ServiceWorkerRegistration>((resolve) => {
      install = () => resolve(registration)
    })
    const register = vi.fn(async () => registration).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const installed = firstInstallation({ register, ready } as unknown as ServiceWorkerContainer, 1)
    await expect.poll(() => register.mock.calls.length).toBeGreaterThan(2)
    install()
    expect(await installed).toBe(registration)
  })

  test('a browser that allows no worker is not asked twice', async () => {
    const register = vi.fn().mockRejectedValue(new DOMException('', 'SecurityError'))
    await expect(firstInstallation({ register } as unknown as ServiceWorkerContainer, 1)).rejects.toThrow()
    expect(register).toHaveBeenCalledOnce()
  })

  test('the version that waits is activated, and the page goes on once the browser has changed over', async () => {
    const container = new EventTarget() as ServiceWorkerContainer
    const postMessage = vi.fn(() => void container.dispatchEvent(new Event('controllerchange')))
    await activate({ waiting: { postMessage } } as unknown as ServiceWorkerRegistration, container)
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
  })

  test.each([
    ['that another tab has activated', null],
    ['that the browser never activates', { postMessage: () => undefined }],
  ])('a version %s is not waited for without an end', async (_, waiting) => {
    await activate({ waiting } as ServiceWorkerRegistration, new EventTarget() as ServiceWorkerContainer, 10)
  })
})
