import { contentLines, escapedText } from '#domain/files/content-lines'
import { isMobile } from '#domain/values/phone'

/** `phone` is area code and number. */
export type Contact = { name: string; isCompany: boolean; phone: string; note: string }

/** vCard 3.0 (RFC 2426), which every phone reads. */
export function contactFile({ name, isCompany, phone, note }: Contact): string {
  const [given = '', ...family] = name.trim().split(/\s+/)
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...(isCompany ? ['N:;;;;', `ORG:${escapedText(name)}`, 'X-ABShowAs:COMPANY'] : [`N:${escapedText(family.join(' '))};${escapedText(given)};;;`]),
    `FN:${escapedText(name)}`,
    `TEL;TYPE=${isMobile(phone) ? 'CELL' : 'VOICE'}:+55${phone.replace(/\D/g, '')}`,
    `NOTE:${escapedText(note)}`,
    'END:VCARD',
  ])
}
