/** Marks on letters, and what people leave out as often as they write it: apostrophes, soft hyphens, blanks without width. */
const unspoken = /[\u0300-\u036f'`\u00ad\u02bc\u200b-\u200f\u2018-\u201b\u2032\u2060\ufeff]/g
/** Whatever separates words: blanks, and marks of ASCII, Latin-1, the general ones (dashes, quotes, bullets), arrows, CJK's. The server's engine knows no \p{P}. */
const between = /[\s\0-/:-@[-`{-\u00bf\u00f7\u2010-\u205f\u2190-\u22ff\u3000-\u303f]+/g

/** Letters as searches compare them: lower case, without accents; 'm²' is 'm2', and digits of full width are digits. The server's engine does not know \p{Diacritic}. */
export const foldLetters = (text: string): string =>
  text.replaceAll('\u00b4', "'").replaceAll('\u00d7', 'x').normalize('NFKD').replace(unspoken, '').toLowerCase()

/** Text as searches compare it: its folded words with one blank between them. 'Campinas, SP' and 'Campinas/SP' are one, so are 'ar-condicionado' and 'ar condicionado'. */
export const fold = (text: string): string => foldLetters(text).replace(between, ' ')

/** Units that the columns take; a few characters, as '½', are folded to several. */
const COLUMN = 6_000

type Placed = { city: string; state: string }
export type SearchedProject = Placed & { title: string; description: string; address: string }
export type SearchedPerson = Placed & { full_name: string; role: string; about: string }

/** Fields by which searches find a project or a person, as their columns hold them. Product 50. */
export const projectSearch = ({ title, description, address, city, state }: SearchedProject): string =>
  fold([title, description, address, city, state].join(' ')).slice(0, COLUMN)
export const personSearch = ({ full_name, role, city, state, about }: SearchedPerson): string =>
  fold([full_name, role, city, state, about].join(' ')).slice(0, COLUMN)

/** The words of what was typed, each looked for by itself; a figure and its unit are two, since '50m²' is written '50 m²' as well. */
export const searchWords = (typed: string): string[] =>
  fold(typed)
    .replace(/(\d)(?=[a-z])/g, '$1 ')
    .split(' ')
    .filter(Boolean)
