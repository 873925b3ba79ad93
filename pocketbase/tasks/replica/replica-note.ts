import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeWhole } from '../data/write-whole'
import { isSamePlace } from './replica'

/** replica.json: what the data of a folder have to do with the replica at `place`. */
const note = v.object({
  place: v.string(),
  /** The generation that they go on with; 0 where none was begun. */
  generation: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether they were put in the place of others: they begin a generation of their own. */
  isRestored: v.boolean(),
})
type ReplicaNote = v.InferOutput<typeof note>

const fileOf = (dataDir: string): string => join(dataDir, 'replica.json')

async function noteIn(dataDir: string): Promise<ReplicaNote | undefined> {
  return existsSync(fileOf(dataDir)) ? v.parse(note, JSON.parse(await readFile(fileOf(dataDir), 'utf8'))) : undefined
}

/** Where the data of a folder were copied to, '' for nowhere. */
export async function copiedTo(dataDir: string): Promise<string> {
  const noted = await noteIn(dataDir)
  return noted && noted.generation > 0 ? noted.place : ''
}

/** Generation 0 where the data were never copied to this place. It calls the place as it is called now. */
export async function readNote(dataDir: string, place: string): Promise<ReplicaNote> {
  const noted = await noteIn(dataDir)
  return noted && isSamePlace(noted.place, place) ? { ...noted, place } : { place, generation: 0, isRestored: false }
}

export const writeNote = (dataDir: string, noted: ReplicaNote): Promise<void> => writeWhole(fileOf(dataDir), JSON.stringify(noted))

/** A backup that takes the place of these data has no note of its own: it goes on from where they were. */
export async function noteRestored(dataDir: string, fresh: string): Promise<void> {
  const noted = (await noteIn(fresh)) ?? (await noteIn(dataDir))
  if (noted) await writeNote(fresh, { ...noted, isRestored: true })
}
