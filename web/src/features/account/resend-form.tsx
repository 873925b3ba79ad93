import { useState } from 'react'
import { texts } from '#texts'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form'
import { TextField } from '../../ui/text-field'
import { emailProblem, problemText } from './account-fields'
import { useResendConfirmation } from './use-resend-confirmation'

const { fields, confirmBanner } = texts.account

/** Asks for another confirmation mail. `email` is the address, as far as it is known. */
export function ResendForm({ email }: { email: string }) {
  const [address, setAddress] = useState(email)
  const [isChecked, setIsChecked] = useState(false)
  const { isPending, resend } = useResendConfirmation()
  const problem = emailProblem(address)

  const send = () => {
    setIsChecked(true)
    if (!problem) resend(address.trim())
  }
  return (
    <Form onSubmit={send}>
      <TextField
        type="email"
        label={fields.email}
        placeholder={fields.emailPlaceholder}
        value={address}
        onChange={setAddress}
        autoComplete="email"
        autoCapitalize="none"
        isRequired
        error={isChecked ? problemText(problem) : null}
      />
      <Button type="submit" variant="primary" isWide isPending={isPending} pendingLabel={texts.actions.sending}>
        {confirmBanner.resend}
      </Button>
    </Form>
  )
}
