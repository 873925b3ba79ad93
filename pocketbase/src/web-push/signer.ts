import { p256 } from '@noble/curves/nist.js'
import { base64urlOf } from '../base64url'

/** Its own bundle: only signing engines load the curve. Keys are 32 bytes in hex. */

/** 65 bytes as base64url; undefined for a bad secret. */
export function publicKeyOf(secret: string): string | undefined {
  const bytes = bytesOfHex(secret)
  return p256.utils.isValidSecretKey(bytes) ? base64urlOf(p256.getPublicKey(bytes, false)) : undefined
}

/** ES256 as base64url. RFC 6979 derives the nonce: the engine has no random source. */
export const signatureOf = (secret: string, text: string): string => base64urlOf(p256.sign(bytesOf(text), bytesOfHex(secret)))

const bytesOfHex = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
/** The engine has no iterable text here. */
const bytesOf = (text: string): Uint8Array => Uint8Array.from(Array.from(text, (letter) => letter.charCodeAt(0)))
