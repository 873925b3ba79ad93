/** `onRead` gets the collection of each synced document read by RxDB in this process. Returns the end. */
export function watchReads(onRead: (collection: string) => void): () => void {
  const { openCursor } = IDBIndex.prototype
  const { get } = IDBObjectStore.prototype
  const note = (store: IDBObjectStore, request: IDBRequest): void => {
    const [, collection] = /--\d+--(\w+)$/.exec(store.transaction.db.name) ?? []
    if (collection && collection !== 'outbox') request.addEventListener('success', () => request.result && onRead(collection))
  }
  IDBIndex.prototype.openCursor = function (this: IDBIndex, ...given) {
    const request = openCursor.apply(this, given)
    note(this.objectStore, request)
    return request
  }
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, ...given) {
    const request = get.apply(this, given)
    note(this, request)
    return request
  }
  return () => {
    IDBIndex.prototype.openCursor = openCursor
    IDBObjectStore.prototype.get = get
  }
}
