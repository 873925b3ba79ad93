import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from './has-code'

/** Looks in a row at which the replica was ahead: Litestream writes each transaction here before it copies it, but begins anew when it finds its files damaged. */
const LOOKS = 3

/** Is shown the last transaction of the replica. */
export type RivalWatch = (head: string | undefined) => Promise<boolean>

/** Tells by what it is shown, in turns, whether another server writes the generation that this one writes: the replica then holds what this Litestream has not written. */
export function createRivalWatch(dataDir: string): RivalWatch {
  let ahead = 0
  return async (head) => {
    const own = await lastWritten(dataDir)
    ahead = head !== undefined && own !== '' && head > own ? ahead + 1 : 0
    return ahead >= LOOKS
  }
}

/** The last transaction that Litestream keeps of `data.db`, '' where it keeps none. Its files are named `first-last.ltx`, below a folder for each level. */
export async function lastWritten(dataDir: string): Promise<string> {
  const names = await readdir(join(dataDir, '.data.db-litestream', 'ltx', '0')).catch(noneWhereMissing)
  return names.map((name) => /^[0-9a-f]{16}-([0-9a-f]{16})\.ltx$/.exec(name)?.[1] ?? '').reduce((last, one) => (one > last ? one : last), '')
}

/** Litestream takes the folder away and makes it anew, at any moment. */
function noneWhereMissing(error: unknown): string[] {
  if (hasCode(error, 'ENOENT')) return []
  throw error
}
