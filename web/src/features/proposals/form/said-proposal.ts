import { sendProposalArgs } from '#domain/commands/send-proposal'
import type { Project } from '#domain/documents'
import { fieldErrorsOf } from '#domain/fields'
import { quoteBounds } from '#domain/projects/quote-terms'
import { texts } from '#texts'
import { fieldTexts } from '../../../components/fields/field-texts'
import { termLabels } from '../../../components/projects/proposal-fields'
import { type ProposalDraft, typeOf } from './proposal-draft'
import { hasRows, priceOf, saidQuote, wrongParts } from './quote-draft'
import { rowProblems } from './typed-rows'

const words = texts.quoteForm

/** Unchecked: the verb's schema judges. */
export function saidProposal(typed: ProposalDraft, project: Project, ownDocument: string) {
  const { duration_days, cover_letter } = typed
  const amount = priceOf(typed)
  const quote = saidQuote(typed, amount, ownDocument)
  return { project_id: project.id, edition: project.edition, proposal_type: typeOf(typed, project), amount, duration_days, cover_letter, quote }
}

type Said = ReturnType<typeof saidProposal>

/** Fields with something wrong are listed in this order. */
export const problemLabels: Readonly<Record<string, string>> = {
  ...termLabels,
  rows: words.rows.label,
  next_row: words.rows.next,
  excluded: words.excluded.label,
  starts_in: words.terms.startsIn,
  starts_on: words.terms.startsIn,
  stages: words.stages.label,
  warranty_days: words.more.warranty,
  conditions: words.more.conditions,
}

export function proposalProblems(typed: ProposalDraft, { quote, ...terms }: Said): Partial<Record<string, string>> {
  const { amount, ...problems } = fieldTexts(fieldErrorsOf(sendProposalArgs, terms))
  const wrong = wrongParts(quote)
  const said = (part: string, sentence: string, field = part) => wrong.has(part) && { [field]: sentence }
  return {
    ...(hasRows(typed) ? rowProblems(typed, amount !== undefined) : amount && { amount }),
    ...problems,
    ...said('excluded', words.excluded.error(quoteBounds.excluded)),
    ...said('start', typed.starts_on ? words.terms.startError : texts.errors.fields.days_invalid, typed.starts_on ? 'starts_on' : 'starts_in'),
    ...said('stages', words.stages.error),
    ...said('warranty_days', texts.errors.fields.days_invalid),
    ...said('conditions', texts.errors.fields.too_long),
  }
}
