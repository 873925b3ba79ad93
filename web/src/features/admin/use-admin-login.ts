import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText, texts } from '#texts'
import { fieldTexts } from '../../components/field-texts'
import { type AdminFailure, signInAsAdmin } from '../../data/remote/admin'
import { storeAdminSession } from '../../data/session/admin-session'
import { showToast } from '../../ui/feedback/toasts'
import { useForm, useTyped } from '../../ui/forms/use-form'

type Values = { email: string; password: string }

/** Product 2. */
const REDIRECT_AFTER_MS = 1_000

const { failed } = texts.admin.login
const { done, failedBecause } = texts.account.login

/** The administrators' login; whoever gets in goes to `to` a second later. What was typed stays whatever happens. */
export function useAdminLogin(to: string) {
  const navigate = useNavigate()
  const [isInside, setIsInside] = useState(false)
  const form = useForm({ id: 'admin-login', typed: useTyped<Values>({ email: '', password: '' }), check, send })

  useEffect(() => {
    if (!isInside) return
    const timer = setTimeout(() => void navigate(to, { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isInside, navigate, to])

  async function send({ email, password }: Values) {
    const answer = await signInAsAdmin(email.trim(), password)
    if (!answer.ok) return void showToast({ ...failureWords(answer.code), tone: 'bad' })
    setIsInside(true)
    showToast({ ...done, tone: 'ok' })
    storeAdminSession(answer.value)
  }

  return { ...form, isPending: form.isPending || isInside }
}

const check = ({ email, password }: Values) =>
  fieldTexts({ email: email.trim() === '' ? 'required' : undefined, password: password === '' ? 'required' : undefined })

const failureWords = (code: AdminFailure) => (code === 'wrong_credentials' ? failed : failedBecause(errorText(code)))
