import { byEar } from '../values/by-ear'
import { fold, searchWords } from '../values/fold'
import { answers, type Stem, tradeTerms } from './trade-terms'
import { type TradeId, tradesOf } from './trades'

/** A shorter word is too near to others. */
const LEAST_FOR_A_SLIP = 5

/** A mark that no typed word has: only a record of that trade has it. */
const mark = (trade: string): string => `#${trade}`

const marksOf = (ids: readonly string[]): string[] => tradesOf(ids).flatMap(({ id, name }) => [mark(id), byEar(name)])

/** The columns' units; '½' and others fold to several. */
const COLUMN = 6_000

/** Begins each column, and no typed word: one that begins otherwise is from another release, and is folded anew. */
export const FOLDING = '='

const columnOf = (texts: readonly string[], trades: readonly string[]): string =>
  [FOLDING, ...marksOf(trades), byEar(fold(texts.join(' ')))].join(' ').slice(0, COLUMN)

type Placed = { city: string; state: string; trades: readonly string[] }
export type SearchedProject = Placed & { title: string; description: string; address: string }
export type SearchedPerson = Placed & { full_name: string; role: string; about: string }

/** As the columns hold them: as texts sound. Product 50. */
export const projectSearch = ({ title, description, address, city, state, trades }: SearchedProject): string =>
  columnOf([title, description, address, city, state], trades)
export const personSearch = ({ full_name, role, city, state, about, trades }: SearchedPerson): string =>
  columnOf([full_name, role, city, state, about], trades)

/**
 * For each typed word the texts one of which must be found; with `slips` a word of no trade also asks for that of which it is one letter off, which is
 * for a search that finds nothing: 'Pereira' is a name. Product 50.
 */
export function searchedFor(typed: string, slips = false): string[][] {
  const words = searchWords(typed).map((word) => begun(byEar(word)))
  const heard = searchWords(typed.replace(/[çÇ]/g, 's')).map((word) => begun(byEar(word)))
  const phrases = words.flatMap((_, at) => phrasesAt(words, at))
  return words.map((word, at) => {
    const asked = [
      ...phrases.filter(({ from, to }) => from <= at && at < to).map(({ trade }) => trade),
      ...tradesBy(word, slips),
      ...tradesBy(heard[at] ?? word, slips),
    ]
    return [...new Set([word, heard[at] ?? word, ...asked.map(mark), ...asked.flatMap(sureWords)])]
  })
}

/** A word still being typed: 'pedrei' goes on as 'pedreiro', whose 'ei' sounds as 'e'; 'c' and 'g' have no sound before their vowel. */
const begun = (spoken: string): string => (spoken.length > 2 ? spoken.replace(/ei$/, 'e').replace(/(?:[kgq]|ku)$/, '') : spoken)

/** Phrases that begin at a word; 'bombeiro hidráulico' asks for one trade, and so do both its words. */
const phrasesAt = (words: readonly string[], at: number): { trade: TradeId; from: number; to: number }[] =>
  tradeTerms()
    .filter(({ stems }) => stems.length > 1 && stems.every((stem, further) => answers(words[at + further], stem)))
    .map(({ trade, stems }) => ({ trade, from: at, to: at + stems.length }))

/** Those whose word it is; else those of whose surest words it is one slip off. */
function tradesBy(word: string, slips: boolean): TradeId[] {
  const single = tradeTerms().flatMap(({ trade, weight, stems: [stem, ...more] }) => (stem && more.length === 0 ? [{ trade, weight, stem }] : []))
  const exact = single.filter(({ stem }) => answers(word, stem))
  const near =
    exact.length > 0 || !slips || word.length < LEAST_FOR_A_SLIP ? exact : single.filter(({ weight, stem }) => weight === 2 && isSlipOf(word, stem))
  return [...new Set(near.map(({ trade }) => trade))]
}

/** Single words that mean this trade and no other, for records that name no trade. */
const sureWords = (asked: TradeId): string[] =>
  tradeTerms().flatMap(({ trade, weight, stems: [stem, ...more] }) =>
    trade === asked && weight === 2 && stem && more.length === 0 ? [stem.text] : [],
  )

const isSlipOf = (word: string, { text, open }: Stem): boolean =>
  text.length >= LEAST_FOR_A_SLIP &&
  (open ? [-1, 0, 1].some((more) => isOneOff(word.slice(0, text.length + more), text)) : isOneOff(word, text) || isOneOff(word, `${text}s`))

/** One letter more, less, other, or two that changed places. */
function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let begins = 0
  while (begins < one.length && one[begins] === other[begins]) begins++
  let ends = 0
  while (ends < Math.min(one.length, other.length) - begins && one.at(-1 - ends) === other.at(-1 - ends)) ends++
  const [left, right] = [one.slice(begins, one.length - ends), other.slice(begins, other.length - ends)]
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
}
