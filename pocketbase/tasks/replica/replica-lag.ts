/** Numbers of transactions, or why there was no answer. */
export type Look = { written: number; copied: number } | { reason: string }

export type ReplicaState = {
  /** ok: copied within eight seconds; failing: not copied or no answer for as long. */
  replica: 'ok' | 'late' | 'failing'
  since: string
}

const LATE_MS = 8_000
const REPEAT_MS = 10 * 60_000
/** The oldest look of a backlog says the lag. */
const MOST_WAITING = 1_000

/** Milliseconds; `askedAt` is a look's begin. `line` is for the log: at the start, each ten minutes, and the end of a state other than ok. */
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
