import { formatPhone } from '#domain/values/phone'
import { links } from '#links'
import { texts } from '#texts'
import { useMyAccount } from '../../data/queries/account'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { Dialog } from '../../ui/overlays/dialog'
import { phoneMessage } from './phone-message'
import { UnlessBlocked } from './unless-blocked'
import { useConfirmedMessage } from './use-confirmed-message'

const words = texts.deal.phone

type Props = { isOpen: boolean; onClose: () => void; conversationId: string; personId: string; person: string; onSent?: () => void }

/** The phone is private. Product 4, 54 and 93. */
export const SendPhone = (props: Props) => (
  <UnlessBlocked {...props}>
    <PhoneDialog {...props} />
  </UnlessBlocked>
)

function PhoneDialog({ isOpen, onClose, conversationId, person, onSent }: Props) {
  const phone = useMyAccount()?.document?.phone ?? ''
  const { send, isSending } = useConfirmedMessage({ conversationId, onClose, onSent })

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
      onConfirm={() => void send(phoneMessage(phone))}
      isPending={isSending}
    >
      {words.text(person, onOneLine(formatPhone(phone)))}
    </ConfirmDialog>
  )
}

const onOneLine = (phone: string): string => phone.replace(' ', '\u00a0').replace('-', '\u2011')
