type Locks = LockManager | undefined

const lockOf = (id: string): string => `way-back-${id}`

/**
 * Keeps every page from finishing these discarded commands until the answered function is called, or this page dies: the browser takes a dead page's
 * locks. No clock is asked, since clocks jump.
 */
export async function holdWayBack(locks: Locks, ids: readonly string[]): Promise<() => void> {
  const holds = await Promise.all(ids.map((id) => hold(locks, id)))
  return () => {
    for (const letGo of holds) letGo()
  }
}

function hold(locks: Locks, id: string): Promise<() => void> {
  if (!locks) return Promise.resolve(() => undefined)
  return new Promise((resolve, reject) => {
    locks.request(lockOf(id), {}, () => new Promise<void>((letGo) => resolve(letGo))).catch(reject)
  })
}

/** Does the job once no other page can bring it back. */
export const onceFinal = (locks: Locks, id: string, job: () => Promise<void>, signal?: AbortSignal): Promise<void> =>
  locks ? locks.request(lockOf(id), signal ? { signal } : {}, job) : job()
