/** Aborts a request after this many milliseconds without a byte: slow is not dead. */
export function watchSilence(limit: number, signal?: AbortSignal) {
  const aborter = new AbortController()
  const giveUp = () => aborter.abort()
  let timer = setTimeout(giveUp, limit)
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp, { once: true })
  return {
    signal: aborter.signal,
    heard() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, limit)
    },
    stop() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
    },
  }
}
