import { byEar } from '../values/by-ear'
import { fold, searchWords } from '../values/fold'
import { answers, type Stem, type Term, tradeTerms } from './trade-terms'
import { type TradeId, tradeIds, tradesOf } from './trades'

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

/** Further words of a search are not looked for: each asks a server for up to a dozen texts in every row. */
const MOST_WORDS = 10

/**
 * For each typed word the texts one of which must be found; with `slips` a word of no trade also asks for that of which it is one letter off, which is
 * for a search that finds nothing: 'Pereira' is a name. Product 50.
 */
export function searchedFor(typed: string, slips = false): string[][] {
  const words = spoken(typed)
  // A typed 'ç' is also found where it was left out, and the reverse.
  const heard = spoken(typed.replace(/[çÇ]/g, 's'))
  return words.map((word, at) => {
    const forms = [...new Set([word, heard[at] ?? word])]
    const trades = [...new Set([...phrasesOver(words, at), ...forms.flatMap((form) => tradesBy(form, slips))])]
    return [...forms, ...trades.flatMap((trade) => [mark(trade), ...(wordsOfTrades().sure.get(trade) ?? [])])]
  })
}

const spoken = (typed: string): string[] =>
  searchWords(typed)
    .slice(0, MOST_WORDS)
    .map((word) => begun(byEar(word)))

/** A word still being typed: 'pedrei' goes on as 'pedreiro', whose 'ei' sounds as 'e'; 'c' and 'g' have no sound before their vowel. */
const begun = (word: string): string => (word.length > 2 ? word.replace(/ei$/, 'e').replace(/(?:[kgq]|ku)$/, '') : word)

/** Trades of the phrases that a word is part of: 'bombeiro hidráulico' asks for one, and so do both its words. */
const phrasesOver = (words: readonly string[], at: number): TradeId[] =>
  wordsOfTrades().phrases.flatMap(({ trade, stems }) =>
    stems.some((_, place) => at >= place && stems.every((stem, further) => answers(words[at - place + further], stem))) ? [trade] : [],
  )

type Single = { trade: TradeId; stem: Stem; isSure: boolean }
/** `sure`: words that mean their trade and no other, for records that name no trade. */
type WordsOfTrades = { phrases: Term[]; single: Single[]; sure: ReadonlyMap<TradeId, string[]> }

let made: WordsOfTrades | undefined

/** Made on first use. */
function wordsOfTrades(): WordsOfTrades {
  if (made) return made
  const phrases = tradeTerms().filter(({ stems }) => stems.length > 1)
  const single = tradeTerms().flatMap(({ trade, weight, stems: [stem, ...more] }) =>
    stem && more.length === 0 ? [{ trade, stem, isSure: weight === 2 }] : [],
  )
  const sure = new Map(tradeIds.map((id) => [id, single.flatMap(({ trade, stem, isSure }) => (trade === id && isSure ? [stem.text] : []))]))
  made = { phrases, single, sure }
  return made
}

/** Those whose word it is; else those of whose surest words it is one slip off. */
function tradesBy(word: string, slips: boolean): TradeId[] {
  const { single } = wordsOfTrades()
  const exact = single.filter(({ stem }) => answers(word, stem))
  const mayBeSlip = exact.length === 0 && slips && word.length >= LEAST_FOR_A_SLIP
  return (mayBeSlip ? single.filter(({ stem, isSure }) => isSure && isSlipOf(word, stem)) : exact).map(({ trade }) => trade)
}

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
