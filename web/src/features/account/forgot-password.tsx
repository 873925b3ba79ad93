import { useState } from 'react'
import { errorText, texts } from '#texts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form } from '../../ui/form'
import { TextField } from '../../ui/text-field'
import { showToast } from '../../ui/toasts'
import { withAuth } from './with-auth'

const { forgot: words, fields } = texts.account
const FORM = 'forgot-password'

/** `email` is what stands in the form behind it. */
export type ForgotPasswordProps = { isOpen: boolean; onClose: () => void; email: string }

export function ForgotPassword({ isOpen, onClose, email }: ForgotPasswordProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const address = typed ?? email

  const send = async () => {
    if (address.trim() === '') {
      showToast({ ...words.missing, tone: 'bad' })
      return
    }
    setIsPending(true)
    const answer = await withAuth((auth) => auth.requestPasswordReset(address.trim()))
    setIsPending(false)
    showToast(answer.ok ? { ...words.done, tone: 'ok' } : { ...words.failed(errorText(answer.code)), tone: 'bad' })
    if (answer.ok) onClose()
  }

  const footer = (
    <>
      <Button onPress={onClose}>{texts.actions.cancel}</Button>
      <Button type="submit" form={FORM} variant="primary" isPending={isPending} pendingLabel={texts.actions.sending}>
        {words.submit}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={texts.actions.close} footer={footer} width="s">
      <p>{words.text}</p>
      <Form id={FORM} onSubmit={() => void send()}>
        <TextField
          type="email"
          label={fields.email}
          placeholder={fields.emailPlaceholder}
          value={address}
          onChange={setTyped}
          autoComplete="email"
          autoCapitalize="none"
          isRequired
          autoFocus
        />
      </Form>
    </Dialog>
  )
}
