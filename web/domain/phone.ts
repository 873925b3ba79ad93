/** Digits of a Brazilian phone number: area code and 9 digits that begin with 9 (mobile) or 8 (landline). A pasted +55 is dropped. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits
}

export const isPhone = (text: string): boolean => /^[1-9]{2}(9\d{8}|[2-5]\d{7})$/.test(phoneDigits(text))

/** '(11) 98765-4321' or '(11) 3456-7890', as far as it has been typed. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text).slice(0, 11)
  if (digits.length <= 2) return digits && `(${digits}`
  const split = digits.length > 10 ? 7 : 6
  const [area, first, last] = [digits.slice(0, 2), digits.slice(2, split), digits.slice(split)]
  return `(${area}) ${first}${last && `-${last}`}`
}

/** Mobiles have nine digits after the area code, and WhatsApp. */
export const isMobile = (digits: string): boolean => /^[1-9]{2}9\d{8}$/.test(digits)
