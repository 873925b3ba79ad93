import * as v from 'valibot'
import type { Project, Proposal, ProposalType } from '#domain/documents'
import { proposalType } from '#domain/fields'
import { defaultType, offeredTypes } from '#domain/projects/proposal-life'
import { termsOf } from '#domain/projects/proposal-terms'
import { unreadText } from '../../../components/fields/unread-text'
import { changesOf } from '../../../data/drafts/changes-of'
import { emptyQuoteDraft, quoteDraft, quoteDraftOf } from './quote-draft'

const draft = v.object({
  /** Null: the project's default. */
  proposal_type: v.nullable(proposalType),
  amount: v.nullable(v.number()),
  amount_text: unreadText,
  duration_days: v.nullable(v.number()),
  duration_days_text: unreadText,
  cover_letter: v.string(),
  ...quoteDraft,
})

export type ProposalDraft = v.InferOutput<typeof draft>

const typed = v.partial(draft)

/** Touched terms: the others follow the proposal. Rule P5. */
export type TypedProposal = v.InferOutput<typeof typed>

export const nothingTyped: TypedProposal = {}

export const emptyProposal: ProposalDraft = {
  proposal_type: null,
  amount: null,
  amount_text: '',
  duration_days: null,
  duration_days_text: '',
  cover_letter: '',
  ...emptyQuoteDraft,
}

export const isTypedProposal = (kept: unknown): kept is TypedProposal => v.is(typed, kept)

export const proposalOf = (start: ProposalDraft, touched: TypedProposal): ProposalDraft => v.parse(draft, { ...start, ...touched })

/** With the fields that differ between `before` and `after`. */
export const touching = (touched: TypedProposal, before: ProposalDraft, after: ProposalDraft): TypedProposal =>
  v.parse(typed, { ...touched, ...changesOf(after, before) })

export const draftOf = (proposal: Proposal): ProposalDraft => ({ ...emptyProposal, ...termsOf(proposal), ...quoteDraftOf(proposal.quote) })

/** Edits, without those equal to the given terms. */
export const typedOver = (start: ProposalDraft, kept: unknown): Record<string, unknown> =>
  isTypedProposal(kept) ? changesOf(proposalOf(start, kept), start) : {}

/** Only a type that the project offers. Product 26. */
export function typeOf({ proposal_type }: Pick<ProposalDraft, 'proposal_type'>, project: Pick<Project, 'products'>): ProposalType {
  return proposal_type && offeredTypes(project).includes(proposal_type) ? proposal_type : defaultType(project)
}
