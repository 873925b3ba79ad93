import { environment } from '../globals'

/** Hosts of the push services of browsers; `*` is any name below. The server calls no other. Rule W5a. */
const hosts = [
  'fcm.googleapis.com',
  // Builds of Chromium that are not Chrome.
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

const isListed = (host: string): boolean => hosts.some((listed) => (listed.startsWith('*') ? host.endsWith(listed.slice(1)) : host === listed))

/** The origin of an endpoint of a known push service, '' for any other address. `more` are origins that an operator adds, with commas. */
export function pushOriginOf(endpoint: string, more = environment('PUSH_SERVICES')): string {
  const added = more.split(',').map((origin) => origin.trim())
  const own = added.find((origin) => origin !== '' && endpoint.startsWith(`${origin}/`))
  if (own) return own
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)\/[\x21-\x7e]{1,950}$/.exec(endpoint) ?? []
  return isListed(host) ? `https://${host}` : ''
}
