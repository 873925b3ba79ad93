const HOUR_MS = 3_600_000

type Update = { accept: () => void }

let update: Update | null = null
const listeners = new Set<() => void>()

/**
 * Registers the service worker and looks for a new version each hour that the app is looked at. A new one waits for 'Atualizar': only the tab where it
 * is pressed reloads, so that nothing reloads under someone's typing.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { Workbox } = await import('workbox-window')
  const worker = new Workbox('/sw.js')
  let isAccepted = false
  let hasTakenOver = false
  worker.addEventListener('controlling', () => {
    hasTakenOver = true
    if (isAccepted) window.location.reload()
  })
  worker.addEventListener('waiting', () => {
    hasTakenOver = false
    offer({
      accept() {
        isAccepted = true
        // Another tab may have let it in already.
        if (hasTakenOver) window.location.reload()
        else worker.messageSkipWaiting()
      },
    })
  })
  await worker.register()
  let lastLook = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastLook < HOUR_MS) return
    lastLook = Date.now()
    void worker.update().catch(() => undefined)
  })
}

/** The new version that waits to be let in, if there is one. */
export const waitingUpdate = (): Update | null => update

export function onUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function offer(next: Update): void {
  update = next
  for (const listener of listeners) listener()
}
