import { searchedFor } from '#domain/services'
import type { Binding } from './pocketbase-api'

const MOST_WORDS = 10
/** Letters of what was typed that count. */
const MOST_LETTERS = 400
const MOST_REPEATS = 4

/** Conditions that a folded column answers every word typed, case and accents aside; none for an empty question. */
export function everyWord(column: string, typed: string): { conditions: string[]; values: Record<string, Binding> } {
  const words = searchedFor(typed.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS)
  const named = words.map((answers, word) => answers.map((text, answer) => ({ name: `word${word}_${answer}`, text: untilItRepeats(text) })))
  return {
    conditions: named.map((answers) => `(${answers.map(({ name }) => `instr(${column}, {:${name}}) > 0`).join(' OR ')})`),
    values: Object.fromEntries(named.flat().map(({ name, text }) => [name, text])),
  }
}

/**
 * A word up to where its beginning stands four times in a row: 'aaaaaaab' counts as 'aaaa'. SQLite compares it from each letter of a text on, as far as
 * both agree. Only a word that repeats its beginning can agree for long from everywhere: hundreds of letters at each of the 5,000 of a text made for it.
 */
function untilItRepeats(word: string): string {
  /** Of each beginning of the word, how long the longest shorter one is that also ends it. */
  const borders = [0]
  for (let length = 2; length <= word.length; length++) {
    const letter = word[length - 1]
    let border = borders[length - 2] ?? 0
    while (border > 0 && word[border] !== letter) border = borders[border - 1] ?? 0
    if (word[border] === letter) border++
    borders.push(border)
    if (length >= MOST_REPEATS * (length - border)) return word.slice(0, length)
  }
  return word
}
