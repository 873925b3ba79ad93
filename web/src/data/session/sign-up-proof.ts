import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { forgetProof, keepProof, keptProof, sameAddress } from './kept-proof'

/** A fresh proof for a sign-up, kept here: with it the mailed link confirms without the password. The hash of it goes to the server. Product 41. */
export function makeSignUpProof(email: string): string {
  const proof = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  keepProof({ email, proof, made_at: Date.now() })
  return bytesToHex(sha256(utf8ToBytes(proof)))
}

/** The proof of this browser's sign-up with that address. */
export function signUpProofOf(email: string): string | undefined {
  const kept = keptProof()
  return kept && email !== '' && sameAddress(kept.email, email) ? kept.proof : undefined
}

/** Removes the proof of a sign-up with that address: its account has been confirmed, here or elsewhere. */
export function forgetSignUpProofOf(email: string): void {
  if (signUpProofOf(email) !== undefined) forgetProof()
}
