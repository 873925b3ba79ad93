import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSession } from './account-context'
import type { Remote, RemoteFailure } from './remote-projects'
import { useSyncState } from './sync-state'

export type Ask<T> = (token: string, signal: AbortSignal) => Promise<Remote<T>>

export type RemoteState<T> =
  | { state: 'idle' | 'loading' }
  | { state: 'here'; value: T }
  | { state: 'failed'; code: RemoteFailure; retry: () => void; isRetrying: boolean }

/**
 * Something that the server is asked for when it is not on this device. `ask` must be memoised; null asks nothing.
 * A device that gets its connection back asks again by itself.
 */
export function useRemote<T>(ask: Ask<T> | null): RemoteState<T> {
  const token = useSession().session?.token ?? ''
  const { connection } = useSyncState()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ ask: Ask<T>; attempt: number; result: Remote<T> } | null>(null)
  const request = useMemo(() => ask && { ask, attempt }, [ask, attempt])

  useEffect(() => {
    if (!request) return
    const aborter = new AbortController()
    void request.ask(token, aborter.signal).then((result) => {
      if (!aborter.signal.aborted) setAnswer({ ...request, result })
    })
    return () => aborter.abort()
  }, [request, token])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  const result = answer && answer.ask === ask ? answer.result : null
  const cameBack = connection === 'online' && result?.ok === false && (result.code === 'offline' || result.code === 'unreachable')
  useEffect(() => {
    if (cameBack) retry()
  }, [cameBack, retry])

  if (!ask) return { state: 'idle' }
  if (!result) return { state: 'loading' }
  if (result.ok) return { state: 'here', value: result.value }
  return { state: 'failed', code: result.code, retry, isRetrying: answer?.attempt !== attempt }
}
