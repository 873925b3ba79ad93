import { texts } from '#texts'

const words: Readonly<Record<string, string>> = texts.adminTables.acts

/** What an administrator did, in words; one of a newer server by its code. */
export const actText = (action: string): string => (Object.hasOwn(words, action) ? (words[action] ?? action) : action)
