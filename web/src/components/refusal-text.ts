import { errorText, texts } from '#texts'
import { shortDayText } from './times/near-times'
import { clockTime } from './times/times'

type Refused = { code: string; until?: string | undefined; about?: { project_title: string } }

const { gone } = texts.outbox

/** Sending the command again can only fail. Product 55. */
export const isGone = (row: Pick<Refused, 'code'>): row is { code: keyof typeof gone } => Object.hasOwn(gone, row.code)

/** An exceeded quota names the time, in this device's zone, from which it can be sent again. Product 42. */
export function refusalText(refused: Refused, now: number): string {
  const { code, until, about } = refused
  if (isGone(refused) && about?.project_title) return gone[refused.code](about.project_title)
  return code === 'too_many' && until ? texts.quotas.sendableFrom(shortDayText(until, now), clockTime(until)) : errorText(code)
}
