import * as v from 'valibot'
import { poke } from '#domain/wire/wire'
import type { Waits } from '../waits'

/**
 * How long to wait, in milliseconds, before a poked channel is pulled. Own channels hardly wait; shared ones have many listeners, which must not all
 * pull in the same second. `sent` is the poke's body: its `listeners` is how many there are at most. Rule W3.
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

/** The poke's own name, which the next pull carries; '' where there is none. Rule W2. */
export const pokeIn = (sent: unknown): string => parsed(sent).poke

const parsed = (sent: unknown): v.InferOutput<typeof poke> => v.parse(v.fallback(poke, { listeners: 1, poke: '' }), sent)
