import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeWhole } from '../data/write-whole'
import type { ReplicaState } from './replica-lag'

/** Read at /api/health: pocketbase/src/health.ts. */
const fileOf = (dataDir: string): string => join(dataDir, 'replica-state.json')

/** Returns whether it was written. On a full disk the earlier state, which may say the opposite, can still be removed. */
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

/** `notedAt` in milliseconds. */
export async function notedReplicaState(dataDir: string): Promise<(ReplicaState & { notedAt: number }) | undefined> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(fileOf(dataDir), 'utf8'), stat(fileOf(dataDir))])
    return { ...v.parse(replicaState, text), notedAt: mtimeMs }
  } catch {
    return undefined
  }
}
