import { texts } from '#texts'
import { SecretField } from '../../../components/secret-field'
import { Button } from '../../../ui/forms/button'
import { Form } from '../../../ui/forms/form'
import { type Answer, useForm, useTyped } from '../../../ui/forms/use-form'
import { Entrance } from '../entrance/entrance'
import type { useEmailConfirmation } from './use-email-confirmation'

const { pageTitle, verifying } = texts.account.confirmed
const words = texts.confirmAccount

type Props = { confirmation: Pick<ReturnType<typeof useEmailConfirmation>, 'email' | 'confirmByPassword'> }
type Values = { password: string }

/** Another browser than the one that signed up: the password that was chosen then confirms. Product 41. */
export function ConfirmWithPassword({ confirmation: { email, confirmByPassword } }: Props) {
  const form = useForm({ id: 'confirm-account', typed: useTyped({ password: '' }), check, send })

  async function send({ password }: Values, { blame }: Answer<keyof Values>) {
    if (!(await confirmByPassword(password))) blame('password', words.problems.wrong_password)
  }

  return (
    <Entrance title={pageTitle} lead={words.passwordLead(email)}>
      <Form {...form.formProps} aria-label={pageTitle}>
        <SecretField {...form.bind('password')} label={words.password} autoComplete="current-password" />
        <Button type="submit" variant="primary" isWide isPending={form.isPending} pendingLabel={verifying}>
          {words.confirm}
        </Button>
      </Form>
    </Entrance>
  )
}

const check = ({ password }: Values) => ({ password: password === '' ? words.problems.required : undefined })
