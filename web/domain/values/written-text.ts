const anyOf = (characters: string): RegExp => new RegExp(`[${characters}]`, 'g')

/** Characters without a form of their own that no keyboard writes: controls, soft hyphens, blanks without width, and what turns the direction of a line. */
const unseen = anyOf('\0-\b\u000e-\u001f\u007f-\u009f\u00ad\u034f\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff')
/** Letters that are drawn as a blank, with which names seem empty. */
const fillers = anyOf('\u115f\u1160\u2800\u3164\uffa0')
/** Ends of lines that are not '\n': those of Windows, of word processors, of Unicode. */
const lineEnds = /\r\n|[\v\f\u2028\u2029]/g
const marks = '\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f'
/** Marks beyond the third on one letter, which are drawn over the lines around it. */
const stacked = new RegExp(`([${marks}]{3})[${marks}]+`, 'g')
/** A character that a reader sees; joiners, variants and marks are seen only on another one. */
const visible = new RegExp(`[^\\s\u200c\u200d\ufe00-\ufe0f\udb40\udc00-\udfff${marks}]`)

/** A text as it is kept: what nobody can see is no part of it, and a text of nothing else is ''. */
export function written(text: string): string {
  const left = text.replace(lineEnds, '\n').replace(unseen, '').replace(fillers, ' ').replace(stacked, '$1').trim()
  return visible.test(left) ? left : ''
}

/** A name, a title or an address as it is kept: one line, with single blanks. */
export const writtenLine = (text: string): string => written(text).replace(/\s+/g, ' ')

export const isBlank = (text: string): boolean => written(text) === ''

/** Characters that are drawn with the one before: its marks, joiners, variants and skin tones, and the second half of a pair. */
const goesOn = new RegExp(`^(?:[\u200d\ufe00-\ufe0f\udc00-\udfff${marks}]|\ud83c[\udffb-\udfff])`)

/** The beginning of a text: at most `most` UTF-16 units, and no character cut in half. */
export function beginningOf(text: string, most: number): string {
  let end = most
  while (end > 0 && end < text.length && (goesOn.test(text.slice(end, end + 2)) || text[end - 1] === '\u200d')) end -= 1
  return text.slice(0, end)
}

/** A text in one line of at most `most` units, as lists, notifications and search engines show it; '…' says that more follows. */
export function excerpt(text: string, most: number): string {
  const line = writtenLine(text)
  return line.length > most ? `${beginningOf(line, most - 1).trimEnd()}…` : line
}
