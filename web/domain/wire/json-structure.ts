/** The most that a push or an acceptance may have, of 50 commands with 50 products each 17,000. Rule L11. */
export const MOST_STRUCTURE = 20_000

/**
 * Characters of a JSON text outside of its strings: each costs the engine microseconds and up to a hundred bytes once parsed. The engine's own
 * functions count 256 kB in milliseconds.
 */
export function structureOf(text: string): number {
  const parts = text.replaceAll('\\\\', '').replaceAll('\\"', '').split('"')
  return parts.reduce((sum, part, at) => (at % 2 === 0 ? sum + part.length : sum), 0)
}
