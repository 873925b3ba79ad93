let dead = false
let tellDeath: () => void
/** Resolves when this device dies. */
export const death = new Promise<void>((resolve) => {
  tellDeath = resolve
})
let left = Number.POSITIVE_INFINITY
let beforePage: (() => void) | undefined

/** Running code of a dead device must leave no trace. */
export const isDead = (): boolean => dead

/** Between two writes: so many transactions are written, and none after. Running code goes on, so network code must check `isDead`. */
export function dieAfterWrites(most: number): void {
  left = most
}

export function die(): void {
  dead = true
  tellDeath()
}

/** Once, just before the next document is written. */
export function beforeNextPage(act: () => void): void {
  beforePage = act
}

/** Only pulls write documents, into stores named after these collections. */
const isPage = (name: string): boolean => /--(users|profiles|projects|proposals|conversations|messages|notifications|support_\w+)$/.test(name)

const { transaction } = IDBDatabase.prototype
IDBDatabase.prototype.transaction = function (names, mode, options) {
  if (mode !== 'readwrite') return transaction.call(this, names, mode, options)
  if (--left < 0) die()
  if (dead) throw new DOMException('the device is dead', 'UnknownError')
  const act = isPage(this.name) ? beforePage : undefined
  if (act) {
    beforePage = undefined
    act()
  }
  return transaction.call(this, names, mode, options)
}
