/**
 * A token in two halves of hexadecimal digits. The other half is random and at least as long as the token: each half alone tells nothing of it.
 */
export function splitToken(token: string, other: string): string {
  const others = bytesOf(other)
  return [...token].map((sign, at) => hexOf(sign.charCodeAt(0) ^ (others[at] ?? 0))).join('')
}

export function joinToken(half: string, other: string): string {
  const others = bytesOf(other)
  return String.fromCharCode(...bytesOf(half).map((byte, at) => byte ^ (others[at] ?? 0)))
}

/** The other half of tokens up to this length. */
export const newHalf = (length: number): string => [...crypto.getRandomValues(new Uint8Array(length))].map(hexOf).join('')

export const fits = (token: string, other: string): boolean => other.length >= 2 * token.length

const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0')
const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
