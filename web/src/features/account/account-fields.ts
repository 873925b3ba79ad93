import { texts } from '#texts'

export type FieldCode = keyof typeof texts.errors.fields
/** What is wrong with each field of a form; no entry: nothing. */
export type FieldCodes<Field extends string> = Partial<Record<Field, FieldCode>>

export const MIN_PASSWORD = 6

export const missing = (text: string): FieldCode | undefined => (text.trim() === '' ? 'required' : undefined)
export const nameProblem = (name: string): FieldCode | undefined => missing(name) ?? (name.trim().length > 120 ? 'too_long' : undefined)
export const emailProblem = (email: string): FieldCode | undefined =>
  missing(email) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : 'email_invalid')
export const passwordProblem = (password: string): FieldCode | undefined =>
  password === '' ? 'required' : password.length < MIN_PASSWORD ? 'password_too_short' : undefined

export const problemText = (code: FieldCode | undefined): string | null => (code ? texts.errors.fields[code] : null)

/** Puts focus on the first field that something is wrong with; true when there is none. `prefix` is that of the fields' ids. */
export function focusProblem<Field extends string>(problems: FieldCodes<Field>, prefix: string): boolean {
  const field = Object.entries(problems).find(([, code]) => code)?.[0]
  if (!field) return true
  const element = document.getElementById(`${prefix}-${field}`)
  const control = element?.matches('input, button, textarea') ? element : element?.querySelector<HTMLElement>('input')
  control?.focus()
  return false
}
