import Ban from 'lucide-react/icons/ban'
import { useState } from 'react'
import { texts } from '#texts'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/button'
import { ReasonDialog } from './reason-dialog'
import { setSuspension } from './set-suspension'

const words = texts.adminTables.suspend

type Props = { user: { id: string; suspended_at: string }; onChanged: () => void }

/** 'Suspender conta' with a reason, where it is not suspended. Product 49. */
export function SuspendAccount({ user: { id, suspended_at }, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false)

  async function confirm(reason: string): Promise<string> {
    const answer = await setSuspension(id, reason)
    if (!answer.ok) return answer.code
    showToast({ title: words.done, tone: 'ok' })
    onChanged()
    return ''
  }

  return (
    <>
      {suspended_at ? null : (
        <Button icon={<Ban size={18} />} onPress={() => setOpen(true)}>
          {words.action}
        </Button>
      )}
      {isOpen ? <ReasonDialog onClose={() => setOpen(false)} words={words} text={words.text} act={`suspend ${id}`} onConfirm={confirm} /> : null}
    </>
  )
}
