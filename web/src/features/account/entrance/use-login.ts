import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { routeErrorText, texts } from '#texts'
import { fieldTexts } from '../../../components/field-texts'
import type { AuthFailure } from '../../../data/session/auth'
import { useSession } from '../../../data/store/account-store-context'
import { showToast } from '../../../ui/feedback/toasts'
import { useForm, useTyped } from '../../../ui/forms/use-form'
import { missing, missingPassword } from '../settings/account-fields'
import { withAuth } from '../with-auth'
import { fetchConfirmEmailBanner } from './lazy-confirm-email-banner'
import { loginArrivalOf } from './login-arrival'

type Values = { email: string; password: string; remember: boolean }

const words = texts.account.login

/** The login form. The guard then leads to the page that was asked for. */
export function useLogin() {
  const arrival = loginArrivalOf(useLocation().state)
  const session = useSession()
  /** The address whose confirmation is waited for, '' for none. */
  const [unconfirmed, setUnconfirmed] = useState(arrival.isUnconfirmed ? arrival.email : '')
  const form = useForm({ id: 'login', typed: useTyped<Values>({ email: arrival.email, password: '', remember: true }), check, send })

  async function send({ email: typed, password, remember }: Values) {
    const email = typed.trim()
    const answer = await withAuth((auth) => auth.signIn(email, password, remember))
    if (!answer.ok) {
      const isUnconfirmed = answer.code === 'email_not_confirmed'
      if (isUnconfirmed) await fetchConfirmEmailBanner()
      showToast({ ...failureWords(answer.code, 'reason' in answer ? answer.reason : ''), tone: 'bad' })
      setUnconfirmed(isUnconfirmed ? email : '')
      return
    }
    const stored = session.signIn(answer.value, null)
    if (stored.ok) showToast({ ...words.done, tone: 'ok' })
    // Another person has signed in meanwhile in another tab: this one shows their account by itself.
    else if (stored.code !== 'replaced') showToast({ ...words.failedBecause(routeErrorText(stored.code)), tone: 'bad' })
  }

  return { form, unconfirmed }
}

const check = ({ email, password }: Values) => fieldTexts({ email: missing(email), password: missingPassword(password) })

function failureWords(code: AuthFailure, reason = '') {
  if (code === 'suspended') return words.failedBecause(texts.sync.suspended(reason))
  if (code === 'wrong_credentials') return words.failed
  return code === 'email_not_confirmed' ? words.notConfirmed : words.failedBecause(routeErrorText(code))
}
