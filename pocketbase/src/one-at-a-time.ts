import type { App } from './pocketbase-api'

/** `name` is unique; `lost` is logged of work that was given up. */
export type Turn = { name: string; lost: string }

/** Silent work is given up; its engine, 3 MB, stays until it ends: the next is waited for up to four times as long. */
const LOST_AFTER_MS = 3 * 60_000
const MOST_DOUBLINGS = 2

/** `since`: when the running work last heard of its other side, 0 for none; `lost`: how many were given up since then. */
type State = { since: number; isAsked: boolean; lost: number }
const resting = (state: State): State => ({ ...state, since: 0, isAsked: false })

/** Runs in one engine at a time: another one asks for one more run and goes. `goOn` says that the other side answered. */
export function oneAtATime(app: App, turn: Turn, work: (goOn: () => void) => void): void {
  if (!begin(app, turn)) return
  try {
    do work(() => change(app, turn, (state) => ({ ...state, since: Date.now(), lost: 0 })))
    while (!finish(app, turn))
  } catch (error) {
    change(app, turn, resting)
    throw error
  }
}

function begin(app: App, turn: Turn): boolean {
  let [isMine, isLost] = [false, false]
  change(app, turn, (state) => {
    const patience = LOST_AFTER_MS * 2 ** Math.min(state.lost, MOST_DOUBLINGS)
    isLost = state.since > 0 && Math.abs(Date.now() - state.since) > patience
    isMine = isLost || state.since === 0
    return isMine ? { since: Date.now(), isAsked: false, lost: state.lost + (isLost ? 1 : 0) } : { ...state, isAsked: true }
  })
  if (isLost) app.logger().error(turn.lost)
  return isMine
}

function finish(app: App, turn: Turn): boolean {
  let isDone = true
  change(app, turn, (state) => {
    isDone = !state.isAsked
    return isDone ? resting(state) : { ...state, since: Date.now(), isAsked: false }
  })
  return isDone
}

function change(app: App, { name }: Turn, next: (state: State) => State): void {
  app.store().setFunc<string>(name, (old) => {
    const [since = 0, asked = 0, lost = 0] = (old ?? '').split(' ').map(Number)
    const state = next({ since, isAsked: asked === 1, lost })
    return [state.since, state.isAsked ? 1 : 0, state.lost].join(' ')
  })
}
