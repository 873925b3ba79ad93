import { folders } from '../folders'
import { environment, merge } from '../globals'
import { rateFactor } from '../limits'
import type { App } from '../pocketbase-api'

const MINUTE = 60
/** An address that no request comes from: PocketBase takes an empty list for every address. */
const NOWHERE = ['0.0.0.0']
/** Warnings of PocketBase's own tell of `?thumb=`, which anyone may ask for. */
const ERROR = 8
const TEN_MINUTES = 10 * MINUTE
const DAY = 24 * 60 * MINUTE

/** PocketBase's settings come from the environment at every start. Console commands have none of it and leave them as they are. */
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
      // Failures only, for three days: the proxy keeps the log of accesses for six months, as the law wants it.
      logs: { minLevel: ERROR, maxDays: 3 },
    },
    settings,
  )
  app.save(settings)
}

/** The headers in which a proxy names the client's address; 'none' is a proxy that names none, or no proxy. */
const trustedHeaders = (): string[] =>
  environment('TRUSTED_PROXY_HEADER')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'none')

/** PocketBase's own superusers, and their dashboard, are there while an operator needs them and at no other time. */
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
    // 465 speaks TLS from its first byte; others are asked for STARTTLS.
    tls: port === 465,
  }
}

/**
 * By address of the network, so generous and short: many phones share one behind their carrier, and one of them that uses a limit up bars all until its
 * time has passed. Limits by account or mailbox are in `accounts/` and `sync/`.
 */
function rateLimits() {
  const rule = (label: string, most: number, duration: number) => ({ label, maxRequests: Math.ceil(most * rateFactor()), duration })
  return [
    rule('POST /api/collections/users/auth-with-password', 30, MINUTE),
    rule('*:authWithPassword', 30, MINUTE),
    rule('POST /api/admin/sign-in', 30, MINUTE),
    rule('POST /api/documentation', 10, MINUTE),
    rule('POST /api/sign-up', 10, TEN_MINUTES),
    // A stream that no one signs in to lasts a minute or two.
    rule('GET /api/realtime', 240, MINUTE),
    // A route of GET answers HEAD too, and no browser asks so.
    rule('HEAD /api/realtime', 1, TEN_MINUTES),
    // With a session, and limited by account too.
    rule('POST /api/account/email', 40, TEN_MINUTES),
    rule('POST /api/account/password-reset', 10, TEN_MINUTES),
    rule('POST /api/account/confirmation', 10, TEN_MINUTES),
    // Service workers ask after each push: a new project wakes many phones behind one address. Beyond that one tells that there is something new, not what.
    rule('POST /api/web-push/news', 1_200, MINUTE),
    rule('POST /api/web-push/end', 240, MINUTE),
    rule('*:confirmPasswordReset', 10, TEN_MINUTES),
    // Asked once more with the password.
    rule('POST /api/account/confirm', 20, TEN_MINUTES),
    rule('POST /api/account/email/confirm', 10, TEN_MINUTES),
    // PocketBase looks a record up before it says that it has no such file, which takes longer where there is one: that would tell who proposed.
    { label: '*:file', maxRequests: 1, duration: DAY },
    // Nor is there anything to hear at these doors: they take longer where an address has an account.
    ...['requestVerification', 'requestEmailChange'].map((door) => ({ label: `*:${door}`, maxRequests: 1, duration: DAY })),
    ...['users', 'profiles', 'project_images'].map((name) => rule(`${name}:file`, 6_000, MINUTE)),
    // A new password costs its hash before a hook can look at it.
    rule('users:update', 120, MINUTE),
    rule('project_images:create', 300, MINUTE),
    // Each answer takes an engine of some 3 MB meanwhile, which PocketBase makes beyond those it keeps: so few at once, not only few a minute.
    // The searches read thousands of rows besides.
    rule('/api/providers', 40, 4),
    rule('/api/open-projects', 40, 4),
    rule('/api/served-regions', 40, 4),
    rule('/api/', 400, 4),
    // PocketBase serves these files by itself.
    ...folders.map((name) => rule(`/${name}/`, 60_000, MINUTE)),
    rule('/', 100, 2),
  ]
}
