/**
 * A token in two halves of hexadecimal digits. The other half is random and at least as long as the token: each half alone tells nothing of it. '' where
 * it is shorter, whose end would stand in clear.
 */
export function splitToken(token: string, other: string): string {
  return fits(token, other) ? hexOf(xored(bytesOfText(token), bytesOf(other))) : ''
}

/** '' where the halves are of different tokens. */
export function joinToken(half: string, other: string): string {
  const [bytes, others] = [bytesOf(half), bytesOf(other)]
  return bytes.length > others.length ? '' : String.fromCharCode(...xored(bytes, others))
}

/** The other half of tokens up to this length. What was split by the one that is `known` is joined by this one as well. */
export function lengthened(known: string, length: number): string {
  const bytes = bytesOf(known)
  return hexOf([...bytes, ...crypto.getRandomValues(new Uint8Array(Math.max(0, length - bytes.length)))])
}

export const fits = (token: string, other: string): boolean => bytesOf(other).length >= token.length

const xored = (bytes: number[], others: number[]): number[] => bytes.map((byte, at) => byte ^ (others[at] ?? 0))

const bytesOfText = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0))
const hexOf = (bytes: number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (hex: string): number[] => (hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16))
