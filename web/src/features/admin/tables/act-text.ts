import { texts } from '#texts'

const words: Readonly<Record<string, string>> = texts.adminTables.acts

/** Name of an administrator's act; a newer server's act is shown by its code. */
export const actText = (action: string): string => (Object.hasOwn(words, action) ? (words[action] ?? action) : action)
