import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { links } from '#links'
import { errorText, texts } from '#texts'
import { fieldTexts } from '../../../components/fields/field-texts'
import { SecretField } from '../../../components/fields/secret-field'
import { Banner } from '../../../ui/feedback/banner'
import { Spinner } from '../../../ui/feedback/spinner'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import { Form } from '../../../ui/forms/form'
import { useForm, useTyped } from '../../../ui/forms/use-form'
import { Entrance } from '../entrance/entrance'
import { ForgotPassword } from '../entrance/lazy-forgot-password'
import type { LoginArrival } from '../entrance/login-arrival'
import { passwordProblem, repeatedProblem } from '../settings/account-fields'
import { withAuth } from '../with-auth'
import { tokenFacts, useMailedToken } from './mailed-token'

const { reset: words, fields } = texts.account

export function ResetPasswordPage() {
  const { link, form } = useResetPassword()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Entrance title={words.title}>
      {link.state === 'checking' ? <Spinner place="page" label={words.waiting} /> : null}
      {link.state === 'expired' ? (
        <Banner tone="bad" isAnnounced>
          {words.expired}
        </Banner>
      ) : null}
      {link.state === 'ready' ? (
        <Form {...form.formProps}>
          <SecretField {...form.bind('password')} label={fields.newPassword} hint={fields.passwordHint} autoComplete="new-password" />
          <SecretField {...form.bind('repeated')} label={fields.repeatPassword} autoComplete="new-password" />
          <Button type="submit" variant="primary" isWide isPending={form.isPending} pendingLabel={words.submitting}>
            {words.submit}
          </Button>
        </Form>
      ) : null}
      {link.state === 'expired' ? (
        <Button variant="primary" isWide onPress={() => setIsAsking(true)}>
          {words.askAgain}
        </Button>
      ) : null}
      <ForgotPassword isOpen={isAsking} onClose={() => setIsAsking(false)} email={link.email} />
    </Entrance>
  )
}

type Values = { password: string; repeated: string }
type Link = { state: 'checking' | 'ready' | 'expired'; email: string }

function useResetPassword() {
  const token = useMailedToken()
  const [link, setLink] = useState<Link>({ state: 'checking', email: '' })
  const form = useForm({ id: 'reset', typed: useTyped<Values>({ password: '', repeated: '' }), check, send })
  const navigate = useNavigate()

  useEffect(() => {
    const facts = tokenFacts(token, Date.now())
    setLink({ state: facts && !facts.isExpired ? 'ready' : 'expired', email: facts?.email ?? '' })
  }, [token])

  async function send({ password }: Values) {
    const answer = await withAuth((auth) => auth.confirmPasswordReset(token, password))
    if (!answer.ok) {
      showToast({ ...words.failed(errorText(answer.code)), tone: 'bad' })
      if (answer.code === 'expired_link') setLink({ ...link, state: 'expired' })
      return
    }
    showToast({ ...words.done, tone: 'ok' })
    const arrival: LoginArrival = { email: link.email, isUnconfirmed: false }
    await navigate(links.signIn(), { state: arrival, replace: true })
  }

  return { link, form }
}

const check = ({ password, repeated }: Values) => fieldTexts({ password: passwordProblem(password), repeated: repeatedProblem(password, repeated) })
