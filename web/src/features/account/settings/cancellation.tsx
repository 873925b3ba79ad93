import UserX from 'lucide-react/icons/user-x'
import { useState } from 'react'
import { newId } from '#new-id'
import { errorText, texts } from '#texts'
import { Since } from '../../../components/since'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { useWaitingCode, type WaitingCode } from '../../../data/drafts/waiting-words'
import { useMyCancellation } from '../../../data/queries/account'
import { Text } from '../../../ui/content/text'
import { Banner } from '../../../ui/feedback/banner'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/button'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'

const words = texts.settings.cancellation

/** Asks for the end of one's account, once. Product 10. */
export function Cancellation({ action, isDanger }: { action: string; isDanger?: boolean }) {
  const found = useMyCancellation()
  const dispatch = useDispatch()
  const [isAsking, setIsAsking] = useState(false)
  const code = useWaitingCode(found?.document?.waiting ?? false)

  const ask = async () => {
    setIsAsking(false)
    const given = await dispatch('request_cancellation', { request_id: newId() })
    if (!given.ok) showToast({ ...words.failed(errorText(given.code)), tone: 'bad' })
  }

  if (!found) return null
  const pending = found.document
  if (pending) {
    return <Banner tone="info">{pending.waiting ? waitingText(code) : <Since time={pending.created_at} words={words.pending} />}</Banner>
  }
  return (
    <>
      <Text tone="soft">{words.text}</Text>
      <div>
        <Button variant={isDanger ? 'danger' : 'secondary'} icon={<UserX size={20} />} onPress={() => setIsAsking(true)}>
          {action}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.confirmTitle}
        confirmText={words.confirm}
        cancelText={texts.actions.cancel}
        onConfirm={() => void ask()}
        isDestructive
      >
        {words.confirmText}
      </ConfirmDialog>
    </>
  )
}

const waitingText = (code: WaitingCode | null): string => (code === 'waiting_connection' ? words.waiting : texts.sync.waitingWords[code ?? 'sending'])
