import { useState } from 'react'
import { errorText, texts } from '#texts'
import { Banner } from '../../../ui/feedback/banner'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/button'
import { dateText } from './admin-words'
import { setSuspension } from './set-suspension'

const words = texts.adminTables.suspend

type Props = { user: { id: string; suspended_at: string; suspended_reason: string }; onChanged: () => void }

/** What there is of a suspension, and the way back. */
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
