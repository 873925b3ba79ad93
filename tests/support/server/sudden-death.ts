let dead = false
let tellDeath: () => void
/** Resolves when this device dies. */
export const death = new Promise<void>((resolve) => {
  tellDeath = resolve
})
let left = Number.POSITIVE_INFINITY
let beforePage: (() => void) | undefined

/** Whether this device has died: what it still runs leaves no trace. */
export const isDead = (): boolean => dead

/**
 * Ends this device between two writes, as a killed process ends: so many transactions are written, and none after them. What already runs may go
 * on, so code that reaches the network must check `isDead` too.
 */
export function dieAfterWrites(most: number): void {
  left = most
}

export function die(): void {
  dead = true
  tellDeath()
}

/** Calls once, just before the next document is written. */
export function beforeNextPage(act: () => void): void {
  beforePage = act
}

/** Documents are written by pulls only; their stores are named after these collections. */
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
