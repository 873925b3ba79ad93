import { toTime } from '#domain/clock'
import { run, textOf } from '../database'
import { mailMessage, sendEmailChange, sendPasswordReset, sendVerification, serverNow } from '../globals'
import type { App, ServerRecord } from '../pocketbase-api'
import { letterOf, type Waiting, waitingMail, wantedAddress } from './letters'

const MOST_TRIES = 8
const LONGEST_WAIT_MINUTES = 6 * 60

/**
 * Sends what waits. A mail that is taken comes due again some time later, and is removed once it is sent: so one that was cut off by a
 * crash goes later, and two engines never send the same. Only one drains at a time; another asks it to look again.
 */
export function drainMail(app: App): void {
  if (!begin(app)) return
  do {
    for (let id = takeNext(app); id !== ''; id = takeNext(app)) send(app, id)
  } while (!finish(app))
}

/** The id of the next mail that is due, put off; '' when there is none. */
function takeNext(app: App): string {
  let taken = ''
  // Looked at without the write lock first: after most writes nothing waits.
  if (nextDue(app) === '') return taken
  app.runInTransaction((tx) => {
    taken = nextDue(tx)
    if (taken === '') return
    const tries = Number(textOf(tx, 'SELECT tries FROM mail_queue WHERE id = {:id}', { id: taken }))
    const wait = Math.min(2 ** (tries + 1), LONGEST_WAIT_MINUTES) * 60_000
    run(tx, 'UPDATE mail_queue SET tries = tries + 1, due_at = {:due} WHERE id = {:id}', { id: taken, due: toTime(Date.now() + wait) })
  })
  return taken
}

const nextDue = (app: App): string => textOf(app, 'SELECT id FROM mail_queue WHERE due_at <= {:now} ORDER BY due_at LIMIT 1', { now: serverNow() })

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

/** Those that carry a token, which PocketBase makes. */
const withToken = new Map<string, (app: App, person: ServerRecord, mail: Waiting) => void>([
  ['verification', sendVerification],
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

const KEY = 'mail drain'
/** A drain that began this long ago was cut off. */
const LOST_AFTER_MS = 10 * 60_000

function begin(app: App): boolean {
  let mine = false
  app.store().setFunc(KEY, (old) => {
    const since = typeof old === 'string' ? Number(old.split(' ')[0]) : 0
    mine = Date.now() - since > LOST_AFTER_MS
    return mine ? `${Date.now()} draining` : `${since} again`
  })
  return mine
}

/** False when somebody asked for another look meanwhile. */
function finish(app: App): boolean {
  let isDone = true
  app.store().setFunc(KEY, (old) => {
    isDone = typeof old !== 'string' || !old.endsWith('again')
    return isDone ? '0 idle' : `${Date.now()} draining`
  })
  return isDone
}
