export const appOrigin = 'app://canteiro'

/** Compared by parts: Node calls the origin of such a scheme 'null'. */
export function isAppAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  return protocol === 'app:' && host === 'canteiro' && username === '' && password === ''
}

export const isOfServer = (pathname: string): boolean => /^\/(?:api|_)(?:\/|$)/.test(pathname)

/** A path that can only lead to a page of the app. None of its pages needs more than these characters. */
export function isOwnPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  const isPlain = path.length <= 300 && /^\/[\w\-./]*(?:\?[\w\-.=&%+]*)?(?:#[\w\-=]*)?$/.test(path) && !path.includes('..')
  return isPlain && !/\/[./]/.test(pathname) && !isOfServer(pathname)
}

/** http and https, without credentials. The app's own pages become the server's. */
export function outsideAddress(address: string, server: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, href, pathname, search, hash } = new URL(address)
  if (isAppAddress(address)) return server + pathname + search + hash
  return /^https?:$/.test(protocol) && username === '' && password === '' ? href : undefined
}
