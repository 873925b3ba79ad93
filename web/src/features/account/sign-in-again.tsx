import { useState } from 'react'
import { errorText, texts } from '#texts'
import { useSession } from '../../data/account-context'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Form } from '../../ui/form'
import { PasswordField } from '../../ui/password-field'
import { TextField } from '../../ui/text-field'
import { ForgotPassword } from './lazy-forgot-password'
import { withAuth } from './with-auth'

const { login: words, fields } = texts.account
const ended = texts.shell.sessionExpired
const FORM = 'sign-in-again'

/** Signs the same person in again, over whatever they were doing; sync goes on with the new token. Rule A1. */
export function SignInAgain({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { session, signIn: open } = useSession()
  const [email, setEmail] = useState(session?.email ?? '')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [isPending, setIsPending] = useState(false)
  const [isForgetting, setIsForgetting] = useState(false)
  if (!session) return null

  const send = async () => {
    setIsPending(true)
    const answer = await withAuth((auth) => auth.signIn(email.trim(), password, session.remember))
    setIsPending(false)
    if (!answer.ok) setProblem(errorText(answer.code))
    else if (answer.value.user_id !== session.user_id) setProblem(ended.otherPerson)
    else open(answer.value)
  }

  const footer = (
    <>
      <Button onPress={onClose}>{texts.actions.cancel}</Button>
      <Button type="submit" form={FORM} variant="primary" isPending={isPending} pendingLabel={words.submitting}>
        {words.submit}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={ended.action} closeLabel={texts.actions.close} footer={footer} width="s">
      <p>{ended.dialogText}</p>
      {problem ? (
        <Banner tone="bad" isAnnounced>
          {problem}
        </Banner>
      ) : null}
      <Form id={FORM} onSubmit={() => void send()}>
        <TextField type="email" label={fields.email} value={email} onChange={setEmail} autoComplete="username" autoCapitalize="none" isRequired />
        <PasswordField
          label={fields.password}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          showLabel={texts.actions.showPassword}
          hideLabel={texts.actions.hidePassword}
          isRequired
        />
      </Form>
      <div>
        <Button variant="quiet" isCompact onPress={() => setIsForgetting(true)}>
          {words.forgotPassword}
        </Button>
      </div>
      <ForgotPassword isOpen={isForgetting} onClose={() => setIsForgetting(false)} email={email} />
    </Dialog>
  )
}
