import { foldLetters } from '#domain/values/fold'

const MOST_WORDS = 10
/** A number as people write it, in parts: 123.456.789-09, 12.345.678/0001-90, (11) 98765-4321. */
const writtenNumber = /\+?\(?\d[\d()./\s-]*\d/g

/** A phone with the country code, which is stored without it. */
const abroad = /^55\d{10,11}$/

/** FTS5 query: every typed word begins a word of the record, case and accents aside; '' for an empty search. */
export function ftsQuery(typed: string): string {
  // FTS5 ends a query at U+0000.
  const text = foldLetters(typed.split('\0').join(' '))
  const numbers = [...text.matchAll(writtenNumber)].map(([number]) => number).filter((number) => /\D/.test(number) || abroad.test(number))
  const rest = numbers.reduce((left, number) => left.replace(number, ' '), text)
  const parts = [...wordsIn(rest), ...numbers.map(ofNumber)]
  return parts.slice(0, MOST_WORDS).join(' AND ')
}

/** Words with the marks in them, where FTS5 would split: the parts of an address stay together. */
const wordsIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => /[a-z0-9]/.test(word))
    .map(beginning)

const beginning = (word: string): string => `"${word.replaceAll('"', '""')}"*`

/** The typed parts, as in an address, or the digits joined, as CPF, CNPJ and phone are stored. */
function ofNumber(number: string): string {
  const digits = number.replace(/\D/g, '')
  return `((${wordsIn(number).slice(0, MOST_WORDS).join(' AND ')}) OR ${beginning(abroad.test(digits) ? digits.slice(2) : digits)})`
}
