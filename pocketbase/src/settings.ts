import { environment, merge } from './globals'
import { rateFactor } from './limits'
import type { BootstrapEvent } from './pocketbase-api'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** PocketBase's settings come from the environment at every start. Console commands have none of it and leave them as they are. */
export function writeSettings(e: BootstrapEvent): void {
  e.next()
  const appURL = environment('PUBLIC_URL')
  if (appURL === '') return
  const settings = e.app.settings()
  merge(
    {
      meta: { appName: 'Canteiro', appURL, hideControls: true, ...sender(environment('SMTP_FROM')) },
      smtp: smtp(),
      rateLimits: { enabled: true, rules: rateLimits() },
      trustedProxy: { headers: environment('TRUSTED_PROXY_HEADER').split(',').filter(Boolean), useLeftmostIP: false },
      batch: { enabled: false },
      superuserIPs: ['127.0.0.1', '::1'],
    },
    settings,
  )
  e.app.save(settings)
}

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

/** By address, so generous: many phones share one behind their carrier. */
function rateLimits() {
  const rule = (label: string, most: number, duration: number) => ({ label, maxRequests: Math.ceil(most * rateFactor()), duration })
  return [
    rule('*:authWithPassword', 30, MINUTE),
    rule('POST /api/admin/sign-in', 30, MINUTE),
    rule('POST /api/sign-up', 20, HOUR),
    rule('POST /api/account/email', 60, HOUR),
    rule('POST /api/account/password-reset', 60, HOUR),
    rule('POST /api/account/confirmation', 60, HOUR),
    rule('*:confirmPasswordReset', 60, HOUR),
    rule('*:confirmVerification', 60, HOUR),
    rule('*:confirmEmailChange', 60, HOUR),
    rule('/api/', 6_000, MINUTE),
  ]
}
