import { boundId, randomId } from '#domain/ids'

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** A fresh record id from Web Crypto, which browsers and Node have and the server's engine has not. */
export const newId = (): string => randomId(randomBytes)

/** One that only this person can publish a project or send a photo under. */
export const newIdOf = (person: string): string => boundId(person, randomBytes)
