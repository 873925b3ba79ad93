import { useNavigate } from 'react-router-dom'
import { links } from '#links'
import { errorText, texts } from '#texts'
import { SecretField } from '../../../components/fields/secret-field'
import { onTheSameWay } from '../../../components/origin'
import { Spinner } from '../../../ui/feedback/spinner'
import { Button } from '../../../ui/forms/buttons/button'
import { Form } from '../../../ui/forms/form'
import { type Answer, useForm, useTyped } from '../../../ui/forms/use-form'
import { Entrance } from '../entrance/entrance'
import type { LoginArrival } from '../entrance/login-arrival'
import { ResendForm } from './resend-form'
import { useEmailConfirmation } from './use-email-confirmation'

const words = texts.account.confirmed

export function EmailConfirmedPage() {
  const confirmation = useEmailConfirmation()
  const { state, email, from, tryAgain } = confirmation
  const navigate = useNavigate()
  const arrival: LoginArrival = { email, isUnconfirmed: false, from }
  // Replaces this page: going back to a used link would tell of a failure.
  const logIn = (
    <Button variant="primary" isWide onPress={() => void navigate(links.signIn(), { state: arrival, replace: true })}>
      {words.logIn}
    </Button>
  )
  if (state === 'verifying') {
    return (
      <Entrance title={words.pageTitle}>
        <Spinner place="page" label={words.verifying} />
      </Entrance>
    )
  }
  if (state === 'confirmed') {
    return (
      <Entrance title={words.title} lead={words.text}>
        {logIn}
      </Entrance>
    )
  }
  if (state === 'asking') return <ConfirmWithPassword confirmation={confirmation} />
  if (state === 'replaced') {
    return (
      <Entrance title={words.failedTitle} lead={texts.confirmAccount.replaced}>
        {logIn}
      </Entrance>
    )
  }
  if (state !== 'expired') {
    return (
      <Entrance title={words.failedTitle} lead={errorText(state.failed)}>
        <Button variant="primary" isWide onPress={tryAgain}>
          {texts.actions.tryAgain}
        </Button>
      </Entrance>
    )
  }
  return (
    <Entrance
      title={words.failedTitle}
      lead={words.failedText}
      foot={{ question: words.haveConfirmed, text: words.logIn, href: onTheSameWay({ state: arrival, search: '' }, links.signIn()) }}
    >
      <ResendForm email={email} />
    </Entrance>
  )
}

const { pageTitle, verifying } = texts.account.confirmed
const confirmWithPasswordWords = texts.confirmAccount

type Props = { confirmation: Pick<ReturnType<typeof useEmailConfirmation>, 'email' | 'confirmByPassword'> }
type Values = { password: string }

/** Another browser confirms by the password of the sign-up. Product 41. */
function ConfirmWithPassword({ confirmation: { email, confirmByPassword } }: Props) {
  const form = useForm({ id: 'confirm-account', typed: useTyped({ password: '' }), check, send })

  async function send({ password }: Values, { blame }: Answer<keyof Values>) {
    if (!(await confirmByPassword(password))) blame('password', confirmWithPasswordWords.problems.wrong_password)
  }

  return (
    <Entrance title={pageTitle} lead={confirmWithPasswordWords.passwordLead(email)}>
      <Form {...form.formProps} aria-label={pageTitle}>
        <SecretField {...form.bind('password')} label={confirmWithPasswordWords.password} autoComplete="current-password" />
        <Button type="submit" variant="primary" isWide isPending={form.isPending} pendingLabel={verifying}>
          {confirmWithPasswordWords.confirm}
        </Button>
      </Form>
    </Entrance>
  )
}

const check = ({ password }: Values) => ({ password: password === '' ? confirmWithPasswordWords.problems.required : undefined })
