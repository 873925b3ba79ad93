import { useState } from 'react'
import { errorText, texts } from '#texts'
import { EmailField } from '../../../components/fields/email-field'
import { fieldTexts } from '../../../components/fields/field-texts'
import { SecretField } from '../../../components/fields/secret-field'
import { FormDialog } from '../../../components/form-dialog'
import { useSession } from '../../../data/store/account-store-context'
import { Button } from '../../../ui/forms/buttons/button'
import { type Answer, useForm, useTyped } from '../../../ui/forms/use-form'
import { missing, missingPassword } from '../settings/account-fields'
import { withAuth } from '../with-auth'
import { ForgotPassword } from './lazy-forgot-password'

const { login: words, fields } = texts.account
const ended = texts.session.expired
const FORM = 'sign-in-again'

type Values = { email: string; password: string }

/** Over whatever they were doing; sync goes on with the new token. Rule A1. */
export function SignInAgain({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { session, signIn: open } = useSession()
  const form = useForm({ id: FORM, typed: useTyped({ email: session?.email ?? '', password: '' }), check, send })
  const [isForgetting, setIsForgetting] = useState(false)
  async function send({ email, password }: Values, { refuse }: Answer<keyof Values>) {
    if (!session) return
    const answer = await withAuth((auth) => auth.signIn(email.trim(), password, session.remember))
    if (!answer.ok) refuse(errorText(answer.code))
    else if (answer.value.user_id !== session.user_id) refuse(ended.otherPerson)
    else {
      const stored = open(answer.value, session)
      if (!stored.ok && stored.code !== 'replaced') refuse(errorText(stored.code))
    }
  }

  if (!session) return null
  const below = (
    <>
      <div>
        <Button variant="quiet" isCompact onPress={() => setIsForgetting(true)}>
          {words.forgotPassword}
        </Button>
      </div>
      <ForgotPassword isOpen={isForgetting} onClose={() => setIsForgetting(false)} email={form.values.email} />
    </>
  )
  return (
    <FormDialog
      width="s"
      isRequest
      id={FORM}
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={ended.action}
      submit={words.submit}
      pending={words.submitting}
      above={<p>{ended.dialogText}</p>}
      below={below}
    >
      <EmailField {...form.bind('email')} autoComplete="username" />
      <SecretField {...form.bind('password')} label={fields.password} autoComplete="current-password" />
    </FormDialog>
  )
}

const check = ({ email, password }: Values) => fieldTexts({ email: missing(email), password: missingPassword(password) })
