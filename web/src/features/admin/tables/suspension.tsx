import Ban from 'lucide-react/icons/ban'
import { useState } from 'react'
import { errorText, texts } from '#texts'
import { act } from '../../../data/remote/admin-request'
import { Banner } from '../../../ui/feedback/banner'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import { AdminReasonDialog } from './admin-reason-dialog'
import { dateText } from './admin-words'

const words = texts.adminTables.suspend

type Props = { user: { id: string; suspended_at: string; suspended_reason: string }; onChanged: () => void }

/** '' lifts. Product 49. */
const setSuspension = (id: string, reason: string) => act({ method: 'PUT', path: `/api/admin/users/${id}/suspension`, body: { reason } })

/** Unless already suspended. */
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
      {isOpen ? <AdminReasonDialog onClose={() => setOpen(false)} words={words} text={words.text} act={`suspend ${id}`} onConfirm={confirm} /> : null}
    </>
  )
}

/** With its date, its reason and its end. */
export function Suspension({ user: { id, suspended_at, suspended_reason }, onChanged }: Props) {
  const [isLifting, setLifting] = useState(false)

  async function lift(): Promise<void> {
    setLifting(true)
    const answer = await setSuspension(id, '')
    setLifting(false)
    if (!answer.ok) return void showToast({ title: words.liftFailed, description: errorText(answer.code), tone: 'bad' })
    showToast({ title: words.lifted, tone: 'ok' })
    onChanged()
  }

  if (!suspended_at) return null
  return (
    <Banner
      tone="bad"
      title={words.since(dateText(suspended_at))}
      action={
        <Button isCompact onPress={() => void lift()} isPending={isLifting} pendingLabel={words.lifting}>
          {words.lift}
        </Button>
      }
    >
      {suspended_reason}
    </Banner>
  )
}
