import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { placeOf } from '../projects/place-of'

const words = texts.afterAcceptance.address

export const addressMessage = (address: string, project: Pick<Project, 'city' | 'state'>): string => words.message(address, placeOf(project))

/** The address of such a message; '' for any other text. */
export function addressIn(content: string): string {
  const start = words.message('', '')
  return content.startsWith(start) && !content.includes('\n') ? content.slice(start.length).trim() : ''
}

/** The newest that the owner has sent; '' for none. `messages` in their order. */
export const addressFrom = (ownerId: string, messages: readonly { sender_id: string; content: string }[]): string =>
  addressIn(messages.findLast(({ sender_id, content }) => sender_id === ownerId && addressIn(content) !== '')?.content ?? '')
