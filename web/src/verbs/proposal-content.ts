import * as v from 'valibot'
import { typesInOrder } from '#domain/projects/proposal-life'
import { proposalTerms } from '#domain/projects/proposal-terms'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import type { OutboxRow } from '../data/queries/outbox'
import { numberIn, textIn } from './row-args'
import type { EditableField, EditForm, ItemContent } from './verb-view'

/** 'R$ 12.400,00', '20 dias'; an improvement carries only what changed. */
export function proposalContent(row: OutboxRow): ItemContent {
  const amount = numberIn(row, 'amount')
  const days = numberIn(row, 'duration_days')
  const facts = [...(amount === null ? [] : [formatMoney(amount)]), ...(days === null ? [] : [texts.times.days(days)])]
  return { facts, text: textIn(row, 'cover_letter') }
}

/** With its type, which where proposals are listed only takes room. */
export function proposalCopyText(row: OutboxRow): string {
  const { facts, text } = proposalContent(row)
  const type = types.find(({ value }) => value === row.args.proposal_type)?.text
  return [[...(type ? [type] : []), ...facts].join(' · '), text].filter(Boolean).join('\n\n')
}

const { form } = texts.proposals
const types = typesInOrder.map((value) => ({ value, text: texts.labels.proposalType[value] }))
const fields: readonly EditableField[] = [
  { name: 'proposal_type', label: form.type, kind: 'choice', options: types },
  { name: 'amount', label: form.amount, kind: 'money' },
  { name: 'duration_days', label: form.days, kind: 'days' },
  { name: 'cover_letter', label: form.coverLetter, kind: 'text' },
]

export const proposalEdit: EditForm = { fields, schema: proposalTerms }
export const improvementEdit: EditForm = { fields, schema: v.partial(proposalTerms) }
