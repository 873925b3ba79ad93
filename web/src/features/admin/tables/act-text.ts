import { texts } from '#texts'

const words: Readonly<Record<string, string>> = texts.adminTables.acts

export const actText = (action: string): string => (Object.hasOwn(words, action) ? (words[action] ?? action) : action)
