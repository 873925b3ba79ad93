import { deviceStore } from '../../browser-store'
import { storedAddress } from './stored-address'

const KEY = 'canteiro-sign-up-proof'
const KEPT_MS = 7 * 86_400_000

/** Proof of this browser's latest sign-up. Product 41. */
type StoredProof = {
  email: string
  proof: string
  made_at: number
  /** Page that the person was going to. */
  from?: unknown
}

/** Where a browser stores nothing, the mailed link asks for the password, and signing in leads to the dashboard. */
export const storeProof = (kept: StoredProof): boolean => deviceStore.set(KEY, JSON.stringify(kept))

export function storedProof(): StoredProof | null {
  try {
    const kept: unknown = JSON.parse(deviceStore.get(KEY) ?? 'null')
    return isKept(kept) && Math.abs(Date.now() - kept.made_at) <= KEPT_MS ? kept : null
  } catch {
    return null
  }
}

export const forgetProof = (): void => deviceStore.remove(KEY)

/** The mail is opened in another tab. */
export function keepOriginOf(email: string, from: string): void {
  const kept = storedProof()
  if (kept && sameAddress(kept.email, email)) storeProof({ ...kept, from })
}

export function signUpOriginOf(email: string): string {
  const kept = storedProof()
  return kept && sameAddress(kept.email, email) && typeof kept.from === 'string' ? kept.from : ''
}

export const sameAddress = (one: string, other: string): boolean => storedAddress(one) === storedAddress(other)

/** Without a schema library: every start calls it. */
const isKept = (kept: unknown): kept is StoredProof =>
  typeof kept === 'object' &&
  kept !== null &&
  'email' in kept &&
  typeof kept.email === 'string' &&
  'proof' in kept &&
  typeof kept.proof === 'string' &&
  /^[0-9a-f]{64}$/.test(kept.proof) &&
  'made_at' in kept &&
  typeof kept.made_at === 'number'
