import { byEar } from '../values/by-ear'
import { type TradeId, trades } from './trades'

/** As it sounds; `open` is any word that begins so. */
export type Stem = { readonly text: string; readonly open: boolean }
/** A word or phrase of a trade; `weight` is 2 where no other trade would be asked for by it. */
export type Term = { readonly trade: TradeId; readonly stems: readonly Stem[]; readonly weight: 1 | 2 }

/** As they sound. */
const small = new Set('a o as os e de do da dos das em no na nos nas num numa kom para pra pro por um uma uns umas ao ate ke meu minia'.split(' '))

/** Without articles and prepositions, which people leave out. */
export const spokenWords = (text: string): string[] => text.split(/[^a-z0-9]+/).filter((word) => word && !small.has(word))

const stemOf = (part: string): Stem => ({ text: byEar(part.replace(/[-.]$/, '')), open: part.endsWith('-') })

/** People leave it out: 'cacamba' sounds otherwise. */
const withoutCedilla = (word: string): string[] => (word.includes('ç') ? [word, word.replaceAll('ç', 'c')] : [word])

function termsOf({ id, words }: (typeof trades)[number]): Term[] {
  return words
    .split(';')
    .flatMap(withoutCedilla)
    .map((written) => {
      const word = written.trim()
      const stems = word.replace('+', '').split(/\s+/).map(stemOf)
      return { trade: id, stems: stems.filter(({ text }) => !small.has(text)), weight: word.startsWith('+') ? 2 : 1 }
    })
}

let made: readonly Term[] | undefined

/** Made on first use: about 600. */
export const tradeTerms = (): readonly Term[] => (made ??= trades.flatMap(termsOf))

/** An open stem begins the word; another is it, or its plural. */
export const answers = (word: string | undefined, { text, open }: Stem): boolean =>
  word?.startsWith(text) === true && (open || word.length === text.length || word === `${text}s` || word === `${text}es`)
