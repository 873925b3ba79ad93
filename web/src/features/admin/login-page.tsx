import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { texts } from '#texts'
import { NeedsConnection } from '../../components/needs-connection'
import { SecretField } from '../../components/secret-field'
import { storedAdminSession } from '../../data/session/admin-session'
import { Heading } from '../../ui/content/heading'
import { SiteGate } from '../../ui/drawings/site-gate'
import { Button } from '../../ui/forms/button'
import { Form } from '../../ui/forms/form'
import { TextField } from '../../ui/forms/text-field'
import * as css from './login-page.css'
import { useAdminLogin } from './use-admin-login'

const words = texts.admin.login

/** The administrators' entrance; whoever gets in wants to go `to`. Who comes with a session is inside already. */
export function AdminLoginPage({ to }: { to: string }) {
  const [isInside] = useState(() => storedAdminSession() !== null)
  if (isInside) return <Navigate to={to} replace />
  return (
    <div className={css.yard}>
      <div aria-hidden="true" className={css.sheet}>
        <div className={css.drawing}>
          <SiteGate />
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
      <TextField
        {...form.bind('email')}
        name="email"
        type="email"
        inputMode="email"
        label={fields.email}
        autoComplete="username"
        autoCapitalize="none"
        isRequired
      />
      <SecretField {...form.bind('password')} name="password" label={fields.password} autoComplete="current-password" />
      <Button type="submit" variant="primary" isWide isPending={form.isPending} pendingLabel={login.submitting}>
        {login.submit}
      </Button>
    </Form>
  )
}
