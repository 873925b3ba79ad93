import { structureOf } from '../../json-structure'
import { attempt, type Limit } from '../../limits'
import type { App } from '../../pocketbase-api'

/** As much structure of a request takes the server about as long as a command, and so does it to look through as many characters for it. */
const STRUCTURE_OF_A_COMMAND = 500
const LENGTH_OF_A_COMMAND = 10_000

/** Commands of one person, accepted or not. A device keeps fewer in a week of heavy use. */
const commands: Limit = { name: 'commands', most: 10_000, withinMs: 24 * 60 * 60_000 }

/**
 * Counts a command, whatever becomes of it; false when it is one too many for now. A refusal counts in no quota, and its answer takes room for 90 days
 * all the same. Rule P13.
 */
export const admitCommand = (app: App, userId: string): boolean => attempt(app, commands, userId)

/** Counts what reading a request costs beside its commands, whether it can be read or not. Returns its structure; nothing where the person has no more for now. Rule P13b. */
export function admittedStructure(app: App, userId: string, text: string): number | undefined {
  // Before it is looked through: who has no more costs nothing.
  if (!attempt(app, commands, userId, Math.floor(text.length / LENGTH_OF_A_COMMAND))) return undefined
  const structure = structureOf(text)
  return attempt(app, commands, userId, Math.floor(structure / STRUCTURE_OF_A_COMMAND)) ? structure : undefined
}
