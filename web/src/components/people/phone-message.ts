import { formatPhone, isMobile, isPhone, phoneDigits } from '#domain/values/phone'
import { texts } from '#texts'

const words = texts.deal.phone

/** A mobile has its WhatsApp link. Product 54. */
export const phoneMessage = (digits: string): string =>
  [words.message(formatPhone(digits)), ...(isMobile(digits) ? [words.whatsApp(digits)] : [])].join('\n')

/** The digits of such a message; '' for any other text, whose number may be anyone's. */
function phoneIn(content: string): string {
  const [line = ''] = content.split('\n')
  const start = words.message('')
  const digits = line.startsWith(start) ? phoneDigits(line.slice(start.length)) : ''
  return isPhone(digits) ? digits : ''
}

/** The newest that a person has sent; '' for none. `messages` in their order. */
export const phoneFrom = (personId: string, messages: readonly { sender_id: string; content: string }[]): string =>
  phoneIn(messages.findLast(({ sender_id, content }) => sender_id === personId && phoneIn(content) !== '')?.content ?? '')
