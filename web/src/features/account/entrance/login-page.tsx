import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { links } from '#links'
import { routeErrorText, texts } from '#texts'
import { EmailField } from '../../../components/fields/email-field'
import { fieldTexts } from '../../../components/fields/field-texts'
import { SecretField } from '../../../components/fields/secret-field'
import { onTheSameWay } from '../../../components/origin'
import type { AuthFailure } from '../../../data/session/auth'
import { useSession } from '../../../data/store/account-store-context'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import { Checkbox } from '../../../ui/forms/choices/checkbox'
import { Form } from '../../../ui/forms/form'
import { useForm, useTyped } from '../../../ui/forms/use-form'
import { missing, missingPassword } from '../settings/account-fields'
import { withAuth } from '../with-auth'
import { Entrance } from './entrance'
import * as css from './entrance.css'
import { ConfirmEmailBanner, fetchConfirmEmailBanner } from './lazy-confirm-email-banner'
import { ForgotPassword } from './lazy-forgot-password'
import { loginArrivalOf } from './login-arrival'

const { login: words, fields } = texts.account

export function LoginPage() {
  const { form, unconfirmed } = useLogin()
  const [isForgetting, setIsForgetting] = useState(false)
  return (
    <Entrance
      title={words.title}
      lead={unconfirmed ? words.textUnconfirmed : words.text}
      foot={{ question: words.noAccount, text: words.signUp, href: onTheSameWay(useLocation(), links.chooseAccount()) }}
    >
      {unconfirmed ? <ConfirmEmailBanner email={unconfirmed} /> : null}
      <Form {...form.formProps}>
        <EmailField {...form.bind('email')} name="email" autoComplete="username" hasExample />
        <SecretField {...form.bind('password')} name="password" label={fields.password} autoComplete="current-password" />
        <div className={css.between}>
          <Checkbox isSelected={form.values.remember} onChange={(remember) => form.change({ remember })}>
            {words.rememberMe}
          </Checkbox>
          <div className={css.forgot}>
            <Button variant="quiet" isCompact onPress={() => setIsForgetting(true)}>
              {words.forgotPassword}
            </Button>
          </div>
        </div>
        <Button type="submit" variant="primary" isWide isPending={form.isPending} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
      </Form>
      <ForgotPassword isOpen={isForgetting} onClose={() => setIsForgetting(false)} email={form.values.email} />
    </Entrance>
  )
}

type Values = { email: string; password: string; remember: boolean }

function useLogin() {
  const arrival = loginArrivalOf(useLocation().state)
  const session = useSession()
  const [unconfirmed, setUnconfirmed] = useState(arrival.isUnconfirmed ? arrival.email : '')
  const form = useForm({ id: 'login', typed: useTyped<Values>({ email: arrival.email, password: '', remember: true }), check, send })

  async function send({ email: typed, password, remember }: Values) {
    const email = typed.trim()
    const answer = await withAuth((auth) => auth.signIn(email, password, remember))
    if (!answer.ok) {
      const isUnconfirmed = answer.code === 'email_not_confirmed'
      if (isUnconfirmed) await fetchConfirmEmailBanner()
      showToast({ ...failureWords(answer.code), tone: 'bad' })
      setUnconfirmed(isUnconfirmed ? email : '')
      return
    }
    const stored = session.signIn(answer.value, null)
    if (stored.ok) showToast({ ...words.done, tone: 'ok' })
    // Another tab has signed another person in: this tab follows by itself.
    else if (stored.code !== 'replaced') showToast({ ...words.failedBecause(routeErrorText(stored.code)), tone: 'bad' })
  }

  return { form, unconfirmed }
}

const check = ({ email, password }: Values) => fieldTexts({ email: missing(email), password: missingPassword(password) })

function failureWords(code: AuthFailure) {
  if (code === 'wrong_credentials') return words.failed
  return code === 'email_not_confirmed' ? words.notConfirmed : words.failedBecause(routeErrorText(code))
}
