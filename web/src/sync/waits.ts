import { SILENCE_LIMIT_MS } from '../http/client'

/** Waits of the engine, in milliseconds. Periods that a rule counts in days stand with the code that counts them. */
export type Waits = {
  /** For the next byte of an answer to a pull, a push or an acceptance, until the request is given up. */
  silenceMs: number
  /** Between two pulls with a stream and nothing left to be sent. Rule W4. */
  pollWithStreamMs: number
  /** Between two pulls without a stream, or while something could not be sent. Rule W4. */
  pollWithoutStreamMs: number
  /** After the first failure of a turn or an upload, less up to half of it; doubled with each further one. */
  firstRetryMs: number
  /** After a failure at most. Rule W4. */
  longestRetryMs: number
  /** From a rewind, for records of other devices: as long as the quotas for giving back last. Rules P11 and P13. */
  dependencyMs: number
  /** From a poke to its pull, at least. Rule W3. */
  pokeMs: number
  /** From a poke to its pull, at most, for each listener, besides `pokeMs`. Rule W3. */
  listenerMs: number
  /** From a poke to its pull, at most, for all listeners, besides `pokeMs`. Rule W3. */
  longestPokeMs: number
}

export const defaultWaits: Waits = {
  silenceMs: SILENCE_LIMIT_MS,
  pollWithStreamMs: 10 * 60_000,
  pollWithoutStreamMs: 60_000,
  firstRetryMs: 1_000,
  longestRetryMs: 5 * 60_000,
  dependencyMs: 24 * 3_600_000,
  pokeMs: 50,
  listenerMs: 20,
  longestPokeMs: 30_000,
}
