import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { links } from '#links'
import { errorText, texts } from '#texts'
import { fieldTexts } from '../../../components/field-texts'
import { showToast } from '../../../ui/feedback/toasts'
import { useForm, useTyped } from '../../../ui/forms/use-form'
import type { LoginArrival } from '../entrance/login-arrival'
import { passwordProblem, repeatedProblem } from '../settings/account-fields'
import { withAuth } from '../with-auth'
import { tokenFacts, useMailedToken } from './mailed-token'

type Values = { password: string; repeated: string }
type Link = { state: 'checking' | 'ready' | 'expired'; email: string }

const words = texts.account.reset

/** The new-password form of a mailed link. */
export function useResetPassword() {
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
