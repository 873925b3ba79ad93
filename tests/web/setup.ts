// First: Dexie looks for the database once for all files of a worker, as it is loaded, and whichever file comes first loads it.
import 'fake-indexeddb/auto'
import { afterEach, vi } from 'vitest'
import { clearDevice } from './data/clear-device'

// A worker keeps its modules from one test file to the next, and with them what a file has mocked: each file begins with modules of its own.
vi.resetModules()
// The same holds for the document, in which React Aria keeps what it announces, and for what is stored.
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
// biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no other way to it
for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
await clearDevice()

// A document has none. A stream whose code came after its page was gone would end the whole run.
Object.assign(globalThis, {
  EventSource: class {
    addEventListener() {}
    removeEventListener() {}
    close() {}
  },
})

// After the reset: these are the pages that this file's tests mount.
const { unmountAll } = await import('./ui/mount')
const { toastQueue } = await import('../../web/src/ui/feedback/toasts')

// Here, since this runs for each test file: a hook in a module of several would hold in the first file alone.
afterEach(async () => {
  vi.useRealTimers()
  // Before what is stubbed goes: a screen asks until then.
  await unmountAll()
  toastQueue.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  // Notes of screens in the entry of the browser's history.
  history.replaceState(null, '')
})
