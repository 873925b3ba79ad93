import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeWhole } from '../data/write-whole'
import { isSamePlace } from './replica'

/** replica.json: how the data belong to the replica at `place`. */
const note = v.object({
  place: v.string(),
  /** 0 where none was begun. */
  generation: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Restored data begin a generation of their own. */
  isRestored: v.boolean(),
})
type ReplicaNote = v.InferOutput<typeof note>

const fileOf = (dataDir: string): string => join(dataDir, 'replica.json')

async function noteIn(dataDir: string): Promise<ReplicaNote | undefined> {
  return existsSync(fileOf(dataDir)) ? v.parse(note, JSON.parse(await readFile(fileOf(dataDir), 'utf8'))) : undefined
}

/** '' for nowhere. */
export async function copiedTo(dataDir: string): Promise<string> {
  const noted = await noteIn(dataDir)
  return noted && noted.generation > 0 ? noted.place : ''
}

/** Generation 0 where the data were never copied there. */
export async function readNote(dataDir: string, place: string): Promise<ReplicaNote> {
  const noted = await noteIn(dataDir)
  return noted && isSamePlace(noted.place, place) ? { ...noted, place } : { place, generation: 0, isRestored: false }
}

export const writeNote = (dataDir: string, noted: ReplicaNote): Promise<void> => writeWhole(fileOf(dataDir), JSON.stringify(noted))

/** A backup goes on from the note of the replaced data. */
export async function noteRestored(dataDir: string, fresh: string): Promise<void> {
  const noted = (await noteIn(fresh)) ?? (await noteIn(dataDir))
  if (noted) await writeNote(fresh, { ...noted, isRestored: true })
}
