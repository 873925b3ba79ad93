const KEY = 'canteiro-sign-up'

type Kept = { full_name: string; email: string }

const nothing: Kept = { full_name: '', email: '' }

/** What was typed into the sign-up form in this tab, but for the password. */
export function keptSignUp(): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isKept(kept) ? kept : nothing
  } catch {
    return nothing
  }
}

export function keepSignUp(typed: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed))
  } catch {
    // A browser that keeps nothing: the form is as it was before a reload only.
  }
}

export const forgetSignUp = (): void => keepSignUp(nothing)

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'full_name' in kept &&
  typeof kept.full_name === 'string' &&
  'email' in kept &&
  typeof kept.email === 'string'
