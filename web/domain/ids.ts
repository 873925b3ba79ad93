import { sha256 } from '@noble/hashes/sha2.js'
import { ID_ALPHABET, ID_LENGTH, randomId } from '#domain/random-id'

/** 256 bits in base 36. */
const HASH_DIGITS = 50

/** 7 random characters, 4 from these and the author, 4 from those 11, which show that it is bound. */
const RANDOM = 7
const AUTHOR = 4

/** Only its author may create its record: others know the ids that a restored database lacks. Rule P11. */
export const boundId = (author: string, randomBytes: (count: number) => Uint8Array): string =>
  marked(boundTo(author, randomId(randomBytes).slice(0, RANDOM)))

/** One in 1.7 million random ids looks so. */
export const isOfAnother = (id: string, author: string): boolean => isBound(id) && !isFrom(id, author)

export const isBoundTo = (id: string, author: string): boolean => isBound(id) && isFrom(id, author)

const isBound = (id: string): boolean => id === marked(id.slice(0, RANDOM + AUTHOR))
const isFrom = (id: string, author: string): boolean => id.slice(0, RANDOM + AUTHOR) === boundTo(author, id.slice(0, RANDOM))

const boundTo = (author: string, random: string): string => random + derivedId('author', author, random).slice(0, AUTHOR)
const marked = (bound: string): string => bound + derivedId('bound', bound).slice(0, ID_LENGTH - RANDOM - AUTHOR)

/** One proposal per provider and project. */
export const proposalId = (projectId: string, providerId: string): string => derivedId('proposal', projectId, providerId)

export const conversationId = (projectId: string, person: string, other: string): string =>
  derivedId('conversation', projectId, ...inOrder(person, other))

/** One per person and subject. */
export const silenceId = (person: string, about: string): string => derivedId('silence', person, about)

/** The stored order. */
export const inOrder = (person: string, other: string): [string, string] => (person < other ? [person, other] : [other, person])

/** Two offline devices derive the same id. */
const derivedId = (...parts: string[]): string => digestOf(parts.join('/')).slice(0, ID_LENGTH)

/** SHA-256 of a text, in the characters of an id. */
export const digestOf = (text: string): string => base36(sha256(utf8Of(text)))

/** The server's engine has no TextEncoder, and no typed array from a text. */
function utf8Of(text: string): Uint8Array {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), following(code))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), following(code >> 6), following(code))
    else bytes.push(0xf0 | (code >> 18), following(code >> 12), following(code >> 6), following(code))
    if (code >= 0x10000) at++
  }
  return new Uint8Array(bytes)
}

const following = (bits: number): number => 0x80 | (bits & 0x3f)

function base36(bytes: Uint8Array): string {
  const rest = Array.from(bytes)
  let digits = ''
  for (let count = 0; count < HASH_DIGITS; count++) {
    let remainder = 0
    for (let index = 0; index < rest.length; index++) {
      const value = remainder * 256 + (rest[index] ?? 0)
      rest[index] = Math.floor(value / 36)
      remainder = value % 36
    }
    digits = ID_ALPHABET.charAt(remainder) + digits
  }
  return digits
}
