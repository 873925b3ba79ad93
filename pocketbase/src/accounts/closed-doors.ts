/** Letters that PocketBase's collection names take for the same (Go's EqualFold). */
const foldings = new Map([['s', ['s', 'S', 'ſ']]])

const spellings = (name: string): string[] =>
  [...name].reduce<string[]>(
    (words, letter) => words.flatMap((word) => (foldings.get(letter) ?? [letter, letter.toUpperCase()]).map((one) => word + one)),
    [''],
  )

const requests = ['request-email-change', 'request-password-reset', 'request-verification', 'confirm-verification', 'confirm-email-change']

/**
 * PocketBase's own requests for a mail tell, by answer or by time, whether an address has an account (product 7), and its own confirmations ask
 * for less than ours (product 41). A collection is found by
 * its id and by any spelling of its name; a path without a parameter comes before PocketBase's, which has one.
 */
export const closedDoors = (): string[] =>
  ['_pb_users_auth_', ...spellings('users')].flatMap((collection) => requests.map((request) => `/api/collections/${collection}/${request}`))
