import type { Proposal } from '#domain/documents'
import { texts } from '#texts'
import { useGive } from '../../data/use-give'
import { ConfirmedCommand } from './confirmed-command'

const words = texts.proposals.withdraw

/** A provider takes a pending proposal back. Product 13. */
export function WithdrawProposal({ proposal }: { proposal: Proposal }) {
  const give = useGive()
  return (
    <ConfirmedCommand variant="quiet" words={words} give={() => give('withdraw_proposal', { proposal_id: proposal.id })} isDestructive>
      {words.text}
    </ConfirmedCommand>
  )
}
