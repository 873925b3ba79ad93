const NUMBER = '[1-9]{2}(?:9\\d{8}|[2-5]\\d{7})'
const number = new RegExp(`^${NUMBER}$`)
/** Digits of a number with what Brazilians write or dial before it: the country's 55, the 0 of a long-distance call, the two digits of its carrier. */
const dialled = new RegExp(`^(?:0{0,2}55)?(?:0(?:\\d{2})?)?(${NUMBER})$`)

/**
 * Digits of a Brazilian phone number: area code and 9 digits that begin with 9 (mobile) or 8 (landline). A longer text with one such number in it gives that
 * number; any other text gives all its digits, or itself where it has letters, which are not to vanish unsaid.
 */
export function phoneDigits(typed: string): string {
  // Digits of full width, as some keyboards write them.
  const text = typed.normalize('NFKC')
  const written = nationalIn(text) ?? onlyOne(text.split(/[^\d\s()+.x-]+/i).flatMap((part) => nationalIn(part) ?? []))
  return written ?? (/[^\d\s()+./x-]/i.test(text) ? text.trim() : digitsOf(text))
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')
const nationalIn = (text: string): string | undefined => dialled.exec(digitsOf(text))?.[1]
const onlyOne = (found: readonly string[]): string | undefined => (found.length === 1 ? found[0] : undefined)

export const isPhone = (text: string): boolean => number.test(phoneDigits(text))

/** '(11) 98765-4321' or '(11) 3456-7890', as far as it has been typed. No digit is left out, so that a number with one too many is seen to be wrong. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  // A dialled 0 or a carrier's code, until the number behind it is whole; a number without an area code, as 4004-1234; a text.
  if (/^(?:0|.0.)|\D/.test(digits)) return digits
  if (digits.length <= 2) return digits && `(${digits}`
  const split = digits.length > 10 ? 7 : 6
  const [area, first, last] = [digits.slice(0, 2), digits.slice(2, split), digits.slice(split)]
  return `(${area}) ${first}${last && `-${last}`}`
}

/** Mobiles have nine digits after the area code, and WhatsApp. */
export const isMobile = (digits: string): boolean => /^[1-9]{2}9\d{8}$/.test(digits)
