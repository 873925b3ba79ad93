import * as v from 'valibot'
import { poke } from '#domain/wire/wire'
import type { Waits } from '../waits'

/**
 * Milliseconds from a poke to its pull. Shared channels have many listeners, which must not all pull in the same second; the body's
 * `listeners` is their number at most. Rule W3.
 */
export function pokeDelay(
  channel: string,
  sent: unknown,
  { ownPokeMs, listenerMs, sharedPokeMs }: Waits,
  random: () => number = Math.random,
): number {
  if (channel.startsWith('user:')) return ownPokeMs
  const { listeners } = parsed(sent)
  return ownPokeMs + random() * Math.min(sharedPokeMs, listeners * listenerMs)
}

/** Name of the poke, which the next pull carries; '' without one. Rule W2. */
export const pokeIn = (sent: unknown): string => parsed(sent).poke

const parsed = (sent: unknown): v.InferOutput<typeof poke> => v.parse(v.fallback(poke, { listeners: 1, poke: '' }), sent)
