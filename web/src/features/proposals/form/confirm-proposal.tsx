import { useState } from 'react'
import type { Project, Proposal } from '#domain/documents'
import { texts } from '#texts'
import { pressFailureText } from '../../../components/stored-or-told'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'

const words = texts.corrections.beforeEdit

/** Its provider lets it stand for the edited project. Product 85. */
export function ConfirmProposal({ proposal, project }: { proposal: Proposal; project: Project }) {
  const dispatch = useDispatch({ project })
  const [isPending, setPending] = useState(false)

  async function confirm(): Promise<void> {
    setPending(true)
    const dispatched = await dispatch('confirm_proposal', { proposal_id: proposal.id, project_id: project.id, edition: project.edition })
    setPending(false)
    if (!dispatched.ok) showToast({ ...words.failed(pressFailureText(dispatched.code)), tone: 'bad' })
  }

  return (
    <Button variant="primary" isPending={isPending} onPress={() => void confirm()}>
      {words.confirm}
    </Button>
  )
}
