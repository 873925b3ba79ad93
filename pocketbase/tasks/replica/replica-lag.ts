/** Litestream's answer to how far it has come: numbers of transactions; or why there was none. */
export type Look = { written: number; copied: number } | { reason: string }

export type ReplicaState = {
  /** Copied within eight seconds; later than that; not copied, or without an answer, for as long: so it is told within ten. */
  replica: 'ok' | 'late' | 'failing'
  /** Since when, as ISO 8601. */
  since: string
}

const LATE_MS = 8_000
const REPEAT_MS = 10 * 60_000
/** Looks of a backlog that are kept: the oldest says the lag, and there are more once these are copied. */
const MOST_WAITING = 1_000

/**
 * Judges one look after the other of a copy, as 'The replica'; times in milliseconds, `askedAt` when a look began. `line` is for the log: when a state other than ok begins,
 * each ten minutes while it lasts, and when it ends; '' otherwise.
 */
export function startJudging(copy: string, startedAt: number): (look: Look, now: number, askedAt?: number) => { state: ReplicaState; line: string } {
  let waiting: { transaction: number; at: number }[] = []
  let failure: { reason: string; at: number } | undefined
  let state: ReplicaState = { replica: 'ok', since: new Date(startedAt).toISOString() }
  let told = 0

  function stateAt(now: number): ReplicaState {
    const since = (at: number) => new Date(at).toISOString()
    const [oldest] = waiting
    if (failure && now - failure.at >= LATE_MS) return { replica: 'failing', since: since(Math.min(failure.at, oldest?.at ?? failure.at)) }
    if (oldest && now - oldest.at >= LATE_MS) return { replica: 'late', since: since(oldest.at) }
    return state.replica === 'ok' ? state : { replica: 'ok', since: since(now) }
  }

  return (look, now, askedAt = now) => {
    if ('reason' in look) failure = { at: failure?.at ?? askedAt, reason: look.reason }
    else {
      failure = undefined
      waiting = waiting.filter(({ transaction }) => transaction > look.copied)
      if (look.written > look.copied && waiting.length < MOST_WAITING) waiting.push({ transaction: look.written, at: now })
    }
    const before = state
    state = stateAt(now)
    const isNews = state.replica !== before.replica
    if (!isNews && (state.replica === 'ok' || now - told < REPEAT_MS)) return { state, line: '' }
    told = now
    return { state, line: lineOf(copy, state, isNews ? before : state, failure?.reason ?? '', now) }
  }
}

function lineOf(copy: string, { replica, since }: ReplicaState, before: ReplicaState, reason: string, now: number): string {
  const seconds = (from: string) => `${Math.round((now - Date.parse(from)) / 1_000)} s`
  if (replica === 'ok') return `${copy} holds everything again, after ${seconds(before.since)}.`
  const lag = `${copy} lacks what was written in the last ${seconds(since)}.`
  return replica === 'late' ? lag : `${lag} Litestream fails: ${reason}`
}
