/** Excel in Portuguese reads UTF-8 by its mark and separates columns by semicolons. */
const MARK = '\uFEFF'

/** Cells that a spreadsheet would run as a formula are made text by an apostrophe. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text)

function cell(value: string): string {
  const text = isFormula(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A file of rows under a line of titles, as RFC 4180 has it but for the separator. */
export const csvOf = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  MARK + [titles, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')
