import { folders } from '../folders'
import { environment, merge } from '../globals'
import { rateFactor } from '../limits'
import { photoCollections } from '../photo-kinds'
import type { App } from '../pocketbase-api'

const MINUTE = 60
/** PocketBase takes an empty list for every address. */
const NOWHERE = ['0.0.0.0']
/** Its warnings tell of `?thumb=`, which anyone may ask for. */
const ERROR = 8
const TEN_MINUTES = 10 * MINUTE
const DAY = 24 * 60 * MINUTE

/** From the environment at every start. Console commands leave them. */
export function writeSettings(app: App): void {
  const appURL = environment('PUBLIC_URL')
  if (appURL === '') return
  const settings = app.settings()
  merge(
    {
      meta: { appName: 'Canteiro', appURL, hideControls: true, ...sender(environment('SMTP_FROM')) },
      smtp: smtp(),
      rateLimits: { enabled: true, rules: rateLimits() },
      trustedProxy: { headers: trustedHeaders(), useLeftmostIP: false },
      batch: { enabled: false },
      superuserIPs: operatorsHaveAccess() ? ['127.0.0.1', '::1'] : NOWHERE,
      // Failures only, three days: the proxy keeps the access log for six months, as the law demands.
      logs: { minLevel: ERROR, maxDays: 3 },
    },
    settings,
  )
  app.save(settings)
}

/** Headers with a client's address; 'none' without a proxy or without such headers. */
const trustedHeaders = (): string[] =>
  environment('TRUSTED_PROXY_HEADER')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'none')

/** Superusers and their dashboard exist only while an operator needs them. */
export const operatorsHaveAccess = (): boolean => environment('OPERATOR_ACCESS') === '1'

/** 'Canteiro <nao-responda@canteiro.example>', or the address alone. */
function sender(from: string): { senderName: string; senderAddress: string } {
  const [, name, address] = /^(.*)<([^>]+)>\s*$/.exec(from) ?? []
  return { senderName: name?.trim() || 'Canteiro', senderAddress: address ?? (from.trim() || 'nao-responda@canteiro.invalid') }
}

function smtp() {
  const port = Number(environment('SMTP_PORT')) || 587
  return {
    enabled: environment('SMTP_HOST') !== '',
    host: environment('SMTP_HOST'),
    port,
    username: environment('SMTP_USER'),
    password: environment('SMTP_PASSWORD'),
    // 465 is TLS from the first byte, others STARTTLS.
    tls: port === 465,
  }
}

/**
 * By network address, so generous and short: many phones share a carrier's address. Limits by account or mailbox are in `accounts/` and `sync/`.
 */
function rateLimits() {
  const rule = (label: string, most: number, duration: number) => ({ label, maxRequests: Math.ceil(most * rateFactor()), duration })
  return [
    rule('POST /api/collections/users/auth-with-password', 30, MINUTE),
    rule('*:authWithPassword', 30, MINUTE),
    rule('POST /api/admin/sign-in', 30, MINUTE),
    rule('POST /api/documentation', 10, MINUTE),
    rule('POST /api/sign-up', 10, TEN_MINUTES),
    // An unclaimed stream lasts a minute or two.
    rule('GET /api/realtime', 240, MINUTE),
    // GET routes answer HEAD too, which no browser sends.
    rule('HEAD /api/realtime', 1, TEN_MINUTES),
    // Also limited by account.
    rule('POST /api/account/email', 40, TEN_MINUTES),
    rule('POST /api/account/password-reset', 10, TEN_MINUTES),
    rule('POST /api/account/confirmation', 10, TEN_MINUTES),
    // Service workers ask after each push, many behind one address. Beyond it a notification is without its text.
    rule('POST /api/web-push/news', 1_200, MINUTE),
    rule('POST /api/web-push/end', 240, MINUTE),
    rule('*:confirmPasswordReset', 10, TEN_MINUTES),
    // Once more with the password.
    rule('POST /api/account/confirm', 20, TEN_MINUTES),
    rule('POST /api/account/email/confirm', 10, TEN_MINUTES),
    // PocketBase looks the record up first, and its time would tell who proposed.
    { label: '*:file', maxRequests: 1, duration: DAY },
    // They take longer where an address has an account.
    ...['requestVerification', 'requestEmailChange'].map((door) => ({ label: `*:${door}`, maxRequests: 1, duration: DAY })),
    ...['users', 'profiles', ...photoCollections].map((name) => rule(`${name}:file`, 6_000, MINUTE)),
    // A new password costs a hash before any hook.
    rule('users:update', 120, MINUTE),
    ...photoCollections.map((name) => rule(`${name}:create`, 300, MINUTE)),
    // Each answer holds an engine of 3 MB, made when none is free. Searches read thousands of rows.
    rule('/api/providers', 40, 4),
    rule('/api/open-projects', 40, 4),
    rule('/api/served-regions', 40, 4),
    rule('/api/', 400, 4),
    // PocketBase serves these files itself.
    ...folders.map((name) => rule(`/${name}/`, 60_000, MINUTE)),
    rule('/', 100, 2),
  ]
}
