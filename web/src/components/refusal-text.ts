import { errorText, texts } from '#texts'
import { shortDayText } from './times/near-times'
import { clockTime } from './times/times'

type Refused = { code: string; until?: string | undefined; about?: { project_title: string } }

const { gone } = texts.outbox

/** Whether what it was about is gone: then sending it again can only fail again. Product 55. */
export const isGone = (row: Pick<Refused, 'code'>): row is { code: keyof typeof gone } => Object.hasOwn(gone, row.code)

/** The sentence for what the server refused, with the time from which what exceeded a quota can be sent again, in this device's time zone. Product 42. */
export function refusalText(refused: Refused, now: number): string {
  const { code, until, about } = refused
  if (isGone(refused) && about?.project_title) return gone[refused.code](about.project_title)
  return code === 'too_many' && until ? texts.quotas.sendableFrom(shortDayText(until, now), clockTime(until)) : errorText(code)
}
