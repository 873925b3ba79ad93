import { useState } from 'react'
import { formatPhone } from '#domain/values/phone'
import { links } from '#links'
import { newId } from '#new-id'
import { errorText, texts } from '#texts'
import { useDispatch } from '../../data/commands/use-dispatch'
import { useMyAccount } from '../../data/queries/account'
import { useSilence } from '../../data/queries/silences'
import { showToast } from '../../ui/feedback/toasts'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { Dialog } from '../../ui/overlays/dialog'
import { UnblockButton } from './block-person'
import { phoneMessage } from './phone-message'

const words = texts.deal.phone

type Props = { isOpen: boolean; onClose: () => void; conversationId: string; personId: string; person: string; onSent?: () => void }

/** The phone is private. The chat with a blocked person is hidden, so the block has to end first. Product 4, 54 and 93. */
export function SendPhone(props: Props) {
  const { isOpen, onClose, personId, person } = props
  const block = useSilence(personId)
  if (!block) return null
  if (!block.document) return <PhoneDialog {...props} />
  const { blocked, blockedHint } = texts.messages.block
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={blocked(person)}
      closeLabel={texts.actions.close}
      footer={<UnblockButton personId={personId} name={person} />}
    >
      {blockedHint}
    </Dialog>
  )
}

function PhoneDialog({ isOpen, onClose, conversationId, person, onSent }: Props) {
  const phone = useMyAccount()?.document?.phone ?? ''
  const dispatch = useDispatch()

  /** A double tap sends one message. */
  const [messageId, setMessageId] = useState(newId)
  const [isSending, setIsSending] = useState(false)

  async function send(): Promise<void> {
    setIsSending(true)
    const result = await dispatch('send_message', { message_id: messageId, conversation_id: conversationId, content: phoneMessage(phone) })
    setIsSending(false)
    onClose()
    if (result.ok) setMessageId(newId())
    if (result.ok) onSent?.()
    else showToast({ ...words.failed(errorText(result.code)), tone: 'bad' })
  }

  if (phone === '') {
    const toProfile = (
      <LinkButton variant="primary" href={links.account()}>
        {words.missing.action}
      </LinkButton>
    )
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title={words.missing.title} closeLabel={texts.actions.close} footer={toProfile}>
        {words.missing.text}
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      confirmText={words.confirm}
      cancelText={texts.actions.cancel}
      onConfirm={() => void send()}
      isPending={isSending}
    >
      {words.text(person, onOneLine(formatPhone(phone)))}
    </ConfirmDialog>
  )
}

const onOneLine = (phone: string): string => phone.replace(' ', '\u00a0').replace('-', '\u2011')
