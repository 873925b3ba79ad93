import { errorText, texts } from '#texts'
import { shortDayText } from '../chat/chat-times'
import { clockTime } from './times'

/** The sentence for what the server refused, with the time from which what exceeded a quota can be sent again, in this device's time zone. Product 42. */
export function refusalText({ code, until }: { code: string; until?: string | undefined }, now: number): string {
  return code === 'too_many' && until ? texts.quotas.sendableFrom(shortDayText(until, now), clockTime(until)) : errorText(code)
}
