import * as v from 'valibot'
import { changeTerms } from '#domain/commands/work/propose-change'
import { texts } from '#texts'
import { changeFacts } from '../components/projects/work/change-facts'
import type { OutboxRow } from '../data/queries/outbox'
import { textIn } from './row-args'
import type { EditForm, ItemContent } from './verb-view'

const numberIn = (row: OutboxRow, field: string): number => (typeof row.args[field] === 'number' ? row.args[field] : 0)

export const changeContent = (row: OutboxRow): ItemContent => ({
  facts: changeFacts({ amount: numberIn(row, 'amount'), days: numberIn(row, 'days') }),
  text: textIn(row, 'text'),
})

export const changeEdit: EditForm = {
  fields: [{ name: 'text', label: texts.work.change.text, kind: 'text' }],
  schema: v.object({ text: changeTerms.entries.text }),
}
