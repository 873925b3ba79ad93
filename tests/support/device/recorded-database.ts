import * as v from 'valibot'

/** IndexedDB databases with stores, indexes and records, as JSON. */
export type RecordedDatabase = {
  name: string
  version: number
  stores: {
    name: string
    keyPath: string | string[] | null
    autoIncrement: boolean
    indexes: RecordedIndex[]
    records: { key: IDBValidKey; value: unknown }[]
  }[]
}
type RecordedIndex = { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }

export async function recordDatabases(): Promise<RecordedDatabase[]> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name && /^(rxdb-dexie-)?canteiro-/.test(name) ? [name] : []))
  return Promise.all(names.map(record))
}

async function record(name: string): Promise<RecordedDatabase> {
  const database = await done(indexedDB.open(name))
  const stores = await Promise.all(
    [...database.objectStoreNames].map(async (storeName) => {
      const store = database.transaction(storeName).objectStore(storeName)
      const indexes = [...store.indexNames].map((indexName) => {
        const { keyPath, unique, multiEntry } = store.index(indexName)
        return { name: indexName, keyPath, unique, multiEntry }
      })
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
      const records = keys.map((key, at) => ({ key, value: withText(values[at]) }))
      return { name: storeName, keyPath: store.keyPath, autoIncrement: store.autoIncrement, indexes, records }
    }),
  )
  const { version } = database
  database.close()
  return { name, version, stores }
}

export async function restoreDatabases(recorded: RecordedDatabase[]): Promise<void> {
  for (const { name, version, stores } of recorded) {
    const opening = indexedDB.open(name, version)
    opening.onupgradeneeded = () => {
      for (const { name: storeName, keyPath, autoIncrement, indexes, records } of stores) {
        const store = opening.result.createObjectStore(storeName, { keyPath, autoIncrement })
        for (const index of indexes) store.createIndex(index.name, index.keyPath, index)
        for (const { key, value } of records) store.put(withBytes(value), keyPath === null ? key : undefined)
      }
    }
    ;(await done(opening)).close()
  }
}

/** JSON holds no bytes, and a browser no Buffer. */
const base64Of = (bytes: ArrayBuffer): string => btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
const bytesOf = (base64: string): ArrayBuffer => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer

const withText = (value: unknown): unknown => mapFields(value, (field) => (field instanceof ArrayBuffer ? { base64: base64Of(field) } : field))
const withBytes = (value: unknown): unknown => mapFields(value, (field) => (v.is(bytesAsText, field) ? bytesOf(field.base64) : field))
const bytesAsText = v.strictObject({ base64: v.string() })

const mapFields = (value: unknown, change: (field: unknown) => unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field)]))
    : value

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
