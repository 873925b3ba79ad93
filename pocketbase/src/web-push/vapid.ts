import { base64urlOf } from '../base64url'
import { environment, loadBundle, randomToken, sha256Of } from '../globals'
import type { App, Database } from '../pocketbase-api'
import { withShared } from '../shared-map'
import { inTransaction, rowsOf, run } from '../sql'
import type * as webPushSigner from './signer'

/** RFC 8292: push services take pushes only from the key of the subscription. */

const signer = (): typeof webPushSigner => loadBundle('web-push-signer.js') as typeof webPushSigner

const HOUR_MS = 3_600_000
/** A token may last a day. */
const [USED_MS, VALID_MS] = [12 * HOUR_MS, 13 * HOUR_MS]

/** `secret` is 32 bytes in hex, `public_key` as browsers take it. */
type KeyPair = { secret: string; public_key: string }

const stored = (app: Database): KeyPair | undefined =>
  rowsOf(app, { secret: '', public_key: '' }, 'SELECT secret, public_key FROM web_push_key WHERE id = 1')[0]

/** Made at first use, which takes a second. In the database, so that every copy has it: subscriptions depend on it. Rule W5c. */
function keyPair(app: App): KeyPair {
  const known = stored(app)
  if (known) return known
  const made = newKeyPair()
  inTransaction(app, (tx) =>
    run(tx, 'INSERT INTO web_push_key (id, secret, public_key) VALUES (1, {:secret}, {:public_key}) ON CONFLICT DO NOTHING', made),
  )
  return stored(app) ?? made
}

function newKeyPair(): KeyPair {
  // 64 random letters and digits have more entropy than the key.
  const secret = sha256Of(randomToken(64))
  const public_key = signer().publicKeyOf(secret)
  return public_key ? { secret, public_key } : newKeyPair()
}

export const webPushKey = (app: App): string => keyPair(app).public_key

const KEPT = 'web push tokens'

/** A token per service and twelve hours. */
export function authorization(app: App, origin: string): string {
  const keys = keyPair(app)
  return `vapid t=${cachedToken(app, origin) || newToken(app, origin, keys.secret)}, k=${keys.public_key}`
}

function cachedToken(app: App, origin: string): string {
  let cached = ''
  withShared(app, KEPT, (tokens) => {
    const [until = '0', token = ''] = (tokens[origin] ?? '').split(' ')
    // A token from a clock that was ahead is of no use.
    if (Number(until) > Date.now() && Number(until) <= Date.now() + USED_MS) cached = token
  })
  return cached
}

function newToken(app: App, origin: string, secret: string): string {
  const now = Date.now()
  const claims = { aud: origin, exp: Math.floor((now + VALID_MS) / 1000), sub: contact(app) }
  const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const token = `${text}.${signer().signatureOf(secret, text)}`
  withShared(app, KEPT, (tokens) => {
    tokens[origin] = `${now + USED_MS} ${token}`
  })
  return token
}

export function forgetToken(app: App, origin: string): void {
  withShared(app, KEPT, (tokens) => {
    delete tokens[origin]
  })
}

/** Apple refuses a contact outside of public domains. */
function contact(app: App): string {
  const page = environment('PUBLIC_URL')
  return page.startsWith('https:') ? page : `mailto:${app.settings().meta.senderAddress}`
}

const encoded = (claims: object): string => base64urlOf(Array.from(JSON.stringify(claims), (letter) => letter.charCodeAt(0)))
