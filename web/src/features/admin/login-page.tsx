import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { errorText, texts } from '#texts'
import { EmailField } from '../../components/fields/email-field'
import { fieldTexts } from '../../components/fields/field-texts'
import { SecretField } from '../../components/fields/secret-field'
import { NeedsConnection } from '../../components/needs-connection'
import { type AdminFailure, signInAsAdmin } from '../../data/remote/admin'
import { storeAdminSession, storedAdminSession } from '../../data/session/admin-session'
import { Heading } from '../../ui/content/text/heading'
import { Drawing } from '../../ui/drawings/drawing'
import siteGate from '../../ui/drawings/site-gate.svg?raw'
import { showToast } from '../../ui/feedback/toasts'
import { Button } from '../../ui/forms/buttons/button'
import { Form } from '../../ui/forms/form'
import { useForm, useTyped } from '../../ui/forms/use-form'
import * as css from './login-page.css'

const words = texts.admin.login

/** A visitor with a session is redirected at once. */
export function AdminLoginPage({ to }: { to: string }) {
  const [isInside] = useState(() => storedAdminSession() !== null)
  if (isInside) return <Navigate to={to} replace />
  return (
    <div className={css.yard}>
      <div aria-hidden="true" className={css.sheet}>
        <div className={css.drawing}>
          <Drawing svg={siteGate} />
        </div>
      </div>
      <div className={css.card}>
        <div className={css.head}>
          <Heading level={1}>{words.title}</Heading>
          <p className={css.soft}>{words.text}</p>
        </div>
        <NeedsConnection />
        <LoginForm to={to} />
        <p className={css.note}>{words.note}</p>
      </div>
    </div>
  )
}

function LoginForm({ to }: { to: string }) {
  const form = useAdminLogin(to)
  const { fields, login } = texts.account
  return (
    <Form {...form.formProps} aria-label={words.title}>
      <EmailField {...form.bind('email')} name="email" autoComplete="username" />
      <SecretField {...form.bind('password')} name="password" label={fields.password} autoComplete="current-password" />
      <Button type="submit" variant="primary" isWide isPending={form.isPending} pendingLabel={login.submitting}>
        {login.submit}
      </Button>
    </Form>
  )
}

type Values = { email: string; password: string }

/** Product 2. */
const REDIRECT_AFTER_MS = 1_000

const { failed } = texts.admin.login
const { done, failedBecause } = texts.account.login

/** Leads to `to` a second later. A failure keeps the typed values. */
function useAdminLogin(to: string) {
  const navigate = useNavigate()
  const [isInside, setIsInside] = useState(false)
  const form = useForm({ id: 'admin-login', typed: useTyped<Values>({ email: '', password: '' }), check, send })

  useEffect(() => {
    if (!isInside) return
    const timer = setTimeout(() => void navigate(to, { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isInside, navigate, to])

  async function send({ email, password }: Values) {
    const answer = await signInAsAdmin(email.trim(), password)
    if (!answer.ok) return void showToast({ ...failureWords(answer.code), tone: 'bad' })
    setIsInside(true)
    showToast({ ...done, tone: 'ok' })
    storeAdminSession(answer.value)
  }

  return { ...form, isPending: form.isPending || isInside }
}

const check = ({ email, password }: Values) =>
  fieldTexts({ email: email.trim() === '' ? 'required' : undefined, password: password === '' ? 'required' : undefined })

const failureWords = (code: AdminFailure) => (code === 'wrong_credentials' ? failed : failedBecause(errorText(code)))
