const RETRY_MS = 20_000

/**
 * The registration of the service worker, once a version of it is there. On a bad line the first installation may break off, and nothing would open
 * without a network until the next visit: so it is tried again. Throws where the browser allows no worker.
 */
export async function firstInstallation(container: ServiceWorkerContainer, retryMs = RETRY_MS): Promise<ServiceWorkerRegistration> {
  for (;;) {
    const registration = await container.register('/sw.js').catch(unlessOffline)
    if (registration && (registration.active || (await isInstalled(registration.installing)))) return registration
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}

/** What did not come over the network is a TypeError; all else stays as it is. */
function unlessOffline(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error
}

function isInstalled(worker: ServiceWorker | null): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (!worker || worker.state === 'redundant') resolve(false)
      else if (worker.state !== 'installing' && worker.state !== 'parsed') resolve(true)
    }
    look()
    worker?.addEventListener('statechange', look)
  })
}
