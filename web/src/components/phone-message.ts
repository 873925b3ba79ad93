import { formatPhone, isMobile } from '#domain/phone'
import { texts } from '#texts'

const words = texts.deal.phone

/** What is said in a chat to give one's phone: a mobile comes with its way into WhatsApp. Product 54. */
export const phoneMessage = (digits: string): string =>
  [words.message(formatPhone(digits)), ...(isMobile(digits) ? [words.whatsApp(digits)] : [])].join('\n')
