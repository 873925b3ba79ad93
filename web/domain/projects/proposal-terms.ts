import * as v from 'valibot'
import { type Actor, accept, alreadySo, type Change, type Decision, type RecordKey, set } from '#domain/command'
import type { Account, Project, Proposal, Revision } from '#domain/documents'
import { amount, durationDays, LONG_TEXT, proposalType, requiredText } from '#domain/fields'
import { notice } from '#domain/notice'
import { onlyChanged } from '#domain/only-changed'
import { endsSoon } from '#domain/projects/proposal-life'
import { canonicalQuote, isSummedUp, type Quote } from '#domain/projects/quote'
import { quoteDigest, quoteTerms } from '#domain/projects/quote-terms'
import { saoPauloDay } from '#domain/values/sao-paulo'

const plainTerms = v.object({
  amount,
  duration_days: durationDays,
  proposal_type: proposalType,
  cover_letter: requiredText(LONG_TEXT),
})

/** `amount` in reais, `duration_days` whole. A `quote` that is absent stays as it is, null takes it away. Product 27, 71 and 107. */
export const proposalTerms = v.object({ ...plainTerms.entries, quote: v.optional(v.nullable(quoteTerms)) })

export type Terms = v.InferOutput<typeof proposalTerms>
export type PlainTerms = v.InferOutput<typeof plainTerms>
type WantedTerms = { [Term in keyof Terms]?: Terms[Term] | undefined }

/**
 * Puts the wanted terms in force for this edition and keeps the earlier ones; undefined when none differs. After an undone deal the proposal is
 * pending again.
 */
export function improvement(current: Proposal, wanted: WantedTerms, edition: string, now: string): Change | undefined {
  const stands = { edition, ...validity(current, quoteOf(current, wanted), now) }
  const anew = current.undone_by === '' ? stands : { ...stands, status: 'pending' as const, undone_by: '' as const, undone_reason: '' }
  if (hasTerms(current, wanted)) return current.undone_by === '' ? undefined : set('proposals', current.id, anew)
  const revisions = keptOf([{ ...termsOf(current), at: current.updated_at }, ...current.revisions])
  return set('proposals', current.id, { ...onlyGiven(wanted), ...anew, revisions, updated_at: now })
}

/** Without effect with an earlier edition in sight. Product 85 and 110. */
export function confirmed(proposal: Proposal, project: Project, edition: string, me: Actor, now: string): Decision {
  if (edition !== project.edition || (edition === proposal.edition && !endsSoon(proposal, now))) return alreadySo
  const stands = { edition, ...validity(proposal, proposal.quote, now) }
  return accept([set('proposals', proposal.id, stands)], [notice('proposal_confirmed', { user: project.client_id }, project, me)])
}

/** By the deciding side's day. Product 110. */
export const validUntil = (quote: Quote | null, now: string): string => (quote ? saoPauloDay(now, quote.valid_days) : '')

/** Begun anew, where that makes a difference. */
function validity(current: Proposal, quote: Quote | null, now: string): Partial<Proposal> {
  const valid_until = validUntil(quote, now)
  return valid_until === current.valid_until ? {} : { valid_until }
}

const quoteOf = (current: Proposal | undefined, { quote }: WantedTerms): Quote | null => (quote === undefined ? (current?.quote ?? null) : quote)

/** With what stays as it is. Product 108 and 109. */
export const sumsUp = (current: Proposal | undefined, wanted: WantedTerms): boolean =>
  isSummedUp(wanted.amount ?? current?.amount ?? 0, quoteOf(current, wanted))

/** Read for a number that the quote names. */
export const ownAccount = (quote: WantedTerms['quote'], me: Actor): RecordKey[] => (quote?.provider_document ? [['users', me.id]] : [])

/** None, or its provider's own. Product 107. */
export const isOwnDocument = ({ quote }: WantedTerms, account: Account | undefined): boolean =>
  !quote?.provider_document || quote.provider_document === account?.document_number

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
const hasTerms = (current: Proposal, { quote, ...given }: WantedTerms): boolean =>
  Object.keys(onlyChanged(termsOf(current), given)).length === 0 && (quote === undefined || canonicalQuote(quote) === canonicalQuote(current.quote))

/** As seen in a document: untrimmed. A release without quotes names none. */
export const seenTerms = v.object({ ...plainTerms.entries, cover_letter: v.string(), quote_digest: v.optional(v.string()) })

type SeenTerms = v.InferOutput<typeof seenTerms>

export const seenTermsOf = (proposal: Proposal) => ({ ...termsOf(proposal), quote_digest: quoteDigest(proposal.quote) })

/** Without a digest the quote does not count. */
export const wasSeen = (current: Proposal, { quote_digest, ...seen }: SeenTerms): boolean =>
  hasTerms(current, seen) && (quote_digest === undefined || quote_digest === quoteDigest(current.quote))

/** All but the quote. */
export const termsOf = ({ amount, duration_days, proposal_type, cover_letter }: Proposal): PlainTerms => ({
  amount,
  duration_days,
  proposal_type,
  cover_letter,
})

const onlyGiven = (terms: WantedTerms): Partial<PlainTerms & Pick<Proposal, 'quote'>> =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined))
