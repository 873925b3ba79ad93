import * as v from 'valibot'
import { type Actor, accept, alreadySo, type Change, type Decision, set } from '#domain/command'
import type { Project, Proposal, Revision } from '#domain/documents'
import { amount, durationDays, LONG_TEXT, proposalType, requiredText } from '#domain/fields'
import { notice } from '#domain/notice'
import { onlyChanged } from '#domain/only-changed'

/** Terms of a proposal. `amount` is in reais, `duration_days` a whole number of days. Product 27 and 71. */
export const proposalTerms = v.object({
  amount,
  duration_days: durationDays,
  proposal_type: proposalType,
  cover_letter: requiredText(LONG_TEXT),
})

export type Terms = v.InferOutput<typeof proposalTerms>
type WantedTerms = { [Term in keyof Terms]?: Terms[Term] | undefined }

/**
 * The change that puts the wanted terms in force, as terms for this edition of the project, and keeps the earlier ones, or nothing when no term differs.
 * Terms that are not wanted are left alone. A proposal whose deal was undone is pending again, with any terms.
 */
export function improvement(current: Proposal, wanted: WantedTerms, edition: string, now: string): Change | undefined {
  const anew = current.undone_by === '' ? { edition } : { status: 'pending' as const, undone_by: '' as const, undone_reason: '', edition }
  if (hasTerms(current, wanted)) return current.undone_by === '' ? undefined : set('proposals', current.id, anew)
  const revisions = keptOf([{ ...termsOf(current), at: current.updated_at }, ...current.revisions])
  return set('proposals', current.id, { ...onlyGiven(wanted), ...anew, revisions, updated_at: now })
}

/** Its terms stay as they are for the project as it is now; with an earlier edition in sight that says nothing. Product 85. */
export const confirmed = (proposal: Proposal, project: Project, edition: string, me: Actor): Decision =>
  edition !== project.edition || edition === proposal.edition
    ? alreadySo
    : accept([set('proposals', proposal.id, { edition })], [notice('proposal_confirmed', { user: project.client_id }, project, me)])

const KEPT_REVISIONS = 20
/** All of them travel with the proposal each time that it changes, and are read by each command about it. */
const KEPT_CHARACTERS = 4 * LONG_TEXT

/** The newest of the earlier terms, as many as have not too many characters in their letters together. */
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

/** Whether these are the terms in force, as far as they are given. */
export const hasTerms = (current: Proposal, given: WantedTerms): boolean => Object.keys(onlyChanged(termsOf(current), given)).length === 0

/** Terms as they stand in a document, for a command to name what its person saw: nothing is trimmed. */
export const seenTerms = v.object({ ...proposalTerms.entries, cover_letter: v.string() })

export const termsOf = (proposal: Proposal): Terms =>
  Object.fromEntries(Object.keys(seenTerms.entries).map((name) => [name, Reflect.get(proposal, name)])) as Terms

const onlyGiven = (terms: WantedTerms): Partial<Terms> => Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined))
