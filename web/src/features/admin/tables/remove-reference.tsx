import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { texts } from '#texts'
import { act } from '../../../data/remote/admin-request'
import { showToast } from '../../../ui/feedback/toasts'
import { IconButton } from '../../../ui/forms/buttons/icon-button'
import { AdminReasonDialog } from './admin-reason-dialog'

const words = texts.adminTables.removeReference

/** By its public id. Both sides read the reason. Product 130. */
export function RemoveReference({ id, text, onRemoved }: { id: string; text: string; onRemoved: () => void }) {
  const [isOpen, setOpen] = useState(false)

  async function remove(reason: string): Promise<string> {
    const answer = await act({ method: 'POST', path: `/api/admin/references/${id}/removal`, body: { reason } })
    if (!answer.ok && answer.code !== 'not_found') return answer.code
    showToast({ title: words.done, tone: 'ok' })
    onRemoved()
    return ''
  }

  return (
    <>
      <IconButton label={words.action} icon={<Trash2 size={20} />} onPress={() => setOpen(true)} />
      {isOpen ? (
        <AdminReasonDialog onClose={() => setOpen(false)} words={words} text={words.text(text)} act={`remove reference ${id}`} onConfirm={remove} />
      ) : null}
    </>
  )
}
