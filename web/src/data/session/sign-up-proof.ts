import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'

/** What this browser keeps of its latest sign-up: with it the mailed link confirms without the password. Product 41. */
const KEY = 'canteiro-sign-up-proof'
const KEPT_MS = 7 * 86_400_000

const kept = v.object({ email: v.string(), proof: v.string(), made_at: v.number() })

const sameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** A fresh proof for a sign-up, kept here; the hash of it goes to the server. */
export function makeSignUpProof(email: string): string {
  const proof = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  try {
    localStorage.setItem(KEY, JSON.stringify({ email, proof, made_at: Date.now() }))
  } catch (error) {
    console.info('This browser keeps nothing: the link will ask for the password.', error)
  }
  return bytesToHex(sha256(utf8ToBytes(proof)))
}

/** The proof of this browser's sign-up with that address, '' without one. */
export function signUpProofOf(email: string): string {
  try {
    const parsed = v.safeParse(kept, JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    if (!parsed.success || !sameAddress(parsed.output.email, email) || Date.now() - parsed.output.made_at > KEPT_MS) return ''
    return parsed.output.proof
  } catch {
    return ''
  }
}

export function forgetSignUpProof(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
