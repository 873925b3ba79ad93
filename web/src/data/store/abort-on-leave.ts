import { storedSession } from '../session/session'

let isWatching = false

/** Databases of an account's collections; those of pictures open again by themselves. */
const COLLECTION = /^rxdb-dexie-canteiro-/
/** A database that is closed this soon would be closed again, and the page would load in circles. */
const SOON_MS = 60_000

/**
 * Aborts the transactions of IndexedDB that are open as the page goes into the browser's back/forward cache. WebKit keeps them open there, so every other
 * page would wait for those databases as long as this one is kept (https://github.com/w3c/IndexedDB/issues/381). Dexie closes its databases then, and
 * RxDB opens them no more, so a page that comes back loads anew; so does one whose database the browser or another tab closes under it, as WebKit does
 * where an app was long in the background. What was typed is kept beside the databases as a page goes (draft-keeper.ts).
 */
export function abortTransactionsOnLeave(): void {
  if (isWatching) return
  isWatching = true
  const open = new Set<IDBTransaction>()
  const watched = new WeakSet<IDBDatabase>()
  let isLeft = false
  const { transaction } = IDBDatabase.prototype

  const abort = (begun: IDBTransaction) => {
    try {
      begun.abort()
    } catch {
      // It is committing, which needs the page no more.
    }
  }
  const watch = (database: IDBDatabase) => {
    if (watched.has(database) || !COLLECTION.test(database.name)) return
    watched.add(database)
    for (const end of ['close', 'versionchange']) database.addEventListener(end, loadAnew)
  }
  IDBDatabase.prototype.transaction = function (...given) {
    const begun = transaction.apply(this, given)
    watch(this)
    open.add(begun)
    for (const end of ['complete', 'abort']) begun.addEventListener(end, () => open.delete(begun))
    if (isLeft) abort(begun)
    return begun
  }
  window.addEventListener('pagehide', ({ persisted }) => {
    isLeft = persisted
    if (isLeft) open.forEach(abort)
  })
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    isLeft = false
    if (persisted) window.location.reload()
  }
  // Before the session's own listener: one who has left since is led elsewhere.
  window.addEventListener('pageshow', comeBack, { capture: true })
}

function loadAnew({ type }: Event): void {
  console.info('A database was closed under the page.', type)
  // Where its person has left in another tab, the session's own listener leads this page away.
  if (storedSession() && performance.now() > SOON_MS) window.location.reload()
}
