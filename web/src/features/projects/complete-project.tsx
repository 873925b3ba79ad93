import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import type { Project, Proposal } from '#domain/documents'
import { errorText, texts } from '#texts'
import { useGive } from '../../data/use-give'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { showToast } from '../../ui/toasts'

const words = texts.projects.complete

type Props = { project: Project; proposals: readonly Proposal[]; isWide?: boolean }

/** The owner ends a project in progress. Product 15. */
export function CompleteProject({ project, proposals, isWide }: Props) {
  const [isOpen, setOpen] = useState(false)
  const give = useGive()
  const provider = proposals.find(({ id }) => id === project.accepted_proposal_id)?.provider_name

  async function complete(): Promise<void> {
    const given = await give('complete_project', { project_id: project.id })
    setOpen(false)
    if (!given.ok) showToast({ ...words.failed(errorText(given.code)), tone: 'bad' })
  }

  if (project.status !== 'in_progress') return null
  return (
    <>
      <Button isCompact isWide={isWide} icon={<CircleCheck size={18} />} onPress={() => setOpen(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        confirmText={words.confirm}
        cancelText={texts.actions.cancel}
        onConfirm={() => void complete()}
      >
        {words.text(provider ?? words.someProvider)}
      </ConfirmDialog>
    </>
  )
}
