type Account = { readonly name: string; readonly closed: boolean; readonly onClose: (() => unknown)[] }

/**
 * Named after an account's databases, so that their removal finds it (rules A2 and A3). Not by Dexie, which would become a file of its own and
 * add to every signed-in page.
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
    /** For browsers that do not list their databases. */
    remove: async (account: string): Promise<void> => void (await done(indexedDB.deleteDatabase(nameOf(account)))),
  }
}

/** Not every browser stores a Blob in IndexedDB. */
export type StoredPicture = { type: string; bytes: ArrayBuffer }

export const storedPicture = async (picture: Blob): Promise<StoredPicture> => ({ type: picture.type, bytes: await picture.arrayBuffer() })

export const pictureOf = (stored: StoredPicture | undefined): Blob | null => (stored ? new Blob([stored.bytes], { type: stored.type }) : null)

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
