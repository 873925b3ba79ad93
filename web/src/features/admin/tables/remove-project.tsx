import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { texts } from '#texts'
import { act } from '../../../data/remote/admin-request'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import { IconButton } from '../../../ui/forms/buttons/icon-button'
import { AdminReasonDialog } from './admin-reason-dialog'

const words = texts.adminTables.removeProject

type Props = {
  project: { id: string; title: string }
  onRemoved: () => void
  /** The icon alone, whose name says which project. */
  isCompact?: true
}

/** Its owner reads the reason. Product 21. */
export function RemoveProject({ project: { id, title }, onRemoved, isCompact }: Props) {
  const [isOpen, setOpen] = useState(false)

  async function remove(reason: string): Promise<string> {
    const answer = await act({ method: 'POST', path: `/api/admin/projects/${id}/removal`, body: { reason } })
    if (!answer.ok && answer.code !== 'not_found') return answer.code
    showToast({ title: words.done, tone: 'ok' })
    onRemoved()
    return ''
  }

  return (
    <>
      {isCompact ? (
        <IconButton label={words.of(title)} icon={<Trash2 size={20} />} onPress={() => setOpen(true)} />
      ) : (
        <Button icon={<Trash2 size={20} />} onPress={() => setOpen(true)}>
          {words.action}
        </Button>
      )}
      {isOpen ? (
        <AdminReasonDialog onClose={() => setOpen(false)} words={words} text={words.text(title)} act={`remove ${id}`} onConfirm={remove} />
      ) : null}
    </>
  )
}
