import type { Proposal } from '#domain/documents'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../../components/confirmed-command'
import { useDispatch } from '../../../data/commands/use-dispatch'

const words = texts.proposals.withdraw

/** A provider takes a pending proposal back. Product 13. */
export function WithdrawProposal({ proposal }: { proposal: Proposal }) {
  const dispatch = useDispatch()
  return (
    <ConfirmedCommand variant="quiet" words={words} dispatch={() => dispatch('withdraw_proposal', { proposal_id: proposal.id })} isDestructive>
      {words.text}
    </ConfirmedCommand>
  )
}
