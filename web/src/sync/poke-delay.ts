import * as v from 'valibot'
import { poke } from '#domain/wire'

const OWN_DEBOUNCE_MS = 50
/** One more listener adds this much to the longest wait of a shared channel. */
const WAIT_PER_LISTENER_MS = 20
const LONGEST_SHARED_WAIT_MS = 30_000

/**
 * How long to wait, in milliseconds, before a poked channel is pulled. Own channels hardly wait; shared ones have many listeners, which must not all
 * pull in the same second. `sent` is the poke's body: its `listeners` is how many there are at most. Rule W3.
 */
export function pokeDelay(channel: string, sent: unknown, random: () => number = Math.random): number {
  if (channel.startsWith('user:')) return OWN_DEBOUNCE_MS
  const { listeners } = parsed(sent)
  return OWN_DEBOUNCE_MS + random() * Math.min(LONGEST_SHARED_WAIT_MS, listeners * WAIT_PER_LISTENER_MS)
}

/** The poke's own name, which the next pull carries; '' from an earlier server, which gives none. Rule W2. */
export const pokeIn = (sent: unknown): string => parsed(sent).poke

const parsed = (sent: unknown): v.InferOutput<typeof poke> => v.parse(v.fallback(poke, { listeners: 1, poke: '' }), sent)
