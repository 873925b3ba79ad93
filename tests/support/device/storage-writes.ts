/** `onWrite` gets the store before each written record in this process; its throw fails the write. Returns the end. */
export function watchWrites(onWrite: (store: string) => void): () => void {
  const { put, add } = IDBObjectStore.prototype
  const ends: (() => void)[] = []
  for (const [method, write] of [['put', put] as const, ['add', add] as const]) {
    IDBObjectStore.prototype[method] = function (this: IDBObjectStore, ...given) {
      if (isOfAccount(this)) onWrite(this.transaction.db.name)
      return write.apply(this, given)
    }
    ends.push(() => {
      IDBObjectStore.prototype[method] = write
    })
  }
  return () => {
    for (const end of ends) end()
  }
}

/** Messages between tabs have their own database here. */
const isOfAccount = (store: IDBObjectStore): boolean => /^(rxdb-dexie-)?canteiro-/.test(store.transaction.db.name)

function watchRemovals(onRemoval: () => void): () => void {
  const remove = IDBObjectStore.prototype.delete
  IDBObjectStore.prototype.delete = function (this: IDBObjectStore, ...given) {
    if (isOfAccount(this)) onRemoval()
    return remove.apply(this, given)
  }
  return () => {
    IDBObjectStore.prototype.delete = remove
  }
}

/** An app that dies after `writes` records; returns how it ended. With 0, 1, 2 … it dies between each two writes. */
export async function dyingAfter(writes: number, work: () => Promise<unknown>): Promise<'died' | 'ended'> {
  let left = writes
  let isDead = false
  const write = () => {
    if (left > 0) left--
    else {
      isDead = true
      throw new DOMException('the app is dead', 'AbortError')
    }
  }
  const ends = [watchWrites(write), watchRemovals(write)]
  await work().catch((error: unknown) => {
    if (!isDead) throw error
  })
  for (const end of ends) end()
  return isDead ? 'died' : 'ended'
}
