import { jsPDF } from 'jspdf'
import { autoTable, type Color, type RowInput, type Styles, type UserOptions } from 'jspdf-autotable'
import { texts } from '#texts'
import type { Paper, PaperColumn, PaperPart, PaperRow, PaperTable } from './paper'
import { pdfText } from './pdf-text'

/** In millimetres. */
const MARGIN = 14
const LABEL = 26
const SHORT = 27
const TERM = 40
const SIGNATURES = 44
/** A heading with less room below it stands on the next page. */
const LEAST = 24
const thin: Partial<Styles> = { lineWidth: { top: 0, right: 0, left: 0, bottom: 0.15 }, lineColor: 160 }
const thick: Partial<Styles> = { lineWidth: { top: 0, right: 0, left: 0, bottom: 0.35 }, lineColor: 0 }
const ended: Partial<Styles> = { lineWidth: { top: 0.35, right: 0, left: 0, bottom: 0.35 }, lineColor: 0 }
/** In points: the largest with which a document fits its pages. */
const sizes = { plain: [9.5, 8.5, 7.5], dense: [8.5, 7.5, 6.5] } as const
const LINE = 0.42
const PADDING = 0.9
const GAP = 2

/** A4 in a PDF's own letters: its text can be searched and copied. */
export function paperPdf(paper: Paper): Uint8Array<ArrayBuffer> {
  const [large, medium, small] = sizes[paper.isDense ? 'dense' : 'plain']
  const fits = (doc: jsPDF) => doc.getNumberOfPages() <= (paper.mostPages ?? 1)
  let doc = drawn(paper, large)
  if (!fits(doc)) doc = drawn(paper, medium)
  if (!fits(doc)) doc = drawn(paper, small)
  return new Uint8Array(doc.output('arraybuffer'))
}

function drawn(paper: Paper, size: number): jsPDF {
  const doc = new jsPDF({ format: 'a4', orientation: paper.isLandscape ? 'landscape' : 'portrait', compress: true, putOnlyUsedFonts: true })
  doc.setLanguage('pt-BR')
  doc.setDocumentProperties({ title: pdfText([paper.kind, paper.title].filter(Boolean).join(': ')), creator: 'Canteiro' })
  const page = { doc, size, y: MARGIN }
  if (paper.kind) write(page, paper.kind.toUpperCase(), 9, true)
  write(page, paper.title, 17, true)
  page.y += 1
  write(page, paper.facts.join(' · '), size)
  for (const part of paper.parts) drawPart(page, part)
  if (paper.signatures) sign(page, paper.signatures)
  number(doc, paper.foot)
  return doc
}

type Page = { doc: jsPDF; size: number; y: number }

const widthOf = (doc: jsPDF): number => doc.internal.pageSize.getWidth() - 2 * MARGIN
const endOf = (doc: jsPDF): number => doc.internal.pageSize.getHeight() - MARGIN

function write(page: Page, text: string, size: number, isStrong = false): void {
  const { doc } = page
  doc.setFont('helvetica', isStrong ? 'bold' : 'normal').setFontSize(size)
  for (const line of doc.splitTextToSize(pdfText(text), widthOf(doc))) {
    page.y += size * LINE
    doc.text(line, MARGIN, page.y)
  }
}

function room(page: Page, least: number): void {
  if (page.y + least <= endOf(page.doc)) return
  page.doc.addPage()
  page.y = MARGIN
}

function drawPart(page: Page, part: PaperPart): void {
  page.y += 3.5
  room(page, LEAST)
  if (part.title) write(page, part.title, Math.max(page.size + 1, 9), true)
  page.y += 1
  if (part.lines) drawLines(page, part.lines)
  if (part.list)
    drawText(
      page,
      part.list.map((line) => `•  ${line}`),
    )
  if (part.text) drawText(page, part.text.split('\n'))
  if (part.table) drawTable(page, part.table)
}

const drawLines = (page: Page, lines: NonNullable<PaperPart['lines']>): void =>
  draw(page, {
    body: lines.map(({ term, value }) => [pdfText(term), { content: pdfText(value), styles: { fontStyle: 'bold' } }]),
    columnStyles: { 0: { cellWidth: TERM } },
    styles: thin,
  })

const drawText = (page: Page, lines: readonly string[]): void =>
  draw(page, { body: lines.map((line) => [pdfText(line)]), styles: { cellPadding: { vertical: 0.4, left: 0, right: 0 } } })

function drawTable(page: Page, table: PaperTable): void {
  const { columns, head, rows } = table
  const widths = widthsOf(page, table)
  draw(page, {
    head: head.map((row) => cellsOf(row, columns)),
    body: rows.map((row) => cellsOf(row, columns)),
    columnStyles: Object.fromEntries(columns.map((column, index) => [index, { ...looks[column], cellWidth: widths[index] ?? SHORT }])),
    headStyles: { ...thick, fontStyle: 'bold' },
    styles: thin,
    rowPageBreak: 'avoid',
  })
}

const looks: Record<PaperColumn, Partial<Styles>> = {
  label: { fontStyle: 'bold' },
  even: {},
  text: {},
  short: {},
  figure: { halign: 'right', cellPadding: { vertical: PADDING, left: GAP, right: 0 } },
}

/** Figures as wide as they are; what is left goes to the others. */
function widthsOf({ doc, size }: Page, { columns, head, rows }: PaperTable): number[] {
  doc.setFont('helvetica', 'bold').setFontSize(size)
  const figureAt = (index: number) =>
    Math.max(...[...head, ...rows].map(({ cells }) => doc.getTextWidth(figureText(textAt(cells, index))) + GAP + 0.5))
  const fixed = columns.map((column, index) => (column === 'label' ? LABEL : column === 'short' ? SHORT : column === 'figure' ? figureAt(index) : 0))
  const left = widthOf(doc) - fixed.reduce((sum, width) => sum + width, 0)
  return fixed.map((width) => width || left / fixed.filter((each) => each === 0).length)
}

/** Text of the cell that begins at this column. */
function textAt(cells: PaperRow['cells'], index: number): string {
  let at = 0
  for (const { text, span = 1 } of cells) {
    if (at === index) return text
    at += span
  }
  return ''
}

/** A PDF's fonts know no width of an unbroken blank; a figure never breaks anyway. */
const figureText = (text: string): string => pdfText(text).replaceAll('\u00a0', ' ')

function cellsOf({ cells, look }: PaperRow, columns: readonly PaperColumn[]): RowInput {
  let at = 0
  return cells.map(({ text, span = 1 }) => {
    const column = columns[at] ?? 'text'
    at += span
    const content = column === 'figure' ? figureText(text) : pdfText(text)
    return { content, colSpan: span, styles: { ...looks[column], ...(look && { fontStyle: 'bold' as const }), ...(look === 'sum' && ended) } }
  })
}

const BLACK: Color = 0

function draw(page: Page, { styles, ...options }: UserOptions): void {
  autoTable(page.doc, {
    theme: 'plain',
    startY: page.y,
    margin: MARGIN,
    styles: {
      font: 'helvetica',
      fontSize: page.size,
      textColor: BLACK,
      cellPadding: { vertical: PADDING, left: 0, right: GAP },
      overflow: 'linebreak',
      ...styles,
    },
    ...options,
    didDrawPage: ({ cursor }) => {
      page.y = cursor?.y ?? page.y
    },
  })
}

/** Place and day, and below them a line for each. */
function sign(page: Page, { place, names }: NonNullable<Paper['signatures']>): void {
  room(page, SIGNATURES)
  const { doc } = page
  const half = (widthOf(doc) - 8) / 2
  const line = (text: string, x: number, y: number, width: number) => {
    doc.setLineWidth(0.3).line(x, y, x + width, y)
    doc.setFont('helvetica', 'normal').setFontSize(9)
    doc.text(doc.splitTextToSize(pdfText(text), width).slice(0, 3), x, y + 4)
  }
  if (place) line(place, MARGIN, page.y + 13, widthOf(doc) * 0.6)
  for (const [index, name] of names.entries()) line(name, MARGIN + index * (half + 8), page.y + 31, half)
  page.y += SIGNATURES
}

function number(doc: jsPDF, foot: string): void {
  const count = doc.getNumberOfPages()
  for (let page = 1; page <= count; page += 1) {
    doc.setPage(page)
    doc.setFont('helvetica', 'normal').setFontSize(8)
    const y = doc.internal.pageSize.getHeight() - MARGIN / 2
    doc.text(pdfText(foot), MARGIN, y)
    if (count > 1) doc.text(texts.files.pdf.page(page, count), MARGIN + widthOf(doc), y, { align: 'right' })
  }
}
