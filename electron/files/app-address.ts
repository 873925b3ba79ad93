/** The one origin of the app's pages. */
export const appOrigin = 'app://canteiro'

/** Whether an address is a page or a file of the app. Node calls the origin of such a scheme 'null', so the parts are compared. */
export function isAppAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  return protocol === 'app:' && host === 'canteiro' && username === '' && password === ''
}

/** Paths of the server, which has an origin of its own. */
export const isOfServer = (pathname: string): boolean => /^\/(?:api|_)(?:\/|$)/.test(pathname)

/** A path with query and fragment that can only lead to a page of the app. None of its pages needs more than these characters. */
export function isOwnPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  const isPlain = path.length <= 300 && /^\/[\w\-./]*(?:\?[\w\-.=&%+]*)?(?:#[\w\-=]*)?$/.test(path) && !path.includes('..')
  return isPlain && !/\/[./]/.test(pathname) && !isOfServer(pathname)
}

/** Where the system's browser may be sent: http and https, without a name and password in the address. The app's own pages are the server's there. */
export function outsideAddress(address: string, server: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, href, pathname, search, hash } = new URL(address)
  if (isAppAddress(address)) return server + pathname + search + hash
  return /^https?:$/.test(protocol) && username === '' && password === '' ? href : undefined
}
