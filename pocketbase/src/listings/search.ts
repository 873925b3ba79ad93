import { searchedFor } from '#domain/projects/services'
import type { Binding } from '../pocketbase-api'

const MOST_WORDS = 10
/** Letters of the search that count. */
const MOST_LETTERS = 400
/** Letters of one word that count: SQLite compares a word at every letter of the text. */
const LONGEST_WORD = 40

/** The folded column contains every typed word. */
export function everyWord(column: string, typed: string): { conditions: string[]; values: Record<string, Binding> } {
  const words = searchedFor(typed.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS)
  const named = words.map((answers, word) => answers.map((text, answer) => ({ name: `word${word}_${answer}`, text: text.slice(0, LONGEST_WORD) })))
  return {
    conditions: named.map((answers) => `(${answers.map(({ name }) => `instr(${column}, {:${name}}) > 0`).join(' OR ')})`),
    values: Object.fromEntries(named.flat().map(({ name, text }) => [name, text])),
  }
}
