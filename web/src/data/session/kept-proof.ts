const KEY = 'canteiro-sign-up-proof'
const KEPT_MS = 7 * 86_400_000

/** What this browser keeps of its latest sign-up. Product 41. */
type KeptProof = { email: string; proof: string; made_at: number }

/** Throws where this browser keeps nothing. */
export const keepProof = (kept: KeptProof): void => localStorage.setItem(KEY, JSON.stringify(kept))

/** Null once its time is over. */
export function keptProof(): KeptProof | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isKept(kept) && Math.abs(Date.now() - kept.made_at) <= KEPT_MS ? kept : null
  } catch {
    return null
  }
}

export function forgetProof(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

/** By hand: every start looks at it, and loads no schema library for it. */
const isKept = (kept: unknown): kept is KeptProof =>
  typeof kept === 'object' &&
  kept !== null &&
  'email' in kept &&
  typeof kept.email === 'string' &&
  'proof' in kept &&
  typeof kept.proof === 'string' &&
  'made_at' in kept &&
  typeof kept.made_at === 'number'
