import type { Proposal } from '#domain/documents'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../../components/confirmed-command'
import { useDiscardUnsent } from '../../../components/use-discard-unsent'
import type { DispatchResult } from '../../../data/commands/dispatch'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { keepForForm } from '../../../data/drafts/draft-keeper'
import { draftNames } from '../../../data/drafts/draft-names'
import { useAccountStore } from '../../../data/store/account-store-context'
import { storageFailure } from '../../../data/store/storage-failure'
import { draftOf, emptyProposal, type ProposalDraft, typedOver } from './proposal-draft'

const words = texts.proposals.withdraw

type Props = {
  proposal: Proposal
  /** What was begun of its next version. */
  improvement: ProposalDraft | null
}

/** A provider withdraws a pending proposal; what it said, or was to say, is the draft of the next one, under what was typed of one and never sent. Product 13, 38 and 56. */
export function WithdrawProposal({ proposal, improvement }: Props) {
  const dispatch = useDispatch()
  const { database } = useAccountStore()
  const discard = useDiscardUnsent(`proposals/${proposal.id}`)

  /** Before the form takes the proposal's place and reads its draft. Answers how to put back what was there, should the proposal come back. */
  const keepText = (): Promise<() => Promise<void>> =>
    keepForForm(database, draftNames.proposal(proposal.project_id), (unsent) => ({
      ...(improvement ?? draftOf(proposal)),
      ...typedOver(emptyProposal, unsent),
    }))

  async function withdraw(): Promise<DispatchResult> {
    let putBack: () => Promise<void>
    try {
      putBack = await keepText()
    } catch (error) {
      return storageFailure('A proposal that is to be withdrawn could not be kept as a draft.', error)
    }
    const dispatched = await dispatch('withdraw_proposal', { proposal_id: proposal.id })
    if (!dispatched.ok) await putBack().catch((error: unknown) => console.info('The draft of a proposal that stays could not be put back.', error))
    return dispatched
  }

  return (
    <ConfirmedCommand variant="quiet" words={words} dispatch={withdraw} discard={() => discard(keepText)} isDestructive>
      {words.text}
    </ConfirmedCommand>
  )
}
