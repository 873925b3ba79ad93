import { texts } from '#texts'
import { Banner } from '../../../ui/feedback/banner'
import { Button } from '../../../ui/forms/buttons/button'
import { useResendConfirmation } from './use-resend-confirmation'

const words = texts.account.confirmBanner

export function ConfirmEmailBanner({ email }: { email: string }) {
  const { isPending, resend } = useResendConfirmation()
  return (
    <Banner
      tone="warn"
      title={words.title}
      isAnnounced
      action={
        <Button isCompact isPending={isPending} pendingLabel={texts.actions.sending} onPress={() => void resend(email)}>
          {words.resend}
        </Button>
      }
    >
      {words.text(email)}
    </Banner>
  )
}
