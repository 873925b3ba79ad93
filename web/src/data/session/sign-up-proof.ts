import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { forgetProof, sameAddress, storedProof, storeProof } from './stored-proof'

/** With it the mailed link needs no password. Its hash goes to the server. Product 41. */
export function makeSignUpProof(email: string): string {
  const proof = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  storeProof({ email, proof, made_at: Date.now() })
  return bytesToHex(sha256(utf8ToBytes(proof)))
}

export function signUpProofOf(email: string): string | undefined {
  const kept = storedProof()
  return kept && email !== '' && sameAddress(kept.email, email) ? kept.proof : undefined
}

export function forgetSignUpProofOf(email: string): void {
  if (signUpProofOf(email) !== undefined) forgetProof()
}
