import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../has-code'

/**
 * The last transaction that the names ltx/LEVEL/FIRST-LAST.ltx lead up to, undefined for none. Higher levels repeat files before these go. Throws
 * where one between is missing.
 */
export async function headInFolder(generation: string): Promise<string | undefined> {
  let head: string | undefined
  for (const { first, last } of (await filesIn(generation)).sort((one, other) => (one.first < other.first ? -1 : 1))) {
    if (BigInt(`0x${first}`) > BigInt(`0x${head ?? '0'}`) + 1n)
      throw new Error(`a file is missing in ${generation} between ${head ?? 'its begin'} and ${first}`)
    if (head === undefined || last > head) head = last
  }
  return head
}

/** '' for the start. */
export async function filesAfter(generation: string, transaction: string): Promise<string[]> {
  const next = BigInt(`0x${transaction || '0'}`) + 1n
  const leadOn = (await filesIn(generation)).filter(({ first, last }) => BigInt(`0x${first}`) <= next && next <= BigInt(`0x${last}`))
  return leadOn.map(({ path }) => path)
}

/** Lower levels first: what leaves one is found higher. */
async function filesIn(generation: string): Promise<{ path: string; first: string; last: string }[]> {
  const folder = join(generation, 'ltx')
  const found: string[] = []
  for (const level of (await entriesOf(folder)).filter((name) => /^\d$/.test(name)).sort())
    found.push(...(await entriesOf(join(folder, level))).map((name) => join(folder, level, name)))
  return found.flatMap((path) => {
    const [, first, last] = /([0-9a-f]{16})-([0-9a-f]{16})\.ltx$/.exec(path) ?? []
    return first && last ? [{ path, first, last }] : []
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
