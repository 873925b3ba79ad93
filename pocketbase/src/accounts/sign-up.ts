import * as v from 'valibot'
import { requiredText } from '#domain/fields'
import { personSearch } from '#domain/fold'
import { bodyLimits } from '#domain/wire'
import { inTransaction, run } from '../database'
import { Failure } from '../failure'
import { newRecord, serverNow } from '../globals'
import { drainMail } from '../mail/drain'
import { queueMail } from '../mail/queue'
import type { App, ServerRecord } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { bodyOf } from '../request-body'
import { answerNothingAtOnce, route } from '../route'
import { accountOfAddress } from './account-of-address'
import { emailAddress, MAILS_OF_AN_ADDRESS, mayMail } from './email-address'
import { givesWay, replace } from './unconfirmed'

/** What bcrypt can tell apart. */
const LONGEST_PASSWORD_BYTES = 71

const utf8Length = (text: string): number => encodeURIComponent(text).replace(/%../g, '.').length

const request = v.strictObject({
  role: v.picklist(['cliente', 'empresa', 'autonomo']),
  full_name: requiredText(120),
  email: emailAddress,
  password: v.pipe(
    v.string(),
    v.minLength(6),
    v.check((password) => utf8Length(password) <= LONGEST_PASSWORD_BYTES),
  ),
  /** SHA-256 of the proof that the browser keeps, hexadecimal; an earlier release has none. */
  proof: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
})
type NewAccount = v.InferOutput<typeof request>

/**
 * Always the same answer, one password hash and one mail, whether the address is new or taken. An account whose address was never confirmed has had no
 * session, so a later sign-up replaces it; one that has lost its confirmation stays, and its owner is mailed how to confirm it. Product 1, 7 and 41.
 */
export const signUp = route((e) => {
  const wanted = bodyOf(e, request, bodyLimits.small)
  const account = unsaved(e.app, wanted)
  if (mayMail(e, MAILS_OF_AN_ADDRESS, wanted.email)) inTransaction(e.app, (tx) => store(tx, account, wanted))
  answerNothingAtOnce(e)
  drainMail(e.app)
  pump(e.app)
})

/** Hashes the password, which takes its time: before the write lock is held. */
function unsaved(app: App, { role, full_name, email, password }: NewAccount): ServerRecord {
  const account = newRecord(app, 'users', {
    role,
    full_name,
    email,
    notify_scope: 'city',
    notify_email: true,
    search: personSearch({ full_name, role, city: '', state: '', about: '' }),
    created_at: serverNow(),
  })
  account.setPassword(password)
  return account
}

function store(tx: App, account: ServerRecord, { email, proof }: NewAccount): void {
  const existing = accountOfAddress(tx, email)
  if (existing && !givesWay(tx, existing)) {
    queueMail(tx, existing.getBool('verified') ? 'address_taken' : 'verification', existing.id)
    return
  }
  if (existing) replace(tx, existing)
  try {
    tx.save(account)
  } catch (error) {
    tx.logger().info('A sign-up was refused.', 'error', String(error))
    throw new Failure(400, 'malformed')
  }
  if (proof) run(tx, 'INSERT INTO sign_up_proofs (user_id, hash) VALUES ({:id}, {:proof})', { id: account.id, proof })
  queueMail(tx, 'verification', account.id)
}
