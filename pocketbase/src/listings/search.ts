import { searchedFor } from '#domain/projects/searched'
import type { Binding } from '../pocketbase-api'

/** Letters of the search that count. */
const MOST_LETTERS = 400
/** Letters of one word that count: SQLite compares a word at every letter of the text. */
const LONGEST_WORD = 40

export type Words = { conditions: string[]; values: Record<string, Binding> }

/** The answer of a search, with slips of the pen where it finds nothing without. Product 50. */
export function searched<Answer extends { total: number }>(column: string, typed: string, answerOf: (words: Words) => Answer): Answer {
  const answer = answerOf(everyWord(column, typed))
  return answer.total > 0 || typed.trim() === '' ? answer : answerOf(everyWord(column, typed, true))
}

/** The folded column contains every typed word. */
function everyWord(column: string, typed: string, slips = false): Words {
  const words = searchedFor(typed.slice(0, MOST_LETTERS), slips)
  const named = words.map((answers, word) => answers.map((text, answer) => ({ name: `word${word}_${answer}`, text: text.slice(0, LONGEST_WORD) })))
  return {
    conditions: named.map((answers) => `(${answers.map(({ name }) => `instr(${column}, {:${name}}) > 0`).join(' OR ')})`),
    values: Object.fromEntries(named.flat().map(({ name, text }) => [name, text])),
  }
}
