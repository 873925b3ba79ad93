import { errorText, texts } from '#texts'
import type { PushFailure } from '../data/device-push'

const reasons: Readonly<Record<string, string>> = texts.webPush.reasons

/** Why push was not switched on or changed; null where its person knows: they refused the browser's question, or closed it. */
export const pushFailureText = (code: PushFailure): string | null =>
  code === 'denied' || code === 'dismissed' ? null : (reasons[code] ?? errorText(code))
