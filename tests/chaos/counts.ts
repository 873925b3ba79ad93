/** How often each kind of trouble really happened: a restore that lost nothing, or a fault that no request met, is none. */
export type Counts = Map<string, number>

export const count = (counts: Counts, kind: string, times = 1): void => void counts.set(kind, (counts.get(kind) ?? 0) + times)

export function addCounts(to: Counts, counts: Counts): void {
  for (const [kind, times] of counts) count(to, kind, times)
}

/** Events that a history must be able to meet, by the names that it is counted under. */
export const kinds = [
  ...['restore', 'ended session', 'lock stolen', 'kill', 'crash', 'server killed', 'account deleted', 'suspended', 'stream cut', 'device away'],
  ...['upload', 'cancellation', 'notifications read', 'quota', 'rivals', 'photos edited'],
] as const
