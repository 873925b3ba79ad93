/** Marks, apostrophes, soft hyphens and blanks without width, often left out. */
const unspoken = /[\u0300-\u036f'`\u00ad\u02bc\u200b-\u200f\u2018-\u201b\u2032\u2060\ufeff]/g
/** Whatever separates words: blanks, and marks of ASCII, Latin-1, the general ones (dashes, quotes, bullets), arrows, CJK's. The server's engine knows no \p{P}. */
const between = /[\s\0-/:-@[-`{-\u00bf\u00f7\u2010-\u205f\u2190-\u22ff\u3000-\u303f]+/g

/** Lower case, no accents; 'm²' is 'm2', full-width digits are digits. The server's engine lacks \p{Diacritic}. */
export const foldLetters = (text: string): string =>
  text.replaceAll('\u00b4', "'").replaceAll('\u00d7', 'x').normalize('NFKD').replace(unspoken, '').toLowerCase()

/** Folded words with single blanks: 'Campinas, SP' is 'Campinas/SP', 'ar-condicionado' 'ar condicionado'. */
export const fold = (text: string): string => foldLetters(text).replace(between, ' ')

/** A figure and its unit are two words: '50m²' is also '50 m²'. */
export const searchWords = (typed: string): string[] =>
  fold(typed)
    .replace(/(\d)(?=[a-z])/g, '$1 ')
    .split(' ')
    .filter(Boolean)
