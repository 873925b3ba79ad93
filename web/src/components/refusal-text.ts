import { errorText, texts } from '#texts'
import { shortDayText } from '../chat/chat-times'
import { clockTime } from './times'

type Refused = { code: string; until?: string | undefined; about?: { project_title: string } }

/** Whether what it was about is gone: then sending it again can only fail again. Product 55. */
export const isGone = ({ code }: { code: string }): boolean => code === 'parent_missing'

/** The sentence for what the server refused, with the time from which what exceeded a quota can be sent again, in this device's time zone. Product 42. */
export function refusalText({ code, until, about }: Refused, now: number): string {
  if (isGone({ code }) && about?.project_title) return texts.outbox.projectGone(about.project_title)
  return code === 'too_many' && until ? texts.quotas.sendableFrom(shortDayText(until, now), clockTime(until)) : errorText(code)
}
