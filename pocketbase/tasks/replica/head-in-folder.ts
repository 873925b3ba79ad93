import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../has-code'

/**
 * The last transaction that Litestream's files in the folder of a generation lead up to, undefined where there are none: the names tell it, and a look costs no process.
 * Each names its first and last one as ltx/LEVEL/FIRST-LAST.ltx, sixteen hexadecimal digits each; those of several files are repeated in one of a higher level, which is
 * written before they go. Throws where a file between is missing.
 */
export async function headInFolder(generation: string): Promise<string | undefined> {
  let head: string | undefined
  for (const { first, last } of (await filesIn(join(generation, 'ltx'))).sort((one, other) => (one.first < other.first ? -1 : 1))) {
    if (BigInt(`0x${first}`) > BigInt(`0x${head ?? '0'}`) + 1n)
      throw new Error(`a file is missing in ${generation} between ${head ?? 'its begin'} and ${first}`)
    if (head === undefined || last > head) head = last
  }
  return head
}

/** Lower levels first: what leaves one meanwhile is found in a higher one. */
async function filesIn(folder: string): Promise<{ first: string; last: string }[]> {
  const names: string[] = []
  for (const level of (await entriesOf(folder)).filter((name) => /^\d$/.test(name)).sort()) names.push(...(await entriesOf(join(folder, level))))
  return names.flatMap((name) => {
    const [, first, last] = /^([0-9a-f]{16})-([0-9a-f]{16})\.ltx$/.exec(name) ?? []
    return first && last ? [{ first, last }] : []
  })
}

async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
