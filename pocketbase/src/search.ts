import { searchWords } from '#domain/fold'
import type { Binding } from './pocketbase-api'

const MOST_WORDS = 10
/** Letters of what was typed that count: SQLite refuses a pattern of more than 50,000 bytes. */
const MOST_LETTERS = 400

/** Conditions that every word typed is somewhere in a folded column, case and accents aside; none for an empty question. */
export function everyWord(column: string, typed: string): { conditions: string[]; values: Record<string, Binding> } {
  const words = searchWords(typed.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS)
  return {
    conditions: words.map((_, index) => `${column} LIKE {:word${index}} ESCAPE '\\'`),
    values: Object.fromEntries(words.map((word, index) => [`word${index}`, containing(word)])),
  }
}

/** A pattern for LIKE with ESCAPE '\' that finds just this text. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
