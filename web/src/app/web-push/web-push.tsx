import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useOptionalPart } from '../../components/use-optional-part'
import { useDispatch } from '../../data/commands/use-dispatch'
import { pushGroups, pushHere, renewPush } from '../../data/device-push'
import { usePageVisible } from '../../data/live/use-page-visible'
import { useMarks } from '../../data/queries/marks'
import { useAccountStore, useSession } from '../../data/store/account-store-context'
import { closeNotifications } from '../../data/web-push/end-push'
import { storedMarks } from '../../data/web-push/stored-subscription'
import { PUSH_ASKED, waitsForAnswer } from './when-asked'

/** Keeps the subscription, answers the service worker, and asks once. Product 83. */
export function WebPush() {
  useRenewal()
  useWorkerQuestions()
  useClosedNotifications()
  useStoredMarks()
  const [isAsking, setAsking] = useAsking()
  const AskDialog = useOptionalPart(loadDialog, isAsking)
  return isAsking && AskDialog ? <AskDialog onClose={() => setAsking(false)} /> : null
}

const loadDialog = async () => (await import('./ask-dialog')).AskDialog

function useRenewal(): void {
  const { session } = useSession()
  const current = useRef(session)
  current.current = session
  const token = session?.token
  useEffect(() => {
    if (token && current.current) renewPush(current.current).catch((error: unknown) => console.info('Web push was not renewed.', error))
  }, [token])
}

/** Messages of web-push.js. */
const question = v.variant('webPush', [v.object({ webPush: v.literal('visible') }), v.object({ webPush: v.literal('open'), path: v.string() })])

function useWorkerQuestions(): void {
  const navigate = useNavigate()
  const current = useRef(navigate)
  current.current = navigate
  useEffect(() => {
    const hear = ({ data, ports: [port] }: MessageEvent) => {
      if (!v.is(question, data)) return
      if (data.webPush === 'open') void current.current(data.path)
      port?.postMessage(data.webPush === 'open' || document.visibilityState === 'visible')
    }
    navigator.serviceWorker.addEventListener('message', hear)
    return () => navigator.serviceWorker.removeEventListener('message', hear)
  }, [])
}

function useClosedNotifications(): void {
  const isVisible = usePageVisible()
  useEffect(() => {
    if (isVisible) closeNotifications().catch((error: unknown) => console.info('Notifications could not be closed.', error))
  }, [isVisible])
}

/** 'Marcar como lida', pressed without a connection. A rule's refusal is final. */
function useStoredMarks(): void {
  const { userId } = useAccountStore()
  const isVisible = usePageVisible()
  const dispatch = useDispatch()
  useEffect(() => {
    const take = async () => {
      const { marks, done } = await storedMarks(userId)
      for (const { verb, args } of marks) await dispatch(verb, args)
      if (marks.length > 0) await done()
    }
    if (isVisible) take().catch((error: unknown) => console.info('Marks of notifications could not be read.', error))
  }, [isVisible, userId, dispatch])
}

/** By then the accepted review has closed, and the toast of success is there. */
const AFTER_THE_ANSWER_MS = 1_000

function useAsking() {
  const account = useAccountStore()
  const { session } = useSession()
  const marks = useMarks()
  const [isAsking, setAsking] = useState(false)
  const known = useRef({ marks, session })
  known.current = { marks, session }
  const hasAsked = useRef(false)
  useEffect(() => {
    const ask = async () => {
      if (hasAsked.current || !mayInterrupt()) return
      hasAsked.current = true
      setAsking((await pushGroups(account.userId)) === null)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = account.onAnswered(({ accepted }) => {
      const { marks, session } = known.current
      if (!marks || PUSH_ASKED in marks || !session || pushHere(session) !== 'possible' || !waitsForAnswer(accepted, Date.now())) return
      clearTimeout(timer)
      timer = setTimeout(() => void ask(), AFTER_THE_ANSWER_MS)
    })
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [account])
  return [isAsking, setAsking] as const
}

/** Toasts are alert dialogs too, but not modal. */
const dialogs = '[role=dialog], [role=alertdialog]:not([aria-modal=false])'

/** No open dialog, focused field or hidden page; otherwise the next occasion is taken. */
const mayInterrupt = (): boolean =>
  document.visibilityState === 'visible' && !document.querySelector(dialogs) && !document.activeElement?.matches('input, textarea')
