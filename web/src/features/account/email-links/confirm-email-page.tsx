import { useEffect, useMemo, useState } from 'react'
import { links } from '#links'
import { errorText, texts } from '#texts'
import { fieldTexts } from '../../../components/fields/field-texts'
import { SecretField } from '../../../components/fields/secret-field'
import { useSession } from '../../../data/store/account-store-context'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import { LinkButton } from '../../../ui/forms/buttons/link-button'
import { Form } from '../../../ui/forms/form'
import { useForm, useTyped } from '../../../ui/forms/use-form'
import { Entrance } from '../entrance/entrance'
import { missingPassword } from '../settings/account-fields'
import { withAuth } from '../with-auth'
import { type TokenFacts, tokenFacts, useMailedToken } from './mailed-token'

const words = texts.settings.confirmEmail

/** The link of a change of e-mail. Product 12. */
export function ConfirmEmailPage() {
  const { state, newEmail, isSignedIn, form } = useConfirmEmail()
  const onwards = (
    <LinkButton href={isSignedIn ? links.account() : links.signIn()} variant="primary" isWide>
      {isSignedIn ? words.toSettings : words.toLogin}
    </LinkButton>
  )
  if (state === 'expired') {
    return (
      <Entrance title={words.expiredTitle} lead={words.expired}>
        {onwards}
      </Entrance>
    )
  }
  if (state === 'done') {
    return (
      <Entrance title={words.doneTitle} lead={newEmail ? words.doneText(newEmail) : words.doneTextWithout}>
        {onwards}
      </Entrance>
    )
  }
  return (
    <Entrance title={words.title} lead={newEmail ? words.lead(newEmail) : words.leadWithout}>
      <Form {...form.formProps} aria-label={words.title}>
        <SecretField {...form.bind('password')} label={texts.settings.access.currentPassword} autoComplete="current-password" />
        <Button type="submit" variant="primary" isWide isPending={form.isPending} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
      </Form>
    </Entrance>
  )
}

type Values = { password: string }

/** Every session ends; this device's goes on under the new address. Product 12. */
function useConfirmEmail() {
  const token = useMailedToken()
  const { session, signIn } = useSession()
  const facts = useMemo(() => tokenFacts(token, Date.now()), [token])
  const [state, setState] = useState<'asking' | 'expired' | 'done'>(stateOf(facts))
  const form = useForm({ id: 'confirm-email', typed: useTyped({ password: '' }), check, send })
  const newEmail = facts?.newEmail ?? ''

  useEffect(() => setState(stateOf(facts)), [facts])

  /** The link may be opened under another account, or none. */
  const goOn = async (password: string) => {
    if (!session || session.user_id !== facts?.personId) return
    const answer = await withAuth((auth) => auth.signIn(newEmail, password, session.remember))
    if (answer.ok) signIn(answer.value, session)
  }

  async function send({ password }: Values) {
    const answer = await withAuth((auth) => auth.confirmEmailChange(token, password))
    if (answer.ok) await goOn(password)
    if (answer.ok) {
      setState('done')
      showToast({ ...words.done, tone: 'ok' })
      return
    }
    if (answer.code === 'expired_link') setState('expired')
    showToast({ ...words.failed(errorText(answer.code)), tone: 'bad' })
  }

  return { state, newEmail, isSignedIn: session !== null, form }
}

const check = ({ password }: Values) => fieldTexts({ password: missingPassword(password) })

const stateOf = (facts: TokenFacts | null): 'asking' | 'expired' => (facts && !facts.isExpired ? 'asking' : 'expired')
