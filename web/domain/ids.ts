import { sha256 } from '@noble/hashes/sha2.js'

const LENGTH = 15
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'
/** 256 bits in base 36. */
const HASH_DIGITS = 50
/** Bytes from here on would favour the first letters of the alphabet. */
const UNBIASED = 252

export const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9]{15}$/.test(value)

/** A fresh record id: 15 characters of [a-z0-9]. `randomBytes` must come from a cryptographic source. */
export function randomId(randomBytes: (count: number) => Uint8Array): string {
  let id = ''
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) if (byte < UNBIASED && id.length < LENGTH) id += ALPHABET.charAt(byte % 36)
  }
  return id
}

/** A bound id is 7 random characters, 4 derived from these and its author, and 4 derived from those 11, by which it is known as one. */
const RANDOM = 7
const AUTHOR = 4

/**
 * A fresh id under which only its author may create a record: others know the ids of what a restored database lacks, and must not take one before it is
 * given back. Rule P11.
 */
export const boundId = (author: string, randomBytes: (count: number) => Uint8Array): string =>
  marked(boundTo(author, randomId(randomBytes).slice(0, RANDOM)))

/** Whether an id is bound to another author. Of random ids, which are bound to nobody, one in 1.7 million looks so. */
export function isOfAnother(id: string, author: string): boolean {
  const bound = id.slice(0, RANDOM + AUTHOR)
  return id === marked(bound) && bound !== boundTo(author, id.slice(0, RANDOM))
}

const boundTo = (author: string, random: string): string => random + derivedId('author', author, random).slice(0, AUTHOR)
const marked = (bound: string): string => bound + derivedId('bound', bound).slice(0, LENGTH - RANDOM - AUTHOR)

/** The id of the one proposal that a provider can have on a project. */
export const proposalId = (projectId: string, providerId: string): string => derivedId('proposal', projectId, providerId)

/** The id of the one conversation that two people can have about a project, in whichever order they are given. */
export const conversationId = (projectId: string, person: string, other: string): string =>
  derivedId('conversation', projectId, ...inOrder(person, other))

/** The id of a person's one silence about another person, or about a conversation. */
export const silenceId = (person: string, about: string): string => derivedId('silence', person, about)

/** The two people of a conversation as they are stored. */
export const inOrder = (person: string, other: string): [string, string] => (person < other ? [person, other] : [other, person])

/** Two devices that are offline derive the same id, so the unique indexes of the server agree with both. */
function derivedId(...parts: string[]): string {
  const hash = sha256(asciiBytes(parts.join('/')))
  return base36(hash).slice(0, LENGTH)
}

/** Ids are ASCII. The server's engine has no TextEncoder, and makes no typed array from a text. */
const asciiBytes = (text: string): Uint8Array => new Uint8Array(Array.from(text, (character) => character.charCodeAt(0)))

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
    digits = ALPHABET.charAt(remainder) + digits
  }
  return digits
}
