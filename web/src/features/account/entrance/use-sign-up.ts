import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { links } from '#links'
import { routeErrorText, texts } from '#texts'
import { tabStore } from '../../../browser-store'
import { fieldTexts } from '../../../components/fields/field-texts'
import { originAt } from '../../../components/origin'
import { keepOriginOf } from '../../../data/session/stored-proof'
import { showToast } from '../../../ui/feedback/toasts'
import { useForm, useTyped } from '../../../ui/forms/use-form'
import { emailProblem, nameProblem, passwordProblem } from '../settings/account-fields'
import { withAuth } from '../with-auth'
import type { AccountRole } from './account-roles'
import { fetchConfirmEmailBanner } from './lazy-confirm-email-banner'
import type { LoginArrival } from './login-arrival'

type Values = { role: AccountRole | null; full_name: string; email: string; password: string }

const words = texts.account.signUp

/** Typed values survive any failure, and a reload but for the password. */
export function useSignUp(given: AccountRole | null) {
  const navigate = useNavigate()
  const from = originAt(useLocation())
  const typed = useTyped<Values>(() => ({ role: given, password: '', ...keptSignUp() }))
  const { full_name, email } = typed.value
  useEffect(() => void keepSignUp({ full_name, email }), [full_name, email])
  return useForm({ id: 'sign-up', typed, check, send })

  async function send({ role, full_name, email: typed, password }: Values) {
    if (!role) return
    const email = typed.trim()
    const [answer] = await Promise.all([
      withAuth((auth) => auth.signUp({ role, full_name: full_name.trim(), email, password, origin: from === links.dashboard() ? '' : from })),
      fetchConfirmEmailBanner(),
    ])
    if (!answer.ok) {
      showToast({ ...words.failed(routeErrorText(answer.code)), tone: 'bad' })
      return
    }
    showToast({ ...words.done, tone: 'ok' })
    forgetSignUp()
    keepOriginOf(email, from)
    const arrival: LoginArrival = { email, isUnconfirmed: true, from }
    await navigate(links.signIn(), { state: arrival, replace: true })
  }
}

const check = ({ role, full_name, email, password }: Values) => ({
  role: role ? undefined : words.roleRequired,
  ...fieldTexts({ full_name: nameProblem(full_name), email: emailProblem(email), password: passwordProblem(password) }),
})

const KEY = 'canteiro-sign-up'

type Kept = { full_name: string; email: string }

const nothing: Kept = { full_name: '', email: '' }

function keptSignUp(): Kept {
  try {
    const kept: unknown = JSON.parse(tabStore.get(KEY) ?? 'null')
    return isKept(kept) ? kept : nothing
  } catch {
    return nothing
  }
}

/** Browsers without storage begin anew after a reload. */
const keepSignUp = (typed: Kept): boolean => tabStore.set(KEY, JSON.stringify(typed))

const forgetSignUp = (): void => tabStore.remove(KEY)

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'full_name' in kept &&
  typeof kept.full_name === 'string' &&
  'email' in kept &&
  typeof kept.email === 'string'
