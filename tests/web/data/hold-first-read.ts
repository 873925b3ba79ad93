import { vi } from 'vitest'
import type { AccountDatabase } from '../../../web/src/sync'

/** A device that takes its time to read what it kept: the first read of a local document ends once it is released. */
export function holdFirstRead(database: AccountDatabase) {
  let release: (() => void) | undefined
  const { getLocal } = database
  vi.spyOn(database, 'getLocal').mockImplementationOnce(async (key) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return getLocal.call(database, key)
  })
  return { held: () => release !== undefined, release: () => release?.() }
}
