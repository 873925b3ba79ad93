/** An account's RxDB database: its name, whether it is closed, and what is called as it closes. */
type Account = { readonly name: string; readonly closed: boolean; readonly onClose: (() => unknown)[] }

/**
 * A database of bytes beside each account's, named after it, so that what removes or closes an account's databases finds it (rules A2 and A3). By hand rather
 * than by Dexie: that would be a file of its own then, and every signed-in page would load more.
 */
export function bytesDatabase(suffix: string, create: (database: IDBDatabase) => void) {
  const opened = new WeakMap<Account, Promise<IDBDatabase>>()
  const nameOf = (account: string): string => `${account}-${suffix}`

  function open(account: Account): Promise<IDBDatabase> {
    // Signing out may have deleted the database: it must not be created again.
    if (account.closed) return Promise.reject(new Error('The database is closed.'))
    const known = opened.get(account)
    if (known) return known
    const request = indexedDB.open(nameOf(account.name), 1)
    request.onupgradeneeded = () => create(request.result)
    const opening = done(request).then((database) => {
      const end = () => {
        database.close()
        opened.delete(account)
      }
      database.onversionchange = end
      database.onclose = end
      account.onClose.push(end)
      return database
    })
    opened.set(account, opening)
    opening.catch(() => opened.delete(account))
    return opening
  }

  return {
    nameOf,
    /** One store, in a transaction of its own. */
    store: async (account: Account, name: string, mode?: IDBTransactionMode, options?: IDBTransactionOptions): Promise<IDBObjectStore> =>
      (await open(account)).transaction(name, mode, options).objectStore(name),
    /** For browsers that do not tell which databases they have. */
    remove: async (account: string): Promise<void> => void (await done(indexedDB.deleteDatabase(nameOf(account)))),
  }
}

/** A picture as it is stored: not every browser keeps a Blob in IndexedDB. */
export type StoredPicture = { type: string; bytes: ArrayBuffer }

export const storedPicture = async (picture: Blob): Promise<StoredPicture> => ({ type: picture.type, bytes: await picture.arrayBuffer() })

export const pictureOf = (stored: StoredPicture | undefined): Blob | null => (stored ? new Blob([stored.bytes], { type: stored.type }) : null)

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
