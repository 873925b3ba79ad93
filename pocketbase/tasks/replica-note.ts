import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { isSamePlace } from './replica'
import { TaskFailure } from './task-failure'
import { writeWhole } from './write-whole'

/** replica.json: what the data of a folder have to do with the replica at `place`. */
const note = v.object({
  place: v.string(),
  /** The generation that they go on with; 0 where none was begun. */
  generation: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether the replica held it whole once. */
  isWhole: v.boolean(),
  /** Whether they were put in the place of others: they begin a generation of their own. */
  isRestored: v.boolean(),
  /** What this server writes where it claims a generation. */
  claim: v.string(),
  /** Whether another server was seen to write the same generation. */
  isShared: v.boolean(),
})
export type ReplicaNote = v.InferOutput<typeof note>

const fileOf = (dataDir: string): string => join(dataDir, 'replica.json')

/** Of data that were never copied to this place, one that says so. It calls the place as it is called now. */
export async function readNote(dataDir: string, place: string): Promise<ReplicaNote> {
  const none = { place, generation: 0, isWhole: false, isRestored: false, claim: '', isShared: false }
  const noted = await noteIn(dataDir)
  return noted && isSamePlace(noted.place, place) ? { ...noted, place } : none
}

/** The place that the data of `dataDir` were copied to, as it was called then, undefined where they were never copied. */
export async function notedPlace(dataDir: string): Promise<string | undefined> {
  const noted = await noteIn(dataDir)
  return noted && noted.generation > 0 ? noted.place : undefined
}

const noteIn = async (dataDir: string): Promise<ReplicaNote | undefined> =>
  existsSync(fileOf(dataDir)) ? parse(fileOf(dataDir), await readFile(fileOf(dataDir), 'utf8')) : undefined

function parse(file: string, text: string): ReplicaNote {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), note), text)
  if (read.success) return read.output
  throw new TaskFailure(
    `${file} is damaged (${read.issues[0].message}). It says which generation of LITESTREAM_REPLICA the data beside it go on with.
Where it is the one of npm run follow, or of data that are about to be replaced, delete it: the copy is then made anew.
Where a server shall go on with these data, and no other one was promoted, delete it and name an empty place as LITESTREAM_REPLICA.`,
  )
}

export const writeNote = (dataDir: string, noted: ReplicaNote): Promise<void> => writeWhole(fileOf(dataDir), JSON.stringify(noted))

/** The generation that the data of `dataDir` belong to, undefined where they were never copied to this place. */
export const ownGeneration = async (dataDir: string, place: string): Promise<number | undefined> =>
  (await readNote(dataDir, place)).generation || undefined

/** A backup that takes the place of these data has no note of its own: it goes on from where they were. */
export async function noteRestored(dataDir: string, fresh: string): Promise<void> {
  const noted = (await noteIn(fresh)) ?? (await noteIn(dataDir))
  if (noted) await writeNote(fresh, { ...noted, isRestored: true })
}
