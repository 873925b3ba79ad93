let isWatching = false

/**
 * Aborts the transactions of IndexedDB that are open as the page goes into the browser's back/forward cache. WebKit keeps them open there, so every other
 * page would wait for those databases as long as this one is kept (https://github.com/w3c/IndexedDB/issues/381). A page that comes back without them starts anew.
 */
export function abortTransactionsOnLeave(): void {
  if (isWatching) return
  isWatching = true
  const open = new Set<IDBTransaction>()
  let isLeft = false
  let isAborted = false
  const { transaction } = IDBDatabase.prototype

  const abort = (begun: IDBTransaction) => {
    try {
      begun.abort()
      isAborted = true
    } catch {
      // It is committing, which needs the page no more.
    }
  }
  IDBDatabase.prototype.transaction = function (...given) {
    const begun = transaction.apply(this, given)
    open.add(begun)
    for (const end of ['complete', 'abort']) begun.addEventListener(end, () => open.delete(begun))
    if (isLeft) abort(begun)
    return begun
  }
  window.addEventListener('pagehide', ({ persisted }) => {
    isLeft = persisted
    if (isLeft) open.forEach(abort)
  })
  window.addEventListener('pageshow', () => {
    isLeft = false
    if (isAborted) window.location.reload()
  })
}
