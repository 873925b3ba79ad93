import UserX from 'lucide-react/icons/user-x'
import { useState } from 'react'
import { newId } from '#domain/ids'
import { errorText, texts } from '#texts'
import { useMyCancellation } from '../../data/queries/account'
import { useGive } from '../../data/use-give'
import { useWaitingCode, type WaitingCode } from '../../data/waiting-words'
import { Since } from '../../pieces/since'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Text } from '../../ui/text'
import { showToast } from '../../ui/toasts'

const words = texts.settings.cancellation

/** Asks for the end of one's account, once. Product 10. */
export function Cancellation({ action, isDanger }: { action: string; isDanger?: boolean }) {
  const found = useMyCancellation()
  const give = useGive()
  const [isAsking, setIsAsking] = useState(false)
  const code = useWaitingCode(found?.document?.waiting ?? false)

  const ask = async () => {
    setIsAsking(false)
    const given = await give('request_cancellation', { request_id: newId() })
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
