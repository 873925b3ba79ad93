/** Only trouble that happened: a restore that lost nothing does not count. */
export type Counts = Map<string, number>

export const count = (counts: Counts, kind: string, times = 1): void => void counts.set(kind, (counts.get(kind) ?? 0) + times)

export function addCounts(to: Counts, counts: Counts): void {
  for (const [kind, times] of counts) count(to, kind, times)
}

/** Kinds that a history must be able to meet. */
export const kinds = [
  ...['restore', 'ended session', 'lock stolen', 'kill', 'crash', 'server killed', 'account deleted', 'suspended', 'stream cut', 'device away'],
  ...['upload', 'cancellation', 'notifications read', 'quota', 'rivals', 'photos edited', 'work'],
] as const
