import type { Proposal } from '#domain/documents'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../../components/confirmed-command'
import { useTakeBack } from '../../../components/use-take-back'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { keepForForm } from '../../../data/drafts/draft-keeper'
import { draftNames } from '../../../data/drafts/draft-names'
import { useAccountStore } from '../../../data/store/account-store-context'
import { draftOf, type ProposalDraft } from './proposal-draft'

const words = texts.proposals.withdraw

type Props = {
  proposal: Proposal
  /** What was begun of its next version. */
  improvement: ProposalDraft | null
}

/** A provider takes a pending proposal back; what it said, or was to say, is the draft of the next one. Product 13 and 56. */
export function WithdrawProposal({ proposal, improvement }: Props) {
  const dispatch = useDispatch()
  const { database } = useAccountStore()
  const takeBack = useTakeBack(`proposals/${proposal.id}`)

  /** Before the form takes the proposal's place and reads its draft. Answers how to forget it, should the proposal come back. */
  const keepText = (): Promise<() => Promise<void>> =>
    keepForForm(database, draftNames.proposal(proposal.project_id), improvement ?? draftOf(proposal)).catch((error: unknown) => {
      console.info('A withdrawn proposal could not be kept as a draft.', error)
      return async () => undefined
    })

  async function withdraw() {
    await keepText()
    return dispatch('withdraw_proposal', { proposal_id: proposal.id })
  }

  return (
    <ConfirmedCommand variant="quiet" words={words} dispatch={withdraw} takeBack={() => takeBack(keepText)} isDestructive>
      {words.text}
    </ConfirmedCommand>
  )
}
