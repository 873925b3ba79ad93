/** Octets of a line, its end not counted. RFC 5545, 3.1; RFC 2425, 5.8.1. */
const MOST_OCTETS = 75
const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: what no content line may hold
const control = /[\0-\x09\x0e-\x1f\x7f]/g

/** A value of calendar and contact files: what a person typed never begins another line or property. */
export const escapedText = (text: string): string =>
  text
    .replace(lineEnd, '\n')
    .replace(control, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Folded between characters. */
export const contentLines = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('')

function folded(line: string): string {
  let result = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MOST_OCTETS) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
