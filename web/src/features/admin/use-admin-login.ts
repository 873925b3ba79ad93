import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText, texts } from '#texts'
import { type AdminFailure, signInAsAdmin } from '../../data/admin'
import { storeAdminSession } from '../../data/admin-session'
import { showToast } from '../../ui/toasts'

type Values = { email: string; password: string }
type Field = keyof Values
type Problems = Partial<Record<Field, string>>

/** Specification 9. */
const REDIRECT_AFTER_MS = 1_000

const { failed } = texts.admin.login
const { done, failedBecause } = texts.account.login

/** The administrators' login; whoever gets in goes to `to` a second later. What was typed stays whatever happens. */
export function useAdminLogin(to: string) {
  const navigate = useNavigate()
  const [values, setValues] = useState<Values>({ email: '', password: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [progress, setProgress] = useState<'typing' | 'asking' | 'inside'>('typing')

  useEffect(() => {
    if (progress !== 'inside') return
    const timer = setTimeout(() => void navigate(to, { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [progress, navigate, to])

  const set = (field: Field, text: string) => {
    setValues((current) => ({ ...current, [field]: text }))
    setProblems((current) => ({ ...current, [field]: undefined }))
  }

  const send = async () => {
    const found = problemsOf(values)
    setProblems(found)
    const first = found.email ? 'email' : found.password ? 'password' : undefined
    if (first) return document.getElementById(`admin-login-${first}`)?.focus()
    setProgress('asking')
    const answer = await signInAsAdmin(values.email.trim(), values.password)
    setProgress(answer.ok ? 'inside' : 'typing')
    if (!answer.ok) return void showToast({ ...failureWords(answer.code), tone: 'bad' })
    showToast({ ...done, tone: 'ok' })
    storeAdminSession(answer.value)
  }

  return { values, set, problems, isPending: progress !== 'typing', submit: () => void send() }
}

const problemsOf = ({ email, password }: Values): Problems => ({
  email: email.trim() === '' ? texts.errors.fields.required : undefined,
  password: password === '' ? texts.errors.fields.required : undefined,
})

const failureWords = (code: AdminFailure) => (code === 'wrong_credentials' ? failed : failedBecause(errorText(code)))
