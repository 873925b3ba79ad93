/** Portuguese Excel needs the mark, and semicolons. */
const MARK = '\uFEFF'

/** Signs that begin a formula, also after separators; an apostrophe makes them text. */
const formulaSign = /(^|[,;\t\r\n|])( *)(?=[=+\-@\uff1d\uff0b\uff0d\uff20\t\r])/g

function cell(value: string): string {
  const text = value.replace(formulaSign, "$1$2'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A file of rows under a line of titles, as RFC 4180 has it but for the separator. */
export const csvOf = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  MARK + [titles, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')
