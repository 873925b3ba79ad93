import { written } from '#domain/values/written-text'

/** An e-mail's address as the server stores it. Fields for e-mails of Chromium turn an accented domain into punycode, those of Firefox and Safari do not; other programs copy characters along that nobody sees. Product 12 and 27. */
export function storedAddress(typed: string): string {
  const address = written(typed).toLowerCase()
  const domainAt = address.lastIndexOf('@') + 1
  return domainAt === 0 ? address : address.slice(0, domainAt) + inAscii(address.slice(domainAt))
}

/** A text that is no domain stays as it is: the form and the server refuse it. */
function inAscii(domain: string): string {
  if (!/[\u0080-\uffff]/.test(domain) || /[/?#\\:[\]]/.test(domain)) return domain
  try {
    return new URL(`https://${domain}`).hostname
  } catch {
    return domain
  }
}
