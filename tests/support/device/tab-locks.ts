type Request = { steal: boolean; callback: (lock: Lock | null) => unknown; resolve: (value: never) => void; reject: (reason: unknown) => void }

/** For platforms without Web Locks: exclusive, in order, stealable, with abortable waits. */
export function createTabLocks(): LockManager {
  const holders = new Map<string, Request>()
  const queues = new Map<string, Request[]>()

  function grant(name: string, request: Request): void {
    holders.set(name, request)
    const release = () => {
      if (holders.get(name) !== request) return
      holders.delete(name)
      const next = queues.get(name)?.shift()
      if (next) grant(name, next)
    }
    Promise.resolve({ name, mode: 'exclusive' as const })
      .then(request.callback)
      .then(
        (value) => {
          release()
          request.resolve(value as never)
        },
        (reason) => {
          release()
          request.reject(reason)
        },
      )
  }

  const locks = {
    request(name: string, options: LockOptions, callback: Request['callback']) {
      return new Promise<never>((resolve, reject) => {
        if (options.signal?.aborted) return reject(options.signal.reason)
        const request = { steal: options.steal === true, callback, resolve, reject }
        const holder = holders.get(name)
        if (!holder) return grant(name, request)
        if (!request.steal) {
          queues.set(name, [...(queues.get(name) ?? []), request])
          options.signal?.addEventListener('abort', () => {
            const waiting = queues.get(name) ?? []
            if (!waiting.includes(request)) return
            queues.set(
              name,
              waiting.filter((other) => other !== request),
            )
            reject(options.signal?.reason)
          })
          return
        }
        holder.reject(new DOMException('stolen', 'AbortError'))
        grant(name, request)
      })
    },
    query: async () => ({}),
  }
  return locks as unknown as LockManager
}
