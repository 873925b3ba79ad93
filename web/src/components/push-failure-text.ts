import { errorText, texts } from '#texts'
import type { PushFailure } from '../data/device-push'

const reasons: Readonly<Record<string, string>> = texts.webPush.reasons

/** Null where the person refused or closed the browser's question. */
export const pushFailureText = (code: PushFailure): string | null =>
  code === 'denied' || code === 'dismissed' ? null : (reasons[code] ?? errorText(code))
