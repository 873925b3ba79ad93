import { useState } from 'react'
import { errorText, texts } from '#texts'
import { showToast } from '../../../ui/feedback/toasts'
import { withAuth } from '../with-auth'

const words = texts.account.confirmBanner

/** The same answer with or without an account. Product 7. */
export function useResendConfirmation(): { isPending: boolean; resend: (email: string) => Promise<void> } {
  const [isPending, setIsPending] = useState(false)
  const resend = async (email: string) => {
    setIsPending(true)
    const answer = await withAuth((auth) => auth.requestConfirmation(email))
    setIsPending(false)
    showToast(answer.ok ? { ...words.resent, tone: 'ok' } : { ...words.failed(errorText(answer.code)), tone: 'bad' })
  }
  return { isPending, resend }
}
