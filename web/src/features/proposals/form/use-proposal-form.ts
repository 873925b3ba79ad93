import { useRef, useState } from 'react'
import * as v from 'valibot'
import { type SendProposal, sendProposalArgs } from '#domain/commands/send-proposal'
import type { Project, Proposal } from '#domain/documents'
import { proposalId } from '#domain/ids'
import { onlyChanged } from '#domain/only-changed'
import { type Terms, termsOf } from '#domain/projects/proposal-terms'
import { canonicalQuote } from '#domain/projects/quote'
import { errorText } from '#texts'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { draftOver } from '../../../data/drafts/draft-over'
import { useDraft } from '../../../data/drafts/drafts'
import { createDraftKeeper } from '../../../data/kept-drafts/draft-keeper'
import { draftNames } from '../../../data/kept-drafts/draft-names'
import { keepPastQuote } from '../../../data/queries/past-quotes'
import { useAccountStore } from '../../../data/store/account-store-context'
import { useForm } from '../../../ui/forms/use-form'
import {
  draftOf,
  emptyProposal,
  isTypedProposal,
  nothingTyped,
  type ProposalDraft,
  proposalOf,
  type TypedProposal,
  touching,
  typeOf,
} from './proposal-draft'
import { problemLabels, proposalProblems, saidProposal } from './said-proposal'
import { useOwnDocument } from './use-own-document'

type Options = {
  project: Project
  current?: Proposal | undefined
  onDone: () => void
  /** The draft is discarded, with `typed`. */
  onCancel: (typed: TypedProposal) => void
}

/** A new proposal or an improvement, with its draft and problems. */
export function useProposalForm({ project, current, onDone, onCancel }: Options) {
  const start = current ? draftOf(current) : emptyProposal
  const kept = useDraft(current ? draftNames.improvement(current.id) : draftNames.proposal(project.id), nothingTyped, isTypedProposal)
  const draft = draftOver(kept, start, (touched) => proposalOf(start, touched), touching)
  const { database, userId } = useAccountStore()
  const dispatch = useDispatch({ project })
  const [isReviewing, setReviewing] = useState(false)
  const [isGiving, setGiving] = useState(false)
  const isUnderWay = useRef(false)
  const document = useOwnDocument()
  const argsOf = (typed: ProposalDraft) => saidProposal(typed, project, document.number)
  const form = useForm({ id: 'proposal', typed: draft, check: (typed) => proposalProblems(typed, argsOf(typed)), send, labels: problemLabels })

  /** Sending opens the review, which dispatches. */
  async function send(): Promise<void> {
    setReviewing(true)
  }

  async function give(): Promise<void> {
    const args = v.safeParse(sendProposalArgs, argsOf(draft.value))
    if (!args.success || isUnderWay.current) return
    isUnderWay.current = true
    setGiving(true)
    try {
      await giveAndTell(args.output)
    } finally {
      isUnderWay.current = false
      setGiving(false)
    }
  }

  async function giveAndTell(args: SendProposal): Promise<void> {
    const { project_id, edition, ...terms } = args
    // Changed terms only: two devices' edits both stand. Rule P5.
    const given = await draft.dispatching((id) =>
      current && !current.undone_by
        ? dispatch('improve_proposal', { proposal_id: current.id, project_id, edition, ...changedTerms(current, terms) }, id)
        : dispatch('send_proposal', args, id),
    )
    if (!given.ok) {
      setReviewing(false)
      return form.refuse(errorText(given.code))
    }
    await draft.discard()
    if (!current) await forgetImprovement()
    if (terms.quote) await keepPastQuote(database, project, terms.quote).catch((error: unknown) => console.info('A quote could not be kept.', error))
    onDone()
  }

  /** A withdrawn proposal had this id too. */
  const forgetImprovement = () =>
    createDraftKeeper(database, draftNames.improvement(proposalId(project.id, userId)))
      .forget()
      .catch((error: unknown) => console.info('A draft could not be removed.', error))

  async function cancel(): Promise<void> {
    const typed = kept.value
    await draft.discard()
    onCancel(typed)
  }

  return {
    ...form,
    draft,
    document,
    /** As it would be sent; the quote unchecked. */
    said: argsOf(draft.value),
    type: typeOf(draft.value, project),
    cancel: () => void cancel(),
    isReviewing,
    closeReview: () => setReviewing(false),
    isGiving,
    give,
  }
}

/** The quote as a whole. */
const changedTerms = (current: Proposal, { quote, ...terms }: Terms): Partial<Terms> => ({
  ...onlyChanged(termsOf(current), terms),
  ...(quote !== undefined && canonicalQuote(quote) !== canonicalQuote(current.quote) && { quote }),
})

export type ProposalWriting = ReturnType<typeof useProposalForm>
