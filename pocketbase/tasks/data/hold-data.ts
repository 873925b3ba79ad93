import type { ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { endOf } from '../children'
import { paths } from '../paths'
import { startCommand } from '../pocketbase-process'
import { TaskFailure } from '../task-failure'

/**
 * Works while no server and no restore can take the data; throws where one has them. The lock ends with this process, and with the folder where
 * that is moved.
 */
export async function whileHeld<T>(program: string, dataDir: string, work: () => Promise<T>): Promise<T> {
  const isNew = (await mkdir(dataDir, { recursive: true, mode: 0o700 })) !== undefined
  const beside = await mkdtemp(join(tmpdir(), 'canteiro-lock-'))
  const holder = startCommand({ program, dataDir: beside, migrationsDir: paths.migrations }, ['hold', lockOf(dataDir)])
  try {
    await held(holder, dataDir)
    return await work()
  } finally {
    await endOf(holder, 'SIGTERM')
    await rm(beside, { recursive: true, force: true })
    if (isNew && (await holdsNothing(dataDir))) await rm(dataDir, { recursive: true })
  }
}

/** The server's lock: pocketbase/src/start/serving-lock.ts. */
export const lockOf = (dataDir: string): string => join(dataDir, 'serving.db')

/** Nothing but the lock. */
export const holdsNothing = async (dataDir: string): Promise<boolean> => (await readdir(dataDir)).every((name) => name.startsWith('serving.db'))

const answer = v.variant('ok', [v.object({ ok: v.literal(true), isHeld: v.boolean() }), v.object({ ok: v.literal(false), reason: v.string() })])

async function held(holder: ChildProcess, dataDir: string): Promise<void> {
  const said = v.parse(answer, JSON.parse(await answerOf(holder)))
  if (!said.ok) throw new TaskFailure(`The lock of ${dataDir} could not be taken: ${said.reason}`)
  if (!said.isHeld) throw inUse(dataDir)
}

export const inUse = (dataDir: string): TaskFailure =>
  new TaskFailure(
    `A server serves the data of ${dataDir}, or a restore or a promotion is at work on them. Stop it (SIGTERM, or systemctl stop), then run this again.`,
  )

/** Its line of JSON, while it runs. */
function answerOf(holder: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      const [, line] = /answer: (.*)\n/.exec(output) ?? []
      if (line) resolve(line)
    }
    holder.stdout?.on('data', read)
    holder.stderr?.on('data', read)
    holder.once('error', reject)
    holder.once('close', () => reject(new Error(`PocketBase gave no answer:\n${output}`)))
  })
}
