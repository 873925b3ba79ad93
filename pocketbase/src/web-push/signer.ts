import { p256 } from '@noble/curves/nist.js'
import { base64urlOf } from '../base64url'

/** A bundle of its own, so that only the engines that sign load the curve. Keys are 32 bytes in hex. */

/** The public key, 65 bytes as base64url; undefined where the secret is none that the curve takes. */
export function publicKeyOf(secret: string): string | undefined {
  const bytes = bytesOfHex(secret)
  return p256.utils.isValidSecretKey(bytes) ? base64urlOf(p256.getPublicKey(bytes, false)) : undefined
}

/** ES256 over an ASCII text, as base64url. RFC 6979 takes its nonce from key and text: nothing random is needed, which the engine lacks. */
export const signatureOf = (secret: string, text: string): string => base64urlOf(p256.sign(bytesOf(text), bytesOfHex(secret)))

const bytesOfHex = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
/** The engine takes no text as an iterable here. */
const bytesOf = (text: string): Uint8Array => Uint8Array.from(Array.from(text, (letter) => letter.charCodeAt(0)))
