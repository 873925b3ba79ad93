import { useId } from 'react'
import { texts } from '#texts'
import { EmailField } from '../../../components/fields/email-field'
import { fieldTexts } from '../../../components/fields/field-texts'
import { Button } from '../../../ui/forms/buttons/button'
import { Form } from '../../../ui/forms/form'
import { useForm, useTyped } from '../../../ui/forms/use-form'
import { emailProblem } from '../settings/account-fields'
import { useResendConfirmation } from './use-resend-confirmation'

const { confirmBanner } = texts.account

type Values = { email: string }

export function ResendForm({ email }: Values) {
  const { resend } = useResendConfirmation()
  const form = useForm({ id: useId(), typed: useTyped({ email }), check, send: (values: Values) => resend(values.email.trim()) })
  return (
    <Form {...form.formProps}>
      <EmailField {...form.bind('email')} hasExample />
      <Button type="submit" variant="primary" isWide isPending={form.isPending} pendingLabel={texts.actions.sending}>
        {confirmBanner.resend}
      </Button>
    </Form>
  )
}

const check = ({ email }: Values) => fieldTexts({ email: emailProblem(email) })
