import { storedSession } from '../session/session'

let isWatching = false

/** Databases of pictures open again by themselves. */
const COLLECTION = /^rxdb-dexie-canteiro-/
/** The reloaded page's database could be closed again, in a loop. */
const SOON_MS = 60_000

/**
 * Aborts open transactions as the page enters the back/forward cache, where WebKit keeps them and blocks other pages
 * (https://github.com/w3c/IndexedDB/issues/381). Dexie then closes its databases, so a returning page reloads. draft-keeper.ts rescues drafts.
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
      // A committing transaction needs the page no more.
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
  // Before the session's own listener, which leads a page elsewhere whose person has left.
  window.addEventListener('pageshow', comeBack, { capture: true })
}

function loadAnew({ type }: Event): void {
  console.info('A database was closed under the page.', type)
  // Where the person left in another tab, the session's own listener leads this page away.
  if (storedSession() && performance.now() > SOON_MS) window.location.reload()
}
