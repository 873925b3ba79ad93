/** Windows-1252 beyond Latin-1: with it, all that a PDF's own fonts can write. */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const alike: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '≥': '>=',
  '≤': '<=',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '⁄': '/',
  '′': "'",
  '″': '"',
  '≠': '<>',
}

/**
 * The text as a PDF's own fonts can write it: composed, controls and pictures (emoji) left out, letters of other scripts as '?'. What is left as it was
 * would come out as other letters.
 */
export const pdfText = (text: string): string =>
  [...text.normalize('NFC')]
    .map(writable)
    .join('')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +$/gm, '')

function writable(character: string): string {
  if (isWritable(character)) return character
  if (character === '\t') return ' '
  const parts = character in alike ? [character] : [...character.normalize('NFKD').replace(/\p{M}/gu, '')]
  const plain = parts.map((part) => alike[part] ?? part).join('')
  if (plain !== '' && [...plain].every(isWritable)) return plain
  return /[\p{L}\p{N}]/u.test(character) ? '?' : ''
}

const isWritable = (character: string): boolean => /^[\n -~\u00a0-\u00ac\u00ae-\u00ff]$/.test(character) || beyondLatin1.includes(character)
