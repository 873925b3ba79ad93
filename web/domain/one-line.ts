/** A text as one paragraph of at most so many characters, as systems show a notification's; controls are blanks. The server's engine knows no `\p{Cc}`. */
export function inOneLine(text: string, most: number): string {
  const line = text.replace(/(?:[^ -~\u00a0-\uffff]|\s)+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}
