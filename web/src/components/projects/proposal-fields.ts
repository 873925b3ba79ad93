import { LONG_TEXT } from '#domain/fields'
import { typesInOrder } from '#domain/projects/proposal-life'
import type { PlainTerms } from '#domain/projects/proposal-terms'
import { texts } from '#texts'
import type { FormField, Unnamed } from '../fields/form-field'

const words = texts.proposals.form

/** The quote has a form of its own. */
type Term = keyof PlainTerms
type TermField = FormField & { name: Term }

/** For form, review, comparison and Pendências. */
const lines: Record<Term, Unnamed<TermField>> = {
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

const names = ['amount', 'duration_days', 'proposal_type', 'cover_letter'] as const satisfies readonly Term[]
export const termFields: readonly TermField[] = names.map((name) => ({ ...lines[name], name }))

export const termLabels: Readonly<Record<string, string>> = Object.fromEntries(termFields.map(({ name, label }) => [name, label]))
