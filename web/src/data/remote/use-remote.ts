import { useMemo } from 'react'
import { useSyncState } from '../queries/sync-state'
import { useSession } from '../store/account-store-context'
import type { Remote } from './remote'
import { type RemoteState, useRequest } from './use-request'

export type Ask<T> = (token: string, signal: AbortSignal) => Promise<Remote<T>>

/** Asks again when the connection returns. `ask` must be memoised; null asks nothing. */
export function useRemote<T>(ask: Ask<T> | null): RemoteState<T> {
  const token = useSession().session?.token ?? ''
  const { connection } = useSyncState()
  const asked = useMemo(() => ask && ((signal: AbortSignal) => ask(token, signal)), [ask, token])
  return useRequest(asked, connection === 'online')
}
