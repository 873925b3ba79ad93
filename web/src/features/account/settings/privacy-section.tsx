import Download from 'lucide-react/icons/download'
import UserX from 'lucide-react/icons/user-x'
import { useState } from 'react'
import type { Account } from '#domain/documents'
import { isClient } from '#domain/people/roles'
import { newId } from '#new-id'
import { errorText, texts } from '#texts'
import { Since } from '../../../components/times/since'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { useMyCancellation } from '../../../data/queries/account'
import { useWaitingCode, type WaitingCode } from '../../../data/queries/waiting-words'
import { Text } from '../../../ui/content/text/text'
import { Banner } from '../../../ui/feedback/banner'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import { FormSection } from '../../../ui/forms/form-section'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { useSaveMyData } from './use-save-my-data'

const { sections, cancellation } = texts.settings

/** A client's end of the account stands apart as a danger zone. Product 10 and 11. */
export function PrivacySection({ account }: { account: Account }) {
  return (
    <>
      <FormSection title={sections.privacy}>
        <DownloadMyData />
        {isClient(account) ? null : <Cancellation action={cancellation.providerAction} />}
      </FormSection>
      {isClient(account) ? (
        <FormSection title={sections.danger}>
          <Cancellation action={cancellation.action} isDanger />
        </FormSection>
      ) : null}
    </>
  )
}

const words = texts.settings.cancellation

/** Once; withdrawn while pending. Product 10 and 91. */
function Cancellation({ action, isDanger }: { action: string; isDanger?: boolean }) {
  const found = useMyCancellation()
  const dispatch = useDispatch()
  const [isAsking, setIsAsking] = useState(false)
  const request = found?.document
  const code = useWaitingCode(request?.waiting ?? false, true)

  const ask = async () => {
    setIsAsking(false)
    const given = await dispatch('request_cancellation', { request_id: newId() })
    if (!given.ok) showToast({ ...words.failed(errorText(given.code)), tone: 'bad' })
  }
  const withdraw = async (request_id: string) => {
    const given = await dispatch('withdraw_cancellation', { request_id })
    if (!given.ok) showToast({ ...words.withdraw.failed(errorText(given.code)), tone: 'bad' })
  }

  if (!found) return null
  if (request?.status === 'pending') {
    return (
      <Banner
        tone="info"
        action={
          <Button isCompact onPress={() => void withdraw(request.id)}>
            {words.withdraw.action}
          </Button>
        }
      >
        {request.waiting ? waitingText(code) : <Since time={request.created_at} words={words.pending} />}
      </Banner>
    )
  }
  return (
    <>
      {request?.status === 'declined' ? (
        <Banner tone="warn">
          <Since time={request.resolved_at} words={words.declined} /> {request.reason}
        </Banner>
      ) : null}
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

const downloadMyDataWords = texts.settings.myData

/** Also offline. Product 11. */
function DownloadMyData() {
  const { save, isBusy } = useSaveMyData()
  return (
    <>
      <Text tone="soft">{downloadMyDataWords.text}</Text>
      <div>
        <Button icon={<Download size={20} />} onPress={() => void save()} isPending={isBusy} pendingLabel={downloadMyDataWords.busy}>
          {downloadMyDataWords.action}
        </Button>
      </div>
    </>
  )
}
