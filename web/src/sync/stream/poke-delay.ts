import * as v from 'valibot'
import { poke } from '#domain/wire/wire'
import type { Waits } from '../waits'

/** In milliseconds. The body's `listeners` is the number of streams that hear of the same, at most. Rule W3. */
export function pokeDelay(sent: unknown, { pokeMs, listenerMs, longestPokeMs }: Waits, random: () => number = Math.random): number {
  const { listeners } = parsed(sent)
  return pokeMs + random() * Math.min(longestPokeMs, listeners * listenerMs)
}

/** '' without a name. Rule W2. */
export const pokeIn = (sent: unknown): string => parsed(sent).poke

const parsed = (sent: unknown): v.InferOutput<typeof poke> => v.parse(v.fallback(poke, { listeners: 1, poke: '' }), sent)
