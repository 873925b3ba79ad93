import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endAll, startChild } from '../children'
import { TaskFailure } from '../task-failure'
import { filesAfter } from './head-in-folder'
import { folderOf, headOf, isFolder, type Replica, unusable, withoutPassword, writeConfig } from './replica'
import { readNote, writeNote } from './replica-note'

const CATCH_UP_MS = 20
/** Litestream's end is not waited for longer. */
const END_MS = 3_000

/** Older output does not matter. */
const WORDS_MS = 3_000

/** Without progress for so long the copy stands still; files at an address may take long. */
const standstillMs = ({ place }: Replica): number => (isFolder(place) ? 5_000 : 60_000)

export const databaseOf = (folder: string): string => join(folder, 'data.db')
export const checkOf = (folder: string): string => join(folder, 'litestream-check.json')
/** Litestream writes the copy's last transaction beside it. */
const positionOf = (folder: string): string => `${databaseOf(folder)}-txid`

/** Litestream following one generation into a folder. */
export type Following = {
  generation: number
  isOver(): boolean
  /** Output of the last seconds. */
  lastWords(): string
  /** After its last output. Removes a copy that the replica no longer leads on from. */
  ended(): Promise<void>
  end(): Promise<void>
  /** Ends, and removes the copy: the next following makes it anew. */
  giveUp(): Promise<void>
  /** The newest transaction, still newest `settleMs` later. Rejects where the copy stands still. */
  catchUp(settleMs: number): Promise<string>
}

export async function startFollowing(replica: Replica, folder: string, generation: number): Promise<Following> {
  const isOther = (await readNote(folder, replica.place)).generation !== generation
  if (isOther || !existsSync(positionOf(folder))) await forgetCopy(folder)
  await writeNote(folder, { place: replica.place, generation, isRestored: false })
  const config = join(folder, 'litestream.json')
  await writeConfig(replica, generation, databaseOf(folder), config)
  // Requests to an address may cost money.
  const often = isFolder(replica.place) ? ['-follow-interval', '100ms'] : []
  const args = ['restore', '-no-expand-env', '-config', config, '-f', ...often, '-o', databaseOf(folder), databaseOf(folder)]
  const child = startChild(replica.litestream, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let [said, saidAt] = ['', 0]
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      const text = chunk.toString('utf8')
      said = (said + text).slice(-4_000)
      saidAt = Date.now()
      if (/level=(WARN|ERROR)|^Error:/m.test(text)) process.stderr.write(text)
    })
  }
  const closed = new Promise((resolve) => child.once('close', resolve))
  const lastWords = () => (Date.now() - saidAt < WORDS_MS ? (said.trim().split('\n').at(-1) ?? '') : '')
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  async function ended(): Promise<void> {
    await closed
    if (said.includes('cannot resume follow mode')) await forgetCopy(folder)
  }
  async function end(): Promise<void> {
    await endAll([child], END_MS)
    await ended()
  }
  async function giveUp(): Promise<void> {
    await end()
    await forgetCopy(folder)
  }
  async function catchUp(settleMs: number): Promise<string> {
    const head = await headOf(replica, generation, checkOf(folder))
    await reach(head)
    await pause(settleMs)
    return (await headOf(replica, generation, checkOf(folder))) === head ? position(folder) : catchUp(settleMs)
  }
  async function reach(head: string | undefined): Promise<void> {
    let [state, since] = ['', Date.now()]
    while (head !== undefined && (await position(folder)) < head) {
      const now = await stateOf(folder)
      if (now !== state) [state, since] = [now, Date.now()]
      if (Date.now() - since > standstillMs(replica)) throw await standsStill(replica, folder, generation, lastWords(), child.pid)
      if (isOver()) {
        await ended()
        throw unusable(replica, { code: 1, output: said })
      }
      await pause(CATCH_UP_MS)
    }
  }
  return { generation, isOver, lastWords, ended, end, giveUp, catchUp }
}

/** Changes with the copy. */
async function stateOf(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.startsWith('data.db')).map((name) => join(folder, name))
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => `${file} ${size}`,
        () => '',
      ),
    ),
  )
  return [await position(folder), ...sizes].join('\n')
}

/** Names the hanging process or the unreadable file. */
async function standsStill(replica: Replica, folder: string, generation: number, words: string, pid?: number): Promise<TaskFailure> {
  const at = await position(folder)
  const files = isFolder(replica.place) ? await filesAfter(folderOf(replica, generation), at) : []
  const next = files.join(' or ') || `the transaction after it in generation ${generation} of ${withoutPassword(replica.place)}`
  const still = `The copy in ${folder} stands still at transaction ${at || 'none'}; next is ${next}.`
  if (words === '')
    return new TaskFailure(`${still}\nLitestream hangs: end it (kill -9 ${pid}), and run this again.
Where it hangs there again, end ./canteiro follow and delete data.db and data.db-txid in ${folder} first: the copy is made anew.`)
  return new TaskFailure(`${still} Litestream says: ${words}
If that file is damaged, what it and all later ones hold is lost, but for what devices give back. To go on without them: end ./canteiro follow, move them out of the
replica, delete data.db and data.db-txid in ${folder}, and run this again.`)
}

/** Sixteen hexadecimal digits, which sort as numbers. */
export async function position(folder: string): Promise<string> {
  return existsSync(positionOf(folder)) ? (await readFile(positionOf(folder), 'utf8')).trim() : ''
}

/** A server that takes the copy needs no position. */
export const forgetPosition = (folder: string): Promise<void> => rm(positionOf(folder), { force: true })

async function forgetCopy(folder: string): Promise<void> {
  await forgetPosition(folder)
  for (const suffix of ['', '-wal', '-shm']) await rm(`${databaseOf(folder)}${suffix}`, { force: true })
}
