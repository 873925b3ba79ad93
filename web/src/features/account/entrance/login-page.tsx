import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { onTheSameWay } from '../../../components/origin'
import { SecretField } from '../../../components/secret-field'
import { Button } from '../../../ui/forms/button'
import { Checkbox } from '../../../ui/forms/checkbox'
import { Form } from '../../../ui/forms/form'
import { TextField } from '../../../ui/forms/text-field'
import { Entrance } from './entrance'
import * as css from './entrance.css'
import { ConfirmEmailBanner } from './lazy-confirm-email-banner'
import { ForgotPassword } from './lazy-forgot-password'
import { useLogin } from './use-login'

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
        <TextField
          {...form.bind('email')}
          name="email"
          type="email"
          label={fields.email}
          placeholder={fields.emailPlaceholder}
          autoComplete="username"
          autoCapitalize="none"
          isRequired
        />
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
