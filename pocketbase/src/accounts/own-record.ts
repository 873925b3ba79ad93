import { forbidden } from '../globals'
import type { RecordRequestEvent } from '../pocketbase-api'
import { pump } from '../realtime/pump'

const allowed = ['avatar', 'password', 'passwordConfirm', 'oldPassword']

/** Natively, a person's record takes a new avatar, or a password with the old one, and nothing else: the rest are commands. */
export function updateOwnRecord(e: RecordRequestEvent): void {
  if (!e.hasSuperuserAuth() && Object.keys(e.requestInfo().body).some((field) => !allowed.includes(field))) throw forbidden()
  e.next()
  pump(e.app)
}
