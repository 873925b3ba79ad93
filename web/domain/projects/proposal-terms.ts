import * as v from 'valibot'
import { type Actor, accept, alreadySo, type Change, type Decision, set } from '#domain/command'
import type { Project, Proposal, Revision } from '#domain/documents'
import { amount, durationDays, LONG_TEXT, proposalType, requiredText } from '#domain/fields'
import { notice } from '#domain/notice'
import { onlyChanged } from '#domain/only-changed'

/** `amount` in reais, `duration_days` whole. Product 27 and 71. */
export const proposalTerms = v.object({
  amount,
  duration_days: durationDays,
  proposal_type: proposalType,
  cover_letter: requiredText(LONG_TEXT),
})

export type Terms = v.InferOutput<typeof proposalTerms>
type WantedTerms = { [Term in keyof Terms]?: Terms[Term] | undefined }

/**
 * Puts the wanted terms in force for this edition and keeps the earlier ones; undefined when none differs. After an undone deal the proposal is
 * pending again.
 */
export function improvement(current: Proposal, wanted: WantedTerms, edition: string, now: string): Change | undefined {
  const anew = current.undone_by === '' ? { edition } : { status: 'pending' as const, undone_by: '' as const, undone_reason: '', edition }
  if (hasTerms(current, wanted)) return current.undone_by === '' ? undefined : set('proposals', current.id, anew)
  const revisions = keptOf([{ ...termsOf(current), at: current.updated_at }, ...current.revisions])
  return set('proposals', current.id, { ...onlyGiven(wanted), ...anew, revisions, updated_at: now })
}

/** Undefined with an earlier edition in sight. Product 85. */
export const confirmed = (proposal: Proposal, project: Project, edition: string, me: Actor): Decision =>
  edition !== project.edition || edition === proposal.edition
    ? alreadySo
    : accept([set('proposals', proposal.id, { edition })], [notice('proposal_confirmed', { user: project.client_id }, project, me)])

const KEPT_REVISIONS = 20
/** They travel with each change, and each command reads them. */
const KEPT_CHARACTERS = 4 * LONG_TEXT

/** The newest whose letters fit. */
function keptOf(revisions: readonly Revision[]): Revision[] {
  const kept: Revision[] = []
  let characters = 0
  for (const revision of revisions.slice(0, KEPT_REVISIONS)) {
    characters += revision.cover_letter.length
    if (characters > KEPT_CHARACTERS) break
    kept.push(revision)
  }
  return kept
}

/** As far as given. */
export const hasTerms = (current: Proposal, given: WantedTerms): boolean => Object.keys(onlyChanged(termsOf(current), given)).length === 0

/** As seen in a document: untrimmed. */
export const seenTerms = v.object({ ...proposalTerms.entries, cover_letter: v.string() })

export const termsOf = (proposal: Proposal): Terms =>
  Object.fromEntries(Object.keys(seenTerms.entries).map((name) => [name, Reflect.get(proposal, name)])) as Terms

const onlyGiven = (terms: WantedTerms): Partial<Terms> => Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined))
