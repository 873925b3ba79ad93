import { expect, test, vi } from 'vitest'
import { activate, firstInstallation } from '../../../web/src/app/pwa/update'

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
