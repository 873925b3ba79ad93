import { expect, test, vi } from 'vitest'
import { letIn } from '../../../web/src/app/pwa/let-in'

const aContainer = () => new EventTarget() as ServiceWorkerContainer
const aRegistration = (waiting: Partial<ServiceWorker> | null) => ({ waiting }) as ServiceWorkerRegistration

test('the newest version that waits is let in, and the page begins with it once the browser has changed over', async () => {
  const container = aContainer()
  const postMessage = vi.fn(() => void container.dispatchEvent(new Event('controllerchange')))
  expect(await letIn(aRegistration({ postMessage }), container)).toBe(true)
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
})

test('a version that another tab has let in already is begun with at once', async () => {
  expect(await letIn(aRegistration(null), aContainer())).toBe(true)
})

test('a browser that never changes over is not waited for without an end', async () => {
  expect(await letIn(aRegistration({ postMessage: () => undefined }), aContainer(), 10)).toBe(false)
})
