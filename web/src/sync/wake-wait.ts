const OWN_DEBOUNCE_MS = 50
/** One more listener adds this much to the longest wait of a shared channel. */
const WAIT_PER_LISTENER_MS = 20
const LONGEST_SHARED_WAIT_MS = 30_000

/**
 * How long to wait, in milliseconds, before a channel's news is pulled. Own channels hardly wait; shared ones have many listeners, which must not all
 * pull in the same second. `sent` is what came with the news: at most how many listen. Rule W3.
 */
export function wakeWait(channel: string, sent: unknown, random: () => number = Math.random): number {
  if (channel.startsWith('user:')) return OWN_DEBOUNCE_MS
  const listeners = typeof sent === 'object' && sent !== null && 'listeners' in sent ? Number(sent.listeners) : 1
  return OWN_DEBOUNCE_MS + random() * Math.min(LONGEST_SHARED_WAIT_MS, (listeners || 1) * WAIT_PER_LISTENER_MS)
}
