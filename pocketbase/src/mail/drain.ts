import { toTime } from '#domain/values/clock'
import { mailMessage, sendEmailChange, sendPasswordReset, serverNow } from '../globals'
import { oneAtATime, type Turn } from '../one-at-a-time'
import type { App, ServerRecord } from '../pocketbase-api'
import { inTransaction, numberOf, run, textOf } from '../sql'
import { letterOf, type Waiting, waitingMail, wantedAddress } from './letters'

const MOST_TRIES = 8
const LONGEST_WAIT_MINUTES = 6 * 60
/** Mails per drain that no person waits for. */
const MOST_NOTICES = 200
/** Sent before all others: a person waits for them. */
const awaited = "('sign_up', 'verification', 'password_reset', 'email_change', 'address_in_use', 'sign_up_again')"

/** PocketBase waits without end for a silent mail server: such a drain is given up. */
const turn: Turn = { name: 'mail drain', lost: 'The mail server takes connections and does not answer: a drain of the mail queue was given up.' }

/** SQL: a mail that is due. */
export const DUE_MAIL = 'SELECT 1 FROM mail_queue WHERE due_at <= {:now}'

/** A taken mail comes due again later and is removed once sent: one cut off by a crash goes later, and no two engines send the same. */
export function drainMail(app: App): void {
  let notices = 0
  oneAtATime(app, turn, (goOn) => {
    for (let next = takeNext(app, notices); next; next = takeNext(app, notices)) {
      if (!next.isAwaited) notices++
      send(app, next.id)
      // The mail server answered.
      goOn()
    }
  })
}

type Next = { id: string; isAwaited: boolean }

function takeNext(app: App, notices: number): Next | undefined {
  // Looked at without the write lock: mostly nothing waits.
  if (!nextDue(app, notices)) return undefined
  return inTransaction(app, (tx) => {
    const next = nextDue(tx, notices)
    if (!next) return undefined
    const tries = numberOf(tx, 'SELECT tries FROM mail_queue WHERE id = {:id}', { id: next.id })
    const wait = Math.min(2 ** (tries + 1), LONGEST_WAIT_MINUTES) * 60_000
    run(tx, 'UPDATE mail_queue SET tries = tries + 1, due_at = {:due} WHERE id = {:id}', { id: next.id, due: toTime(Date.now() + wait) })
    return next
  })
}

function nextDue(app: App, notices: number): Next | undefined {
  const values = { now: serverNow() }
  const first = textOf(app, `SELECT id FROM mail_queue WHERE kind IN ${awaited} AND due_at <= {:now} ORDER BY due_at LIMIT 1`, values)
  if (first !== '') return { id: first, isAwaited: true }
  if (notices >= MOST_NOTICES) return undefined
  const id = textOf(app, 'SELECT id FROM mail_queue WHERE due_at <= {:now} ORDER BY due_at LIMIT 1', values)
  return id === '' ? undefined : { id, isAwaited: false }
}

function send(app: App, id: string): void {
  const mail = waitingMail(app, id)
  if (!mail) return
  try {
    deliver(app, mail)
  } catch (error) {
    app.logger().error('A mail could not be sent.', 'kind', mail.kind, 'tries', mail.tries, 'error', String(error))
    if (mail.tries < MOST_TRIES) return
  }
  run(app, 'DELETE FROM mail_queue WHERE id = {:id}', { id })
}

/** Those that carry a token of PocketBase's. */
const withToken = new Map<string, (app: App, person: ServerRecord, mail: Waiting) => void>([
  ['password_reset', sendPasswordReset],
  ['email_change', (app, person, mail) => sendEmailChange(app, person, wantedAddress(mail))],
])

function deliver(app: App, mail: Waiting): void {
  const sendWithToken = withToken.get(mail.kind)
  if (sendWithToken) {
    sendWithToken(app, app.findRecordById('users', mail.user_id), mail)
    return
  }
  const letter = letterOf(app, mail)
  if (!letter) return
  const { senderName, senderAddress } = app.settings().meta
  app.newMailClient().send(mailMessage({ from: { name: senderName, address: senderAddress }, to: [{ address: mail.email }], ...letter }))
}
