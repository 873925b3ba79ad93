import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeWhole } from '../data/write-whole'
import { type Look, type ReplicaState, startJudging } from './replica-lag'

/** Age at which an unchanged state is repeated; twice as old means an ended watch (tasks/doctor/checks.ts). */
const NOTE_MS = 60_000

/** Logs and notes each look's state. Returns whether all is copied. */
export function startTelling(copy: string, folder: string): (look: Look, askedAt: number) => Promise<boolean> {
  const judge = startJudging(copy, Date.now())
  let noted: { replica?: ReplicaState['replica']; at: number } = { at: 0 }
  return async (look, askedAt) => {
    const { state, line } = judge(look, Date.now(), askedAt)
    if (line) process.stderr.write(`${line}\n`)
    if (state.replica !== noted.replica || Date.now() - noted.at >= NOTE_MS)
      noted = (await noteReplicaState(folder, state)) ? { replica: state.replica, at: Date.now() } : { at: 0 }
    return state.replica === 'ok'
  }
}

/** Read at /api/health: pocketbase/src/health.ts. */
const fileOf = (dataDir: string): string => join(dataDir, 'replica-state.json')

export async function noteReplicaState(dataDir: string, state: ReplicaState): Promise<boolean> {
  try {
    await writeWhole(fileOf(dataDir), JSON.stringify(state))
    return true
  } catch {
    await forgetReplicaState(dataDir).catch(() => undefined)
    return false
  }
}

export const forgetReplicaState = (dataDir: string): Promise<void> => rm(fileOf(dataDir), { force: true })

const replicaState = v.pipe(v.string(), v.parseJson(), v.object({ replica: v.picklist(['ok', 'late', 'failing']), since: v.string() }))

export async function notedReplicaState(dataDir: string): Promise<(ReplicaState & { notedAt: number }) | undefined> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(fileOf(dataDir), 'utf8'), stat(fileOf(dataDir))])
    return { ...v.parse(replicaState, text), notedAt: mtimeMs }
  } catch {
    return undefined
  }
}
