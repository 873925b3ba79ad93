import { structureOf } from '#domain/wire/json-structure'
import { attempt, type Limit } from '../../limits'
import type { App } from '../../pocketbase-api'

/** Structure that costs as much as a command, or as scanning as many characters. */
const STRUCTURE_OF_A_COMMAND = 500
const LENGTH_OF_A_COMMAND = 10_000

const commands: Limit = { name: 'commands', most: 10_000, withinMs: 24 * 60 * 60_000 }

/** False beyond the limit. Refusals count too: their answers are stored for 90 days. Rule P13. */
export const admitCommand = (app: App, userId: string): boolean => attempt(app, commands, userId)

/** Counts what reading costs, of unreadable requests too. Returns the structure, undefined beyond the limit. Rule P13b. */
export function admittedStructure(app: App, userId: string, text: string): number | undefined {
  // Before scanning: beyond the limit nothing is spent.
  if (!attempt(app, commands, userId, Math.floor(text.length / LENGTH_OF_A_COMMAND))) return undefined
  const structure = structureOf(text)
  const cost = Math.floor(structure / STRUCTURE_OF_A_COMMAND)
  return cost === 0 || attempt(app, commands, userId, cost) ? structure : undefined
}
