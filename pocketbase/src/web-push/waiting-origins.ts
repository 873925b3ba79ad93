import type { App } from '../pocketbase-api'
import { withShared } from '../shared-map'

/** In memory: until when, and for how many minutes, a push service is left alone, and which answer. Rule W5a. */
const KEY = 'web push waits'
const LONGEST_MINUTES = 60
const ANSWERS = ''

export type KnownOrigins = Record<'waiting' | 'answering', string[]>

export function knownOrigins(app: App): KnownOrigins {
  const known: KnownOrigins = { waiting: [], answering: [] }
  withShared(app, KEY, (waits) => {
    for (const [origin, wait] of Object.entries(waits)) {
      if (wait === ANSWERS) known.answering.push(origin)
      else if (Number(wait.split(' ')[0]) > Date.now()) known.waiting.push(origin)
    }
  })
  return known
}

/** `asked` in seconds, else a minute, doubled each time. */
export function letOriginWait(app: App, origin: string, asked: number): void {
  withShared(app, KEY, (waits) => {
    const minutes = Math.min(2 * Number(waits[origin]?.split(' ')[1] ?? 0.5), LONGEST_MINUTES)
    const wait = asked > 0 ? Math.min(asked, LONGEST_MINUTES * 60) * 1000 : minutes * 60_000
    waits[origin] = `${Date.now() + wait} ${minutes}`
  })
}

export function noteAnswer(app: App, origin: string): void {
  withShared(app, KEY, (waits) => {
    waits[origin] = ANSWERS
  })
}
