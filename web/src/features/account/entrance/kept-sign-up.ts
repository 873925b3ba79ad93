import { tabStore } from '../../../browser-store'

const KEY = 'canteiro-sign-up'

type Kept = { full_name: string; email: string }

const nothing: Kept = { full_name: '', email: '' }

/** What was typed into the sign-up form in this tab, but for the password. */
export function keptSignUp(): Kept {
  try {
    const kept: unknown = JSON.parse(tabStore.get(KEY) ?? 'null')
    return isKept(kept) ? kept : nothing
  } catch {
    return nothing
  }
}

/** In a browser that keeps nothing, the form is empty again after a reload. */
export const keepSignUp = (typed: Kept): boolean => tabStore.set(KEY, JSON.stringify(typed))

export const forgetSignUp = (): void => tabStore.remove(KEY)

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'full_name' in kept &&
  typeof kept.full_name === 'string' &&
  'email' in kept &&
  typeof kept.email === 'string'
