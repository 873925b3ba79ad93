import { texts } from '#texts'
import { switchOnPush } from '../data/device-push'
import type { Session } from '../data/session/session'
import { showToast } from '../ui/feedback/toasts'
import { pushFailureText } from './push-failure-text'

const words = texts.webPush

/** A refused or closed question is no error. True where push is on. */
export async function switchPushOn(session: Session, groups: Parameters<typeof switchOnPush>[1]): Promise<boolean> {
  const done = await switchOnPush(session, groups)
  const reason = done.ok ? null : pushFailureText(done.code)
  if (done.ok) showToast({ ...words.on, tone: 'ok' })
  else showToast(reason === null ? words.refused : { ...words.failed(reason), tone: 'bad' })
  return done.ok
}
