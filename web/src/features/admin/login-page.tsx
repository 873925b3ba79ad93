import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { texts } from '#texts'
import { storedAdminSession } from '../../data/admin-session'
import { Button } from '../../ui/button'
import { SiteGate } from '../../ui/drawings/site-gate'
import { Form } from '../../ui/form'
import { Heading } from '../../ui/heading'
import { PasswordField } from '../../ui/password-field'
import { TextField } from '../../ui/text-field'
import * as css from './login-page.css'
import { NeedsConnection } from './needs-connection'
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
  const { values, set, problems, isPending, submit } = useAdminLogin(to)
  const { fields, login } = texts.account
  return (
    <Form onSubmit={submit} aria-label={words.title}>
      <TextField
        id="admin-login-email"
        name="email"
        type="email"
        inputMode="email"
        label={fields.email}
        value={values.email}
        onChange={(email) => set('email', email)}
        error={problems.email}
        autoComplete="username"
        autoCapitalize="none"
        isRequired
      />
      <PasswordField
        id="admin-login-password"
        name="password"
        label={fields.password}
        value={values.password}
        onChange={(password) => set('password', password)}
        error={problems.password}
        autoComplete="current-password"
        showLabel={texts.actions.showPassword}
        hideLabel={texts.actions.hidePassword}
        isRequired
      />
      <Button type="submit" variant="primary" isWide isPending={isPending} pendingLabel={login.submitting}>
        {login.submit}
      </Button>
    </Form>
  )
}
