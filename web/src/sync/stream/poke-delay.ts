import * as v from 'valibot'
import { poke } from '#domain/wire/wire'
import type { Waits } from '../waits'

/** In milliseconds. The body's `listeners` is their number at most. Rule W3. */
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

/** '' without a name. Rule W2. */
export const pokeIn = (sent: unknown): string => parsed(sent).poke

const parsed = (sent: unknown): v.InferOutput<typeof poke> => v.parse(v.fallback(poke, { listeners: 1, poke: '' }), sent)
