import { lazy, Suspense, useState } from 'react'
import { texts } from '#texts'
import { links } from '../../links'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Form } from '../../ui/form'
import { PasswordField } from '../../ui/password-field'
import { TextField } from '../../ui/text-field'
import { problemText } from './account-fields'
import { Entrance } from './entrance'
import * as css from './entrance.css'
import { ForgotPassword } from './lazy-forgot-password'
import { useLogin } from './use-login'

const { login: words, fields } = texts.account

const ConfirmEmailBanner = lazy(async () => ({ default: (await import('./confirm-email-banner')).ConfirmEmailBanner }))

export function LoginPage() {
  const { values, set, problems, unconfirmed, isPending, submit } = useLogin()
  const [isForgetting, setIsForgetting] = useState(false)
  return (
    <Entrance title={words.title} lead={words.text} foot={{ question: words.noAccount, text: words.signUp, href: links.chooseAccount() }}>
      {unconfirmed ? (
        <Suspense>
          <ConfirmEmailBanner email={unconfirmed} />
        </Suspense>
      ) : null}
      <Form onSubmit={submit}>
        <TextField
          id="login-email"
          name="email"
          type="email"
          label={fields.email}
          placeholder={fields.emailPlaceholder}
          value={values.email}
          onChange={(email) => set({ email })}
          autoComplete="username"
          autoCapitalize="none"
          isRequired
          error={problemText(problems.email)}
        />
        <PasswordField
          id="login-password"
          name="password"
          label={fields.password}
          value={values.password}
          onChange={(password) => set({ password })}
          autoComplete="current-password"
          showLabel={texts.actions.showPassword}
          hideLabel={texts.actions.hidePassword}
          isRequired
          error={problemText(problems.password)}
        />
        <div className={css.between}>
          <Checkbox isSelected={values.remember} onChange={(remember) => set({ remember })}>
            {words.rememberMe}
          </Checkbox>
          <div className={css.forgot}>
            <Button variant="quiet" isCompact onPress={() => setIsForgetting(true)}>
              {words.forgotPassword}
            </Button>
          </div>
        </div>
        <Button type="submit" variant="primary" isWide isPending={isPending} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
      </Form>
      <ForgotPassword isOpen={isForgetting} onClose={() => setIsForgetting(false)} email={values.email} />
    </Entrance>
  )
}
