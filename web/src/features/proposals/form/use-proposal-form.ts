import { useRef, useState } from 'react'
import * as v from 'valibot'
import { type SendProposal, sendProposalArgs } from '#domain/commands/send-proposal'
import type { Project, Proposal } from '#domain/documents'
import { fieldErrorsOf } from '#domain/fields'
import { proposalId } from '#domain/ids'
import { onlyChanged } from '#domain/only-changed'
import { termsOf } from '#domain/projects/proposal-terms'
import { errorText } from '#texts'
import { fieldTexts } from '../../../components/fields/field-texts'
import { termLabels } from '../../../components/projects/proposal-fields'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { draftOver } from '../../../data/drafts/draft-over'
import { useDraft } from '../../../data/drafts/drafts'
import { createDraftKeeper } from '../../../data/kept-drafts/draft-keeper'
import { draftNames } from '../../../data/kept-drafts/draft-names'
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
  const draft = draftOver(kept, (touched) => proposalOf(start, touched), touching)
  const { database, userId } = useAccountStore()
  const dispatch = useDispatch({ project })
  const [isReviewing, setReviewing] = useState(false)
  const [isGiving, setGiving] = useState(false)
  const isUnderWay = useRef(false)
  const argsOf = (typed: ProposalDraft) => ({ project_id: project.id, edition: project.edition, ...typed, proposal_type: typeOf(typed, project) })
  const check = (typed: ProposalDraft) => fieldTexts(fieldErrorsOf(sendProposalArgs, argsOf(typed)))
  const form = useForm({ id: 'proposal', typed: draft, check, send, labels: termLabels })

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
        ? dispatch('improve_proposal', { proposal_id: current.id, project_id, edition, ...onlyChanged(termsOf(current), terms) }, id)
        : dispatch('send_proposal', args, id),
    )
    if (!given.ok) {
      setReviewing(false)
      return form.refuse(errorText(given.code))
    }
    await draft.discard()
    if (!current) await forgetImprovement()
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
    type: typeOf(draft.value, project),
    cancel: () => void cancel(),
    isReviewing,
    closeReview: () => setReviewing(false),
    isGiving,
    give,
  }
}

export type ProposalWriting = ReturnType<typeof useProposalForm>
