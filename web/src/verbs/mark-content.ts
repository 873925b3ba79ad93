import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import type { OutboxRow } from '../data/queries/outbox'
import { textIn } from './row-args'
import type { ItemContent } from './verb-view'

const { marked, mark: said } = texts.work.stages
const words: Readonly<Record<string, string>> = marked

/** The sum, as several marks of one deal may wait; of one that is taken back also which: '“Paga” · R$ 2.000,00'. */
export function markContent(row: OutboxRow): ItemContent {
  const { amount, is_on } = row.args
  const mark = words[textIn(row, 'mark')] ?? ''
  return { facts: [...(is_on === false && mark ? [said(mark)] : []), ...(typeof amount === 'number' ? [formatMoney(amount)] : [])], text: '' }
}
