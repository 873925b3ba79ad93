import { environment } from '../globals'

/** Push services of browsers; `*` is any name below. No other host is called. Rule W5a. */
const hosts = [
  'fcm.googleapis.com',
  // Builds of Chromium that are not Chrome.
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

const isListed = (host: string): boolean => hosts.some((listed) => (listed.startsWith('*') ? host.endsWith(listed.slice(1)) : host === listed))

/** '' for an unknown service. `more`: an operator's origins, comma-separated. */
export function pushOriginOf(endpoint: string, more = environment('PUSH_SERVICES')): string {
  const added = more.split(',').map((origin) => origin.trim())
  const own = added.find((origin) => origin !== '' && endpoint.startsWith(`${origin}/`))
  if (own) return own
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)\/[\x21-\x7e]{1,950}$/.exec(endpoint) ?? []
  return isListed(host) ? `https://${host}` : ''
}
