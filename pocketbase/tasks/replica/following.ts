import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endOf, startChild } from '../children'
import { headOf, isFolder, type Replica, unusable, writeConfig } from './replica'
import { readNote, writeNote } from './replica-note'

const CATCH_UP_MS = 20

export const databaseOf = (folder: string): string => join(folder, 'data.db')
export const checkOf = (folder: string): string => join(folder, 'litestream-check.json')
/** Litestream writes the last transaction that the copy holds beside it. */
const positionOf = (folder: string): string => `${databaseOf(folder)}-txid`

/** Litestream at work, which keeps the copy in a folder near the newest transaction of one generation. */
export type Following = {
  generation: number
  isOver(): boolean
  /** Once its last word is read, which may come after its end. A copy that the replica no longer leads on from is then taken away, to be made anew. */
  ended(): Promise<void>
  end(): Promise<void>
  /** Once the copy holds the newest transaction, which it returns: the one that is the newest still `settleMs` later. */
  catchUp(settleMs: number): Promise<string>
}

export async function startFollowing(replica: Replica, folder: string, generation: number): Promise<Following> {
  const isOther = (await readNote(folder, replica.place)).generation !== generation
  if (isOther || !existsSync(positionOf(folder))) await forgetCopy(folder)
  await writeNote(folder, { place: replica.place, generation, isRestored: false })
  const config = join(folder, 'litestream.json')
  await writeConfig(replica, generation, databaseOf(folder), config)
  // A request each second is enough for an address, which may cost money.
  const often = isFolder(replica.place) ? ['-follow-interval', '100ms'] : []
  const args = ['restore', '-no-expand-env', '-config', config, '-f', ...often, '-o', databaseOf(folder), databaseOf(folder)]
  const child = startChild(replica.litestream, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      const text = chunk.toString('utf8')
      said = (said + text).slice(-4_000)
      if (/level=(WARN|ERROR)|^Error:/m.test(text)) process.stderr.write(text)
    })
  }
  const closed = new Promise((resolve) => child.once('close', resolve))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  async function ended(): Promise<void> {
    await closed
    if (said.includes('cannot resume follow mode')) await forgetCopy(folder)
  }
  async function end(): Promise<void> {
    await endOf(child, 'SIGTERM')
    await ended()
  }
  async function catchUp(settleMs: number): Promise<string> {
    const head = await headOf(replica, generation, checkOf(folder))
    await reach(head)
    await pause(settleMs)
    return (await headOf(replica, generation, checkOf(folder))) === head ? position(folder) : catchUp(settleMs)
  }
  async function reach(head: string | undefined): Promise<void> {
    while (head !== undefined && (await position(folder)) < head) {
      if (isOver()) {
        await ended()
        throw unusable(replica, { code: 1, output: said })
      }
      await pause(CATCH_UP_MS)
    }
  }
  return { generation, isOver, ended, end, catchUp }
}

/** Transactions as Litestream writes them: sixteen hexadecimal digits, which sort as the numbers do. */
export async function position(folder: string): Promise<string> {
  return existsSync(positionOf(folder)) ? (await readFile(positionOf(folder), 'utf8')).trim() : ''
}

/** A server that takes the copy needs no position. */
export const forgetPosition = (folder: string): Promise<void> => rm(positionOf(folder), { force: true })

async function forgetCopy(folder: string): Promise<void> {
  await forgetPosition(folder)
  for (const suffix of ['', '-wal', '-shm']) await rm(`${databaseOf(folder)}${suffix}`, { force: true })
}
