import { randomId } from '#domain/random-id'

/** A fresh record id from Web Crypto, which browsers and Node have and the server's engine has not. */
export const newId = (): string => randomId((count) => crypto.getRandomValues(new Uint8Array(count)))
