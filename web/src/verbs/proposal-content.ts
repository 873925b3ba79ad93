import * as v from 'valibot'
import { proposalTerms } from '#domain/projects/proposal-terms'
import { type Quote, quote, sumOfStages } from '#domain/projects/quote'
import { type FormField, isLong, valueText } from '../components/fields/form-field'
import { termFields } from '../components/projects/proposal-fields'
import { quoteSaid } from '../components/projects/quote/quote-definitions'
import type { OutboxRow } from '../data/queries/outbox'
import type { EditForm, ItemContent } from './verb-view'

/** Terms in the row; an improvement has only changed ones. */
const said = ({ args }: OutboxRow, isMeant: (field: FormField) => boolean): string[] =>
  termFields.filter((field) => isMeant(field) && field.name in args).map((field) => valueText(field, args[field.name]))

const isChoice = ({ kind }: FormField): boolean => kind === 'choice'
const isFigure = (field: FormField): boolean => !isLong(field) && !isChoice(field)

/** 'R$ 12.400,00', '20 dias'. The quote follows the letter. */
export const proposalContent = (row: OutboxRow): ItemContent => ({
  facts: said(row, isFigure),
  text: [...said(row, isLong), quoteText(row)].filter(Boolean).join('\n\n'),
})

const quoteIn = ({ args: { quote: given } }: OutboxRow): Quote | null => (v.is(quote, given) ? given : null)

const quoteText = (row: OutboxRow): string => {
  const { amount } = row.args
  const given = quoteIn(row)
  // An improvement that leaves the price as it is does not name it; stages sum to it.
  return quoteSaid(given, typeof amount === 'number' ? amount : sumOfStages(given ?? { stages: [] }))
    .map(({ term, value }) => (value.includes('\n') ? `${term}:\n${value}` : `${term}: ${value}`))
    .join('\n')
}

/** Its rows and stages make the price. Product 108 and 109. */
const isPriced = (row: OutboxRow): boolean => {
  const given = quoteIn(row)
  return given !== null && given.rows.length + given.stages.length > 0
}
const madeOfOthers = (row: OutboxRow): readonly string[] => (isPriced(row) ? ['amount'] : [])

/** With the type of proposal, which lists leave out. */
export function proposalCopyText(row: OutboxRow): string {
  const { facts, text } = proposalContent(row)
  return [[...said(row, isChoice), ...facts].join(' · '), text].filter(Boolean).join('\n\n')
}

export const proposalEdit: EditForm = { fields: termFields, schema: proposalTerms, fixed: madeOfOthers }
export const improvementEdit: EditForm = { fields: termFields, schema: v.partial(proposalTerms), fixed: madeOfOthers }
