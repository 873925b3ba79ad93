import { forbidden, invalidField, serverNow, tooManyRequests } from '../globals'
import { attempt, forgetAttempts, type Limit } from '../limits'
import { refuseLargePictures } from '../pictures/refuse-large-pictures'
import type { RecordRequestEvent } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { take } from '../sync/quotas'
import { takeUpload } from '../sync/take-upload'

const pictures = ['avatar', 'avatar_small']
const allowed = [...pictures, 'password', 'passwordConfirm', 'oldPassword']

/** A stolen session must not allow guessing the account's password. */
const guesses: Limit = { name: 'change of password', most: 10, withinMs: 15 * 60_000 }

/** Around PocketBase's own route that sets a forgotten password. */
export function confirmPasswordReset(e: RecordRequestEvent): void {
  e.record.ignoreUnchangedFields(true)
  e.next()
  pump(e.app)
}

/** Natively, a person's record takes a new avatar, or a password with the old one, and nothing else: the rest are commands. */
export function updateOwnRecord(e: RecordRequestEvent): void {
  const fields = Object.keys(e.requestInfo().body)
  if (!e.hasSuperuserAuth() && fields.some((field) => !allowed.includes(field))) throw forbidden()
  if (fields.includes('avatar_small') && !fields.includes('avatar')) throw forbidden()
  refuseLargePictures(e.record, pictures)
  e.record.ignoreUnchangedFields(true)
  // A request that carries any field besides the pictures can tell whether an old password is right, so it counts as a guess.
  const isGuess = !e.hasSuperuserAuth() && fields.some((field) => !pictures.includes(field))
  if (isGuess && !attempt(e.app, guesses, e.record.id)) throw tooManyRequests()
  if (fields.includes('avatar')) {
    // Devices of release 1.0.0 send no small one, and that of the avatar before is another picture.
    if (!fields.includes('avatar_small')) e.record.set('avatar_small', '')
    // It is told to all who follow the card's state, as an edit is.
    takeUpload(e, (tx) => {
      const tooMany = e.hasSuperuserAuth() ? undefined : take(tx, e.record.id, ['edits'], 1, serverNow())
      if (tooMany) throw invalidField('avatar', 'too_many', tooMany.until)
    })
    return
  }
  e.next()
  if (isGuess) forgetAttempts(e.app, guesses, e.record.id)
  pump(e.app)
}
