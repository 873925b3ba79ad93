import { byEar } from '../values/by-ear'
import { answers, spokenWords, type Term, tradeTerms } from './trade-terms'
import type { TradeId } from './trades'

const MOST = 3
/** A title says what is wanted, a description also what is there. */
const TITLE = 3
/** A lower part of the best score is a trade that is only mentioned. */
const NEAR = 0.3
/** One sure word of a description, or any of a title. */
const ENOUGH = 2

/** 'Contrapiso já está pronto' asks for none. */
const ALREADY = byEar('já')
/** 'Sem tubulação' has none. */
const without = new Set(['sem', 'nao', 'fora'].map(byEar))

/** Terms by the first three letters, the longest first: 'cerca elétrica' is found before 'cerca'. */
let index: Map<string, Term[]> | undefined

const keyOf = (word = ''): string => word.slice(0, 3)

function makeIndex(): Map<string, Term[]> {
  const made = new Map<string, Term[]>()
  for (const term of [...tradeTerms()].sort((one, other) => other.stems.length - one.stems.length)) {
    const key = keyOf(term.stems[0]?.text)
    made.set(key, [...(made.get(key) ?? []), term])
  }
  return made
}

const clausesOf = (text: string): string[][] =>
  byEar(text)
    .split(/[.,;:!?()\n]+/)
    .map(spokenWords)

/** The longest terms of each place; what is there already, or is not wanted, counts for nothing. */
function termsIn(words: readonly string[]): Term[] {
  index ??= makeIndex()
  const found: Term[] = []
  for (let at = 0; at < words.length; ) {
    const terms = (index.get(keyOf(words[at])) ?? []).filter(({ stems }) => stems.every((stem, further) => answers(words[at + further], stem)))
    const length = terms[0]?.stems.length ?? 1
    const wanted = words[at + length] !== ALREADY && !without.has(words[at - 1] ?? '')
    if (wanted) found.push(...terms.filter(({ stems }) => stems.length === length))
    at += length
  }
  return found
}

/** At most three trades that a project's words ask for, the surest first; none where nothing is sure. Product 100. */
export function suggestedTrades(title: string, description: string): TradeId[] {
  const weights = new Map<Term, number>()
  for (const term of clausesOf(description).flatMap(termsIn)) weights.set(term, term.weight)
  for (const term of clausesOf(title).flatMap(termsIn)) weights.set(term, term.weight * TITLE)
  const scores = new Map<TradeId, number>()
  for (const [{ trade }, weight] of weights) scores.set(trade, (scores.get(trade) ?? 0) + weight)
  const best = Math.max(...scores.values())
  return [...scores]
    .filter(([, score]) => score >= ENOUGH && score >= best * NEAR)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([trade]) => trade)
}
