export const ID_LENGTH = 15
export const ID_ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'
/** Bytes beyond would favour the alphabet's first letters. */
const UNBIASED = 252

export const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9]{15}$/.test(value)

export function randomId(randomBytes: (count: number) => Uint8Array): string {
  let id = ''
  while (id.length < ID_LENGTH) {
    for (const byte of randomBytes(ID_LENGTH)) if (byte < UNBIASED && id.length < ID_LENGTH) id += ID_ALPHABET.charAt(byte % 36)
  }
  return id
}
