import { bytesOf } from '#domain/quotas'

const FEWEST_CHARACTERS = 6
/** Bcrypt hashes 72 bytes, PocketBase takes 71 characters. Accented letters have two bytes. */
const MOST_BYTES = 71

/** Product 7. */
export function newPasswordFault(password: string): 'password_too_short' | 'password_too_long' | undefined {
  if ([...password].length < FEWEST_CHARACTERS) return 'password_too_short'
  return bytesOf(password) > MOST_BYTES ? 'password_too_long' : undefined
}
