import type { RowKind } from '#domain/projects/quote'
import { kindOf } from '#domain/projects/quote-kind'
import { fold } from '#domain/values/fold'
import { isAmount, parseMoney } from '#domain/values/money'
import { writtenLine } from '#domain/values/written-text'

/** In reais, null where none was written, 0 for 'incluso'. */
export type WrittenRow = { kind: RowKind; text: string; quantity: string; total: number | null }

/** More is no list of a quote. */
const MOST_CHARACTERS = 20_000
const LINE_END = /\r\n|[\n\r\v\f\u2028\u2029]/
/** A bare figure below is part of the name: 'quarto 2'. No work costs less. */
const LEAST_BARE = 20

/**
 * Rows of a quote as people write them in chats, lists and sheets: '9 sacos argamassa', '2x tomada R$ 15,00', '- pintura sala 350', cells between
 * tabs. 'Materiais:' above gives its kind, 'Cozinha:' its name to the rows below; sums, greetings, headings of sheets and lines without letters are no rows.
 */
export const quoteLines = (text: string): WrittenRow[] => readLines(text).map(({ row }) => row)

/** The first rows; `rest` has the lines of the others as they were written, under their heading. */
export function quoteLinesWithin(text: string, most: number): { rows: WrittenRow[]; rest: string } {
  const read = readLines(text)
  const [first] = read.slice(most)
  const rows = read.slice(0, most).map(({ row }) => row)
  if (!first) return { rows, rest: text.slice(MOST_CHARACTERS) }
  const isNumbered = numbersItsRows(text)
  const lines = text.split(LINE_END).map((line) => (isNumbered ? line.replace(/^\s*\d+\t/, '') : line))
  return { rows, rest: [...lines.slice(first.under, first.under + 1), ...lines.slice(first.at)].join('\n') }
}

/** `at` is a row's line, `under` that of its heading, -1 without one. */
type ReadRow = { row: WrittenRow; at: number; under: number }

function readLines(text: string): ReadRow[] {
  const isNumbered = numbersItsRows(text)
  const rows: ReadRow[] = []
  let heading: Heading = { name: '', line: '', at: -1 }
  /** A heading without rows below is a row. */
  let isAlone = false
  const takeHeading = () => {
    const { kind, line, at } = heading
    if (isAlone) rows.push({ row: { kind: kind ?? kindOf(line, ''), text: line, quantity: '', total: null }, at, under: -1 })
  }
  for (const [at, line] of text.slice(0, MOST_CHARACTERS).split(LINE_END).entries()) {
    const cells = cellsOf(bare(line), isNumbered)
    const whole = writtenLine(cells.join(' '))
    if (!/[a-z]/.test(fold(whole)) || isSum(whole) || isGreeting(whole) || isHead(cells)) continue
    const next = headingOf(whole)
    if (next) takeHeading()
    else rows.push({ row: rowUnder(heading, partsOf(whole, cells)), at, under: heading.at })
    isAlone = next !== undefined
    heading = next ? { ...next, at } : heading
  }
  takeHeading()
  return rows
}

type Heading = { kind?: RowKind; name: string; line: string; at: number }

const rowUnder = ({ kind, name }: Heading, row: Parts): WrittenRow => ({
  kind: kind ?? kindOf(row.text, row.quantity),
  ...row,
  text: name ? `${name}: ${row.text}` : row.text,
})

type Parts = Omit<WrittenRow, 'kind'>

const partsOf = (line: string, cells: readonly string[]): Parts =>
  isDiscount(line) ? unpriced(line) : cells.length > 1 ? rowOfCells(cells) : rowOfLine(line)

/** Without who wrote it in a chat, bullets, numbers of a list, bold and italics. */
const bare = (line: string): string =>
  line
    .replace(/^\s*\[\d{1,2}[:/][^\]]{4,24}\]\s*[^:\n]{1,60}:\s/, '')
    .replace(/^\s*\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2} - [^:\n]{1,60}:\s/, '')
    .replace(/([*_~])(?=\S)(.+?)\1/g, '$2')
    .replace(/^[^\p{L}\p{N}\t|;]+/u, '')
    .replace(/^\d{1,2}(?:[.)]|[ºª] ?[-–—]?| ?[-–—])\s+(?=\p{L})/u, '')

/** A sheet's first column that counts 1, 2, 3. */
const numbersItsRows = (text: string): boolean => {
  const firsts = text.split('\n').flatMap((line) => /^\s*(\d+)\t/.exec(line)?.[1] ?? [])
  return firsts.length > 1 && firsts.every((first, index) => Number(first) === index + 1)
}

function cellsOf(line: string, isNumbered: boolean): string[] {
  const separator = line.includes('\t') ? '\t' : ['|', ';'].find((mark) => line.split(mark).length > 2)
  if (!separator) return [line.trim()]
  const cells = line.split(separator).map((cell) => cell.trim())
  if (isNumbered) cells.shift()
  if (separator === '|') return cells.filter(Boolean)
  return cells
}

const isSum = (line: string): boolean =>
  /^(?:valor )?(?:sub ?)?(?:total|soma)(?: geral| final| da obra| a pagar)?(?: r)?(?: [\d ]+)?(?: reais)?$/.test(fold(line).trim())

/** A row takes nothing off the price: its provider is asked for the value. */
const isDiscount = (line: string): boolean => /^(?:r )?(?:[\d ]+)?(?:menos )?(?:desconto|abatimento|abater|descontar)\b/.test(fold(line).trim())
const unpriced = (line: string): Parts => ({ text: line, quantity: '', total: null })

const isGreeting = (line: string): boolean =>
  /^(?:oi+|ola|bom dia|boa tarde|boa noite|segue|orcamento|obrigad[oa]|att|abs|abraco)(?: [^\d]*)?$/.test(fold(line).trim())

const heads =
  /^(?:item|itens|n|no|cod|codigo|descricao|produto|produtos|material|materiais|servico|servicos|qtd|qtde|quant|quantidade|un|und|unid|unidade|medida|valor|preco|total|subtotal|vl|vlr|r|unit|unitario|obs)$/
const isHead = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  cells.every((cell) =>
    fold(cell)
      .trim()
      .split(' ')
      .every((word) => word === '' || heads.test(word)),
  )

const kinds: readonly (readonly [RegExp, RowKind])[] = [
  [/^(?:lista de |os |valor dos )?(?:materia(?:l|is)|produtos)$/, 'material'],
  [/^(?:valor da )?(?:mao de obra|servicos?)(?: e mao de obra)?$/, 'labour'],
  [/^(?:outros?|extras?|despesas|custos)(?: custos| itens)?$/, 'other'],
]

function headingOf(line: string): Omit<Heading, 'at'> | undefined {
  const [, words] = /^([^\d:]{2,60}):$/.exec(line) ?? []
  const name = (words ?? line).trim()
  const kind = kinds.find(([pattern]) => pattern.test(fold(name).trim()))?.[1]
  if (kind) return { kind, name: '', line: name }
  return words === undefined ? undefined : { name, line: name }
}

const AMOUNT = '(?:\\d{1,3}(?:\\.\\d{3})+|\\d+)(?:,\\d{1,2})?|\\d+\\.\\d{1,2}'
const MONEY = `(r\\$ ?)?(${AMOUNT})( ?mil)?( ?(?:reais|real|contos?|pila))?(?!\\d)`
const UNIT =
  '(?:unidades?|unids?|unds?|un|pe[çc]as?|p[çc]s?|sacos?|sacas?|sc|kg|quilos?|toneladas?|ton|litros?|lts?|l|latas?|gal(?:ão|ao|ões|oes)|baldes?|metros? (?:quadrados?|c[úu]bicos?|lineares|linear)|metros?|mts?|m²|m³|m2|m3|m|caixas?|cx|rolos?|barras?|pares|par|kits?|jogos?|jg|milheiros?|centos?|fardos?|pacotes?|pct|horas?|hs?|dias?|diárias?|diarias?|semanas?|m[êe]s|meses|conjuntos?|cj|vb|verbas?|viage(?:m|ns)|caminh(?:ão|ao|ões|oes)|d[úu]zias?|dz)'
const NUMBER = '(?:\\d+(?:[.,]\\d+)?(?: ?/ ?\\d+)?|½|¼|¾)'
const COUNTED = '(?:uma?|dois|duas|tr[êe]s|quatro|cinco|seis|dez|meio|meia)'

const free = /^(.+?)[\s:=,–—-]*\(?(?:inclus[oa]s?|gr[áa]tis|sem custo|cortesia)\)?[.!]*$/i
const undecided = /^(.+?)[\s:=,–—-]*\(?(?:a combinar|a definir)\)?[.!]*$/i
const afterEquals = new RegExp(`^(.+?) ?= ?${MONEY}[.,;]*$`, 'i')
const each = new RegExp(
  `^(.+?)(?: ?[:=,–—-]|,)? (?:(?:a|por|@|x|×|de) )?${MONEY} ?(?:cada(?: uma?)?|(?:/|por |[oa] ) ?${UNIT}|unit[áa]ri[oa]s?)[.,;)]*$`,
  'i',
)
const times = new RegExp(`^(.+?) ?[x×@] ?${MONEY}[.,;]*$`, 'i')
const atEnd = new RegExp(`^(.+?)([ :=|>(–—.-]+)${MONEY}(?: no total| total)?[.,;)]*$`, 'i')
const atStart = new RegExp(`^r\\$ ?(${AMOUNT})( ?mil)?[ :–—-]+(.+)$`, 'i')

/** One line of words, with its amount at the end or, after 'R$', at the start. */
function rowOfLine(line: string): Parts {
  const [, given] = free.exec(line) ?? []
  if (given) return { ...counted(given), total: 0 }
  const [, open] = undecided.exec(line) ?? []
  if (open) return { ...counted(open), total: null }
  const [, summed = line, , sum, sumThousands] = afterEquals.exec(line) ?? []
  const total = moneyOf(sum, sumThousands)
  const product = productOf(summed, total)
  if (product) return product
  if (total !== null) return { ...counted(summed), total }
  return pricedAtEnd(line) ?? pricedAtStart(line) ?? { ...counted(line), total: null }
}

/** '3 tomadas a R$ 15,00 cada', '10 m² x 35,00'. Undefined where the quantity, or the sum behind it, tells something else. */
function productOf(line: string, sum: number | null): Parts | undefined {
  const [, words = '', , price, thousands] = each.exec(line) ?? times.exec(line) ?? []
  const one = moneyOf(price, thousands)
  if (one === null) return undefined
  const parts = counted(words)
  const many = Number(/^\d+(?:[.,]\d+)?/.exec(parts.quantity)?.[0].replace(',', '.'))
  const total = Math.round(many * one * 100) / 100
  return isAmount(total) && (sum === null || sum === total) ? { ...parts, total } : undefined
}

function pricedAtEnd(line: string): Parts | undefined {
  const [, words = '', before = '', sign, figure = '', thousands, reais] = atEnd.exec(line) ?? []
  const total = moneyOf(figure, thousands)
  if (total === null || /\d ?[x×/] ?$/i.test(words)) return undefined
  const isSaid = Boolean(sign || thousands || reais) || /,\d{1,2}$/.test(figure)
  const isBareEnough = total >= LEAST_BARE && !(/:/.test(before) && total < 100)
  return isSaid || isBareEnough ? { ...counted(words), total } : undefined
}

function pricedAtStart(line: string): Parts | undefined {
  const [, figure, thousands, words = ''] = atStart.exec(line) ?? []
  const total = moneyOf(figure, thousands)
  return total === null ? undefined : { ...counted(words), total }
}

function moneyOf(figure: string | undefined, thousands: string | undefined): number | null {
  const amount = figure === undefined ? null : parseMoney(figure + (thousands ?? ''))
  return amount !== null && isAmount(amount) ? amount : null
}

const first = new RegExp(
  `^(?:(${NUMBER} ?${UNIT}|${COUNTED} ${UNIT})(?=[ .:-])\\.?|(\\d{1,4}(?:[.,]\\d+)?)(?: ?[x×](?= ?[^\\d ]))?)(?: ?[:–—-])? (?:d[eoa]s? )?(.+)$`,
  'i',
)
const glued = /^(\d{1,4})[x×](?=\p{L})(.+)$/iu
const last = new RegExp(`^(.+?)[ ,:(–—-]+(${NUMBER} ?${UNIT})\\)?\\.?$`, 'i')
const lastCount = /^(.+?)(?: [x×] ?(\d{1,4})| ?\((\d{1,4})\)| ?[:–—-] ?(\d{1,4}))$/i

/** '9 sacos argamassa', 'argamassa 9 sacos', 'argamassa (9)' and '2x tomada'; '60x60' and '20A' stay in the name. */
function counted(words: string): Pick<Parts, 'text' | 'quantity'> {
  const line = words.replace(/[\s:=,;(–—-]+$/, '').trim()
  const [, unitFirst, countFirst, rest] = first.exec(line) ?? []
  if (rest) return { text: rest, quantity: unitFirst ?? countFirst ?? '' }
  const [, gluedCount, gluedRest] = glued.exec(line) ?? []
  if (gluedCount && gluedRest) return { text: gluedRest.trim(), quantity: gluedCount }
  const [, name, unitLast] = last.exec(line) ?? []
  if (name && unitLast && !/\d ?[x×]$/.test(name)) return { text: name, quantity: unitLast }
  const [, before, ...counts] = lastCount.exec(line) ?? []
  if (before && !/\d$/.test(before)) return { text: before, quantity: counts.find(Boolean) ?? '' }
  return { text: line || words.trim(), quantity: '' }
}

const figureCell = new RegExp(`^${MONEY}$`, 'i')
const unitCell = new RegExp(`^${UNIT}\\.?$`, 'i')
const countCell = new RegExp(`^${NUMBER}(?: ?${UNIT})$`, 'i')

/** Cells of a sheet: a name, a quantity with or without its unit, and prices, of which the last is the row's total. */
function rowOfCells(cells: readonly string[]): Parts {
  const isFigure = (cell: string) => figureCell.test(cell)
  const isWord = (cell: string) => cell !== '' && !isFigure(cell) && !unitCell.test(cell) && !countCell.test(cell)
  const at = cells.findIndex(isWord)
  if (at < 0) return rowOfLine(writtenLine(cells.join(' ')))
  const isFree = cells.slice(at + 1).some((cell) => /^(?:inclus[oa]s?|gr[áa]tis|cortesia)$/i.test(cell))
  const others = [...cells.slice(0, at), ...cells.slice(at + 1)]
  const figures = [...cells.slice(at + 1).entries()].filter(([, cell]) => isFigure(cell))
  const before = cells.slice(0, at).find(isFigure) ?? ''
  const [firstFigure, ...more] = figures
  const isLastCell = firstFigure?.[0] === cells.length - at - 2
  const isPrice = before !== '' || more.length > 0 || isLastCell || /r\$|,\d{1,2}$/i.test(firstFigure?.[1] ?? '')
  const price = isPrice ? (more.at(-1) ?? (isFree ? undefined : firstFigure))?.[1] : undefined
  const count = before || (price === firstFigure?.[1] && more.length === 0 ? '' : (firstFigure?.[1] ?? ''))
  const unit = others.find((cell) => unitCell.test(cell)) ?? ''
  const quantity = others.find((cell) => countCell.test(cell)) ?? [count, count && unit].filter(Boolean).join(' ')
  const words = [cells[at], ...cells.slice(at + 1).filter((cell) => isWord(cell) && !/^(?:inclus[oa]s?|gr[áa]tis|cortesia)$/i.test(cell))].join(' ')
  const named = quantity === '' ? counted(words) : { text: words, quantity }
  const [, , figure, thousands] = figureCell.exec(price ?? '') ?? []
  return { ...named, total: isFree ? 0 : moneyOf(figure, thousands) }
}
