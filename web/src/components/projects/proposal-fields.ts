import { LONG_TEXT } from '#domain/fields'
import { typesInOrder } from '#domain/projects/proposal-life'
import type { Terms } from '#domain/projects/proposal-terms'
import { texts } from '#texts'
import type { FormField, Unnamed } from '../fields/form-field'

const words = texts.proposals.form

type TermField = FormField & { name: keyof Terms }

/** For form, review, comparison and Pendências. */
const lines: Record<keyof Terms, Unnamed<TermField>> = {
  amount: { kind: 'money', label: words.amount },
  duration_days: { kind: 'days', label: words.days },
  proposal_type: { kind: 'choice', label: words.type, options: typesInOrder.map((value) => ({ value, text: texts.labels.proposalType[value] })) },
  cover_letter: {
    kind: 'text',
    label: words.coverLetter,
    placeholder: words.coverLetterPlaceholder,
    most: LONG_TEXT,
    counter: words.counter,
  },
}

const names = ['amount', 'duration_days', 'proposal_type', 'cover_letter'] as const satisfies readonly (keyof Terms)[]
export const termFields: readonly TermField[] = names.map((name) => ({ ...lines[name], name }))

export const termLabels: Readonly<Record<string, string>> = Object.fromEntries(termFields.map(({ name, label }) => [name, label]))
