const NUMBER = '[1-9]{2}(?:9\\d{8}|[2-5]\\d{7})'
const number = new RegExp(`^${NUMBER}$`)
/** Dialled before a number: 55, a long-distance 0, the carrier's two digits. */
const dialled = new RegExp(`^(?:0{0,2}55)?(?:0(?:\\d{2})?)?(${NUMBER})$`)

/**
 * Area code and 9 digits (mobile, from 9) or 8 (landline). A text with one such number gives it; others all their digits, or themselves where they
 * have letters.
 */
export function phoneDigits(typed: string): string {
  // Some keyboards write full-width digits.
  const text = typed.normalize('NFKC')
  const written = nationalIn(text) ?? onlyOne(text.split(/[^\d\s()+.x-]+/i).flatMap((part) => nationalIn(part) ?? []))
  return written ?? (/[^\d\s()+./x-]/i.test(text) ? text.trim() : digitsOf(text))
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')
const nationalIn = (text: string): string | undefined => dialled.exec(digitsOf(text))?.[1]
const onlyOne = (found: readonly string[]): string | undefined => (found.length === 1 ? found[0] : undefined)

export const isPhone = (text: string): boolean => number.test(phoneDigits(text))

/** '(11) 98765-4321' or '(11) 3456-7890', as far as typed. Surplus digits stay, to be seen as wrong. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  // A dialled 0 or carrier's code before a whole number; 4004-1234; a text.
  if (/^(?:0|.0.)|\D/.test(digits)) return digits
  if (digits.length <= 2) return digits && `(${digits}`
  const split = digits.length > 10 ? 7 : 6
  const [area, first, last] = [digits.slice(0, 2), digits.slice(2, split), digits.slice(split)]
  return `(${area}) ${first}${last && `-${last}`}`
}

/** Nine digits after the area code; they have WhatsApp. */
export const isMobile = (digits: string): boolean => /^[1-9]{2}9\d{8}$/.test(digits)
