import { deviceStore } from '../../browser-store'
import { storedAddress } from './stored-address'

const KEY = 'canteiro-sign-up-proof'
const KEPT_MS = 7 * 86_400_000

/** Proof of this browser's latest sign-up. Product 41. */
type KeptProof = {
  email: string
  proof: string
  made_at: number
  from?: unknown
}

/** Where a browser stores nothing, the mailed link asks for the password, and signing in leads to the dashboard. */
export const keepProof = (kept: KeptProof): boolean => deviceStore.set(KEY, JSON.stringify(kept))

export function keptProof(): KeptProof | null {
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
  const kept = keptProof()
  if (kept && sameAddress(kept.email, email)) keepProof({ ...kept, from })
}

export function signUpOriginOf(email: string): string {
  const kept = keptProof()
  return kept && sameAddress(kept.email, email) && typeof kept.from === 'string' ? kept.from : ''
}

export const sameAddress = (one: string, other: string): boolean => storedAddress(one) === storedAddress(other)

/** Without a schema library: every start calls it. */
const isKept = (kept: unknown): kept is KeptProof =>
  typeof kept === 'object' &&
  kept !== null &&
  'email' in kept &&
  typeof kept.email === 'string' &&
  'proof' in kept &&
  typeof kept.proof === 'string' &&
  /^[0-9a-f]{64}$/.test(kept.proof) &&
  'made_at' in kept &&
  typeof kept.made_at === 'number'
