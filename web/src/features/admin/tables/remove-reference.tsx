import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { texts } from '#texts'
import { act } from '../../../data/remote/admin-request'
import { showToast } from '../../../ui/feedback/toasts'
import { IconButton } from '../../../ui/forms/buttons/icon-button'
import { AdminReasonDialog } from './admin-reason-dialog'

const wordsOf = { reference: texts.adminTables.removeReference, reply: texts.adminTables.removeReply } as const

type Props = { id: string; part: 'reference' | 'reply'; text: string; onRemoved: () => void }

/** By its public id: the whole, or its reply alone. Product 130. */
export function RemoveReference({ id, part, text, onRemoved }: Props) {
  const [isOpen, setOpen] = useState(false)
  const words = wordsOf[part]

  async function remove(reason: string): Promise<string> {
    const body = { reason, ...(part === 'reply' && { part }) }
    const answer = await act({ method: 'POST', path: `/api/admin/references/${id}/removal`, body })
    if (!answer.ok && answer.code !== 'not_found') return answer.code
    showToast({ title: words.done, tone: 'ok' })
    onRemoved()
    return ''
  }

  return (
    <>
      <IconButton label={words.action} icon={<Trash2 size={20} />} onPress={() => setOpen(true)} />
      {isOpen ? (
        <AdminReasonDialog onClose={() => setOpen(false)} words={words} text={words.text(text)} act={`remove ${part} ${id}`} onConfirm={remove} />
      ) : null}
    </>
  )
}
