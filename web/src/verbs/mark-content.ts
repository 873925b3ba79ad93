import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import type { OutboxRow } from '../data/queries/outbox'
import { textIn } from './row-args'
import type { ItemContent } from './verb-view'

const { stages, answer } = texts.work

/** Which mark of which sum, as several of one deal may wait: '“Pronta” · R$ 2.000,00'. */
export function markContent(row: OutboxRow): ItemContent {
  const mark = wordOf(stages.marked, textIn(row, 'mark'))
  const { amount, is_on } = row.args
  const said = is_on === false ? stages.takeBack(mark) : stages.mark(mark)
  return { facts: [...(mark ? [said] : []), ...(typeof amount === 'number' ? [formatMoney(amount)] : [])], text: '' }
}

/** 'Aceita', 'Recusada' or 'Retirada'. */
export function answerContent(row: OutboxRow): ItemContent {
  const said = wordOf(answer.said, textIn(row, 'answer'))
  return { facts: said ? [said] : [], text: '' }
}

/** '' for one of another release. */
const wordOf = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? ''
