import { useId } from 'react'
import { texts } from '#texts'
import { fieldTexts } from '../../../components/fields/field-texts'
import { Button } from '../../../ui/forms/buttons/button'
import { Form } from '../../../ui/forms/form'
import { TextField } from '../../../ui/forms/text-field'
import { useForm, useTyped } from '../../../ui/forms/use-form'
import { emailProblem } from '../settings/account-fields'
import { useResendConfirmation } from './use-resend-confirmation'

const { fields, confirmBanner } = texts.account

type Values = { email: string }

export function ResendForm({ email }: Values) {
  const { resend } = useResendConfirmation()
  const form = useForm({ id: useId(), typed: useTyped({ email }), check, send: (values: Values) => resend(values.email.trim()) })
  return (
    <Form {...form.formProps}>
      <TextField
        {...form.bind('email')}
        type="email"
        label={fields.email}
        placeholder={fields.emailPlaceholder}
        autoComplete="email"
        autoCapitalize="none"
        isRequired
      />
      <Button type="submit" variant="primary" isWide isPending={form.isPending} pendingLabel={texts.actions.sending}>
        {confirmBanner.resend}
      </Button>
    </Form>
  )
}

const check = ({ email }: Values) => fieldTexts({ email: emailProblem(email) })
