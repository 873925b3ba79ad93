import * as v from 'valibot'
import { requiredText } from '#domain/fields'
import { personSearch } from '#domain/fold'
import { bodyLimits } from '#domain/wire'
import { run } from '../database'
import { Failure } from '../failure'
import { newRecord, serverNow } from '../globals'
import { drainMail } from '../mail/drain'
import { queueMail } from '../mail/queue'
import { storedOrRetry } from '../or-retry'
import type { App, ServerRecord } from '../pocketbase-api'
import { pump } from '../realtime/pump'
import { bodyOf } from '../request-body'
import { answerNothingAtOnce, route } from '../route'
import { feedEnd } from '../sync/answers'
import { accountOfAddress } from './account-of-address'
import { emailAddress, MAILS_OF_AN_ADDRESS, mailIfAllowed } from './email-address'
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
  mailIfAllowed({ e, kind: MAILS_OF_AN_ADDRESS, address: wanted.email }, () => storedOrRetry(e.app, (tx) => store(tx, account, wanted)))
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
  mustBeValid(app, account)
  return account
}

/** Asked before it is stored: what fails then is the server's trouble. */
function mustBeValid(app: App, account: ServerRecord): void {
  try {
    app.validate(account)
  } catch (error) {
    app.logger().info('A sign-up was refused.', 'error', String(error))
    throw new Failure(400, 'malformed')
  }
}

/** The most rows of the feed that a sign-up writes: the account that it replaces goes, and it comes. */
const MOST_ROWS = 2

function store(tx: App, account: ServerRecord, given: NewAccount): void {
  const before = feedEnd(tx)
  storeOrTell(tx, account, given)
  // A taken address writes no row, a free one one: who asks for the feed's end cannot tell them apart. Product 7.
  run(tx, "UPDATE sqlite_sequence SET seq = max(seq, {:end}) WHERE name = 'sync_changes'", { end: before + MOST_ROWS })
}

function storeOrTell(tx: App, account: ServerRecord, { email, proof }: NewAccount): void {
  const existing = accountOfAddress(tx, email)
  if (existing && !givesWay(tx, existing)) {
    queueMail(tx, existing.getBool('verified') ? 'address_taken' : 'verification', existing.id)
    return
  }
  if (existing) replace(tx, existing)
  tx.save(account)
  if (proof) run(tx, 'INSERT INTO sign_up_proofs (user_id, hash) VALUES ({:id}, {:proof})', { id: account.id, proof })
  queueMail(tx, 'verification', account.id)
}
