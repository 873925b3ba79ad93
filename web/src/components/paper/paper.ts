/** `label` and `even` share a table of equal columns; `text` takes what the others leave; a `figure` never breaks. */
export type PaperColumn = 'label' | 'even' | 'text' | 'short' | 'figure'
type PaperCell = { text: string; span?: number }
/** `part` begins some rows of one kind, `sum` ends the table. */
export type PaperRow = { cells: readonly PaperCell[]; look?: 'part' | 'sum' }
export type PaperTable = { columns: readonly PaperColumn[]; head: readonly PaperRow[]; rows: readonly PaperRow[] }
export type PaperLine = { term: string; value: string }

export type PaperPart = {
  /** '' for none. */
  title: string
  lines?: readonly PaperLine[]
  list?: readonly string[]
  /** Typed by a person, with line breaks. */
  text?: string
  table?: PaperTable
}

/** A document as it is printed and as a PDF has it: one content, two ways out. */
export type Paper = {
  kind?: string
  title: string
  facts: readonly string[]
  parts: readonly PaperPart[]
  /** Lines to sign, after one for place and day, '' where they are written already. */
  signatures?: { place: string; names: readonly string[] }
  foot: string
  /** One without it. */
  mostPages?: number
  isLandscape?: boolean
  /** Smaller letters, for many columns. */
  isDense?: boolean
}

export const rowOf = (texts: readonly string[], look?: PaperRow['look']): PaperRow => ({
  cells: texts.map((text) => ({ text })),
  ...(look && { look }),
})
