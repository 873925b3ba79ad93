import { useEffect, useMemo, useState } from 'react'
import { of } from 'rxjs'
import type { SyncStatus } from '../../sync'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'
import { liveSuspension } from './suspension'

/** State of an unanswered item; `texts.sync.waitingWords` names it. Product 36. */
export type WaitingCode = 'waiting_connection' | 'sending' | 'waiting_server' | 'suspended'

/** A fast answer needs no words. */
const SAID_AFTER_MS = 1_000

/** null in the first second with a connection. `isOpen`: the item is sent for a suspended person too. */
export function useWaitingCode(waiting: boolean, isOpen = false): WaitingCode | null {
  const account = useAccountStore()
  const { sync } = account
  const live = useLive(useMemo(() => sync.status$, [sync]))
  const suspended = useLive(useMemo(() => (waiting ? liveSuspension(account) : of('')), [account, waiting]))
  const lasting = useLasting(waiting)
  if (!waiting) return null
  return suspended && !isOpen ? 'suspended' : waitingCode(live ?? sync.status(), lasting)
}

/** `lasting`: the item has waited for a second. */
export function waitingCode({ connection, signedOut }: Pick<SyncStatus, 'connection' | 'signedOut'>, lasting: boolean): WaitingCode | null {
  if (connection === 'offline') return 'waiting_connection'
  if (connection === 'unreachable' || signedOut) return 'waiting_server'
  return lasting ? 'sending' : null
}

function useLasting(waiting: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLasting(true), SAID_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [waiting])
  return lasting
}
