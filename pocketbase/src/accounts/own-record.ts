import { newPasswordFault } from '#domain/people/password'
import { forbidden, invalidField, serverNow, tooManyRequests } from '../globals'
import { attempt, forgetAttempts, type Limit, undoAttempt } from '../limits'
import { takeUpload } from '../pictures/take-upload'
import type { RecordRequestEvent, ServerRecord } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { orRetry } from '../requests/or-retry'
import { take } from '../sync/push/count-command'

const pictures = ['avatar', 'avatar_small']
const allowed = [...pictures, 'password', 'passwordConfirm', 'oldPassword']

/** A stolen session must not allow guessing the account's password. */
const guesses: Limit = { name: 'change of password', most: 10, withinMs: 15 * 60_000 }

export const isAdministrator = (account: ServerRecord): boolean => account.getString('role') === 'admin'

/** Around PocketBase's route that sets a forgotten password: a link from before the account's role is refused. Product 2. */
export function confirmPasswordReset(e: RecordRequestEvent): void {
  e.record.ignoreUnchangedFields(true)
  orRetry(e, () => {
    // As PocketBase answers a link that has run out.
    if (isAdministrator(e.record)) throw invalidField('token', 'validation_invalid_token')
    refuseFaultyPassword(e)
    e.next()
    pump(e.app)
  })
}

/** Natively, a person's record takes an avatar, or a password with the old one, and nothing else. */
export function updateOwnRecord(e: RecordRequestEvent): void {
  const { body } = e.requestInfo()
  const fields = Object.keys(body)
  if (!e.hasSuperuserAuth() && fields.some((field) => !allowed.includes(field))) throw forbidden()
  if (fields.includes('avatar_small') && !fields.includes('avatar')) throw forbidden()
  e.record.ignoreUnchangedFields(true)
  // A request with any other field can tell whether an old password is right, so it counts as a guess.
  const isGuess = !e.hasSuperuserAuth() && fields.some((field) => !pictures.includes(field))
  if (isGuess && !attempt(e.app, guesses, e.record.id)) throw tooManyRequests()
  const isStored = fields.includes('avatar') ? takeAvatar(e, fields) : takePassword(e)
  if (!isGuess) return
  // A change that the server could not store is no guess at the password.
  if (!isStored) undoAttempt(e.app, guesses, e.record.id)
  else if (!fields.includes('avatar') && isText(body.password)) forgetAttempts(e.app, guesses, e.record.id)
}

/** PocketBase allows one byte more than sign-up does. */
function refuseFaultyPassword(e: RecordRequestEvent): void {
  const { password } = e.requestInfo().body
  const fault = isText(password) ? newPasswordFault(password) : undefined
  if (fault) throw invalidField('password', fault)
}

/** PocketBase asks for the old password only where a new one is given. */
const isText = (password: unknown): password is string => typeof password === 'string' && password !== ''

function takeAvatar(e: RecordRequestEvent, fields: readonly string[]): boolean {
  // The stored small picture is of the avatar before.
  if (!fields.includes('avatar_small')) e.record.set('avatar_small', '')
  // Followers of the card hear of the avatar as of an edit.
  return takeUpload(e, pictures, (tx) => {
    const tooMany = e.hasSuperuserAuth() ? undefined : take(tx, e.record.id, [['edits', 1]], serverNow())
    if (tooMany) throw invalidField('avatar', 'too_many', tooMany.until)
  })
}

const takePassword = (e: RecordRequestEvent): boolean =>
  orRetry(e, () => {
    refuseFaultyPassword(e)
    e.next()
    pump(e.app)
  })
