import * as v from 'valibot'
import { proposalTerms } from '#domain/projects/proposal-terms'
import { type FormField, isLong, valueText } from '../components/fields/form-field'
import { termFields } from '../components/projects/proposal-fields'
import type { OutboxRow } from '../data/queries/outbox'
import type { EditForm, ItemContent } from './verb-view'

/** Terms in the row; an improvement has only changed ones. */
const said = ({ args }: OutboxRow, isMeant: (field: FormField) => boolean): string[] =>
  termFields.filter((field) => isMeant(field) && field.name in args).map((field) => valueText(field, args[field.name]))

const isChoice = ({ kind }: FormField): boolean => kind === 'choice'
const isFigure = (field: FormField): boolean => !isLong(field) && !isChoice(field)

/** 'R$ 12.400,00', '20 dias'. */
export const proposalContent = (row: OutboxRow): ItemContent => ({ facts: said(row, isFigure), text: said(row, isLong).join('\n\n') })

/** With the type of proposal, which lists leave out. */
export function proposalCopyText(row: OutboxRow): string {
  const { facts, text } = proposalContent(row)
  return [[...said(row, isChoice), ...facts].join(' · '), text].filter(Boolean).join('\n\n')
}

export const proposalEdit: EditForm = { fields: termFields, schema: proposalTerms }
export const improvementEdit: EditForm = { fields: termFields, schema: v.partial(proposalTerms) }
