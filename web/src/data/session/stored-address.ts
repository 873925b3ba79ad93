import { written } from '#domain/values/written-text'

/**
 * Chromium's e-mail fields turn an accented domain into punycode, Firefox's and Safari's do not; copied text may carry invisible characters.
 * Product 12 and 27.
 */
export function storedAddress(typed: string): string {
  const address = written(typed).toLowerCase()
  const domainAt = address.lastIndexOf('@') + 1
  return domainAt === 0 ? address : address.slice(0, domainAt) + inAscii(address.slice(domainAt))
}

/** An invalid domain stays as typed: the form and the server refuse it. */
function inAscii(domain: string): string {
  if (!/[\u0080-\uffff]/.test(domain) || /[/?#\\:[\]]/.test(domain)) return domain
  try {
    return new URL(`https://${domain}`).hostname
  } catch {
    return domain
  }
}
