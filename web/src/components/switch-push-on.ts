import { texts } from '#texts'
import type { Session } from '../data/session/session'
import { switchOnPush } from '../data/web-push/device-push'
import { showToast } from '../ui/feedback/toasts'
import { pushFailureText } from './push-failure-text'

const words = texts.webPush

/** Switches push on for this device and tells the outcome, but nothing of a question of the browser's that its person has answered or closed. True where it is on. */
export async function switchPushOn(session: Session, groups: Parameters<typeof switchOnPush>[1]): Promise<boolean> {
  const done = await switchOnPush(session, groups)
  const reason = done.ok ? null : pushFailureText(done.code)
  if (done.ok) showToast({ ...words.on, tone: 'ok' })
  else if (reason !== null) showToast({ ...words.failed(reason), tone: 'bad' })
  return done.ok
}
