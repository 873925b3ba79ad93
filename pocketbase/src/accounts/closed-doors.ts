/** Letters that PocketBase's collection names take for the same (Go's EqualFold). */
const foldings = new Map([['s', ['s', 'S', 'ſ']]])

const spellings = (name: string): string[] =>
  [...name].reduce<string[]>(
    (words, letter) => words.flatMap((word) => (foldings.get(letter) ?? [letter, letter.toUpperCase()]).map((one) => word + one)),
    [''],
  )

/**
 * PocketBase's own request for a change of e-mail tells whether an address is taken (product 7). A collection is found by its id and by
 * any spelling of its name; a path without a parameter comes before PocketBase's, which has one.
 */
export const closedDoors = (): string[] =>
  ['_pb_users_auth_', ...spellings('users')].map((collection) => `/api/collections/${collection}/request-email-change`)
