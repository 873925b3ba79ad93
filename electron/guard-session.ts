import { isAppAddress } from './files/app-address'
import type { Host } from './host'

/** Permissions of our pages. Only notifications prompt; copying on a press and persistent storage, which keeps unsent data on a full disk, do not. */
const allowed = new Set(['notifications', 'clipboard-sanitized-write', 'persistent-storage'])
/** Newer Chromium asks before a page reaches a server of this machine or network, which the app's own server may be. */
const local = new Set(['local-network', 'local-network-access', 'loopback-network'])

export function guardSession({ electron, settings }: Host): void {
  const { defaultSession } = electron.session
  const may = (permission: string, address: string | undefined): boolean =>
    address !== undefined && isAppAddress(address) && (allowed.has(permission) || (local.has(permission) && isNearby(settings.server)))
  defaultSession.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl, isMainFrame }) =>
    answer(isMainFrame === true && may(permission, requestingUrl)),
  )
  defaultSession.setPermissionCheckHandler((_contents, permission, origin) => may(permission, origin))
  defaultSession.setDevicePermissionHandler(() => false)
  defaultSession.setSpellCheckerLanguages(['pt-BR'])
  defaultSession.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !mayBeFetched(url, settings.server) }))
}

/** The content policy limits pages in the same way; this also holds for what is no page. */
export function mayBeFetched(address: string, server: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin } = new URL(address)
  if (protocol === 'blob:') return address.startsWith('blob:app://canteiro/')
  return protocol === 'data:' || protocol === 'devtools:' || isAppAddress(address) || origin === server
}

/** A name such as 10.example.com is no address. */
export function isNearby(server: string): boolean {
  const { hostname } = new URL(server)
  const isAddress = /^[\d.]+$/.test(hostname) && /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(hostname)
  return isAddress || hostname === 'localhost' || hostname.endsWith('.local') || /^\[(?:::1\]|f[cd])/.test(hostname)
}
