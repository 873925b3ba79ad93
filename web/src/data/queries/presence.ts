import { useEffect, useState } from 'react'
import { presenceAnswer } from '#domain/wire/wire-answers'
import { ask } from '../../http/client'
import { usePageVisible } from '../live/use-page-visible'
import { useSession } from '../store/account-store-context'
import { useSyncState } from './sync-state'

const ASK_EVERY_MS = 30_000
const noConversations: ReadonlySet<string> = new Set()

/** Empty when unknown. Asked for while the page is visible and connected. */
export function usePresence(): ReadonlySet<string> {
  const { session } = useSession()
  const { connection } = useSyncState()
  const token = session?.token ?? ''
  const asking = usePageVisible() && connection === 'online'
  const [online, setOnline] = useState(noConversations)

  useEffect(() => {
    if (!asking) return
    const aborter = new AbortController()
    const askNow = () => void askPresence(token, aborter.signal).then((answer) => aborter.signal.aborted || setOnline(answer))
    askNow()
    const timer = setInterval(askNow, ASK_EVERY_MS)
    return () => {
      clearInterval(timer)
      aborter.abort()
      setOnline(noConversations)
    }
  }, [asking, token])

  return online
}

/** Presence is optional: a failure shows everyone as offline. */
async function askPresence(token: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const answer = await ask({ path: '/api/presence', token, signal }, presenceAnswer, [])
  return answer.ok ? new Set(answer.value.conversations) : noConversations
}
