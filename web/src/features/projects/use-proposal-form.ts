import { useState } from 'react'
import * as v from 'valibot'
import { sendProposalArgs } from '#domain/commands/send-proposal'
import type { Project, Proposal } from '#domain/documents'
import { type FieldError, fieldErrorsOf } from '#domain/fields'
import type { Terms } from '#domain/proposal-terms'
import { useDraft } from '../../data/drafts'
import type { NotGiven } from '../../data/give'
import { useGive } from '../../data/use-give'
import { draftOf, emptyProposal, isProposalDraft, type ProposalDraft, typeOf } from './proposal-draft'

type Options = {
  project: Project
  /** One's own proposal that is being improved. */
  current?: Proposal | undefined
  onDone: () => void
}

/** The proposal that is being written, or improved: its draft, what is wrong with it, and its way out. */
export function useProposalForm({ project, current, onDone }: Options) {
  const [start] = useState(() => (current ? draftOf(current) : emptyProposal))
  const draft = useDraft(current ? `improvement:${current.id}` : `proposal:${project.id}`, start, isProposalDraft)
  const give = useGive(project)
  const [isAmountReadable, setAmountReadable] = useState(true)
  const [failedChecks, setFailedChecks] = useState(0)
  const [refusal, setRefusal] = useState<NotGiven | null>(null)
  const [isSending, setSending] = useState(false)

  const given = { project_id: project.id, ...draft.value, proposal_type: typeOf(draft.value, project) }
  const errors: Partial<Record<string, FieldError>> = fieldErrorsOf(sendProposalArgs, given)
  if (!isAmountReadable) errors.amount = 'amount_invalid'

  async function send(): Promise<void> {
    const parsed = v.safeParse(sendProposalArgs, given)
    setRefusal(null)
    if (!parsed.success || !isAmountReadable) {
      setFailedChecks((count) => count + 1)
      return
    }
    if (isSending) return
    setSending(true)
    const { project_id, ...terms } = parsed.output
    const answer = current
      ? await give('improve_proposal', { proposal_id: current.id, project_id, ...changedTerms(current, terms) })
      : await give('send_proposal', parsed.output)
    setSending(false)
    if (!answer.ok) return setRefusal(answer.code)
    await draft.discard()
    onDone()
  }

  async function cancel(): Promise<void> {
    await draft.discard()
    onDone()
  }

  return {
    draft,
    type: given.proposal_type,
    change: (change: Partial<ProposalDraft>) => draft.setValue((newest) => ({ ...newest, ...change })),
    setAmountReadable,
    errors: failedChecks > 0 ? errors : {},
    failedChecks,
    refusal,
    isSending,
    send,
    cancel,
  }
}

/** Only what changed travels: edits from two devices both stand. Rule P5. */
function changedTerms(current: Proposal, terms: Terms): Partial<Terms> {
  return {
    ...(terms.amount === current.amount ? {} : { amount: terms.amount }),
    ...(terms.duration_days === current.duration_days ? {} : { duration_days: terms.duration_days }),
    ...(terms.proposal_type === current.proposal_type ? {} : { proposal_type: terms.proposal_type }),
    ...(terms.cover_letter === current.cover_letter ? {} : { cover_letter: terms.cover_letter }),
  }
}
