import CircleCheck from 'lucide-react/icons/circle-check'
import { useCallback, useState } from 'react'
import type { Project, Proposal } from '#domain/documents'
import { texts } from '#texts'
import { useLateDialog } from '../../components/use-optional-part'
import { Button } from '../../ui/forms/buttons/button'
import { useMayDo } from './use-may-do'

const words = texts.projects.complete
const loadDialog = async () => (await import('./work/complete-dialog')).CompleteDialog

/** `isReceiving`: the provider has handed the work over. */
type Props = { project: Project; proposals: readonly Proposal[]; isReceiving?: boolean }

/** Product 15 and 123. */
export function CompleteProject({ project, proposals, isReceiving = false }: Props) {
  const may = useMayDo(project)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const Dialog = useLateDialog(loadDialog, isOpen, close)
  const provider = proposals.find(({ id }) => id === project.accepted_proposal_id)?.provider_name
  if (!may('complete_project')) return null
  return (
    <>
      <Button isCompact variant={isReceiving ? 'primary' : 'secondary'} icon={<CircleCheck size={18} />} onPress={() => setOpen(true)}>
        {isReceiving ? words.receive : words.action}
      </Button>
      {isOpen && Dialog ? <Dialog project={project} provider={provider ?? words.someProvider} isReceiving={isReceiving} onClose={close} /> : null}
    </>
  )
}
