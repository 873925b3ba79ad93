const anyOf = (characters: string): RegExp => new RegExp(`[${characters}]`, 'g')

/** Invisible and on no keyboard: controls, soft hyphens, blanks without width, direction marks. */
const unseen = anyOf('\0-\b\u000e-\u001f\u007f-\u009f\u00ad\u034f\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff')
/** Drawn as a blank: names seem empty. */
const fillers = anyOf('\u115f\u1160\u2800\u3164\uffa0')
/** Windows', word processors', Unicode's. */
const lineEnds = /\r\n|[\v\f\u2028\u2029]/g
const marks = '\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f'
/** Beyond the third mark on a letter, over the lines around it. */
const stacked = new RegExp(`([${marks}]{3})[${marks}]+`, 'g')
/** Joiners, variants and marks are seen only on another character. */
const visible = new RegExp(`[^\\s\u200c\u200d\ufe00-\ufe0f\udb40\udc00-\udfff${marks}]`)

/** Without unseen characters; '' for a text of nothing else. */
export function written(text: string): string {
  const left = text.replace(lineEnds, '\n').replace(unseen, '').replace(fillers, ' ').replace(stacked, '$1').trim()
  return visible.test(left) ? left : ''
}

export const writtenLine = (text: string): string => written(text).replace(/\s+/g, ' ')

export const isBlank = (text: string): boolean => written(text) === ''

/** Drawn with the one before: marks, joiners, variants, skin tones, second halves of pairs. */
const goesOn = new RegExp(`^(?:[\u200d\ufe00-\ufe0f\udc00-\udfff${marks}]|\ud83c[\udffb-\udfff])`)

/** At most `most` UTF-16 units, no character cut. */
export function beginningOf(text: string, most: number): string {
  let end = most
  while (end > 0 && end < text.length && (goesOn.test(text.slice(end, end + 2)) || text[end - 1] === '\u200d')) end -= 1
  return text.slice(0, end)
}

/** One line of at most `most` units; '…' says that more follows. */
export function excerpt(text: string, most: number): string {
  const line = writtenLine(text)
  return line.length > most ? `${beginningOf(line, most - 1).trimEnd()}…` : line
}
