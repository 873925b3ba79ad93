import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { isUnanswered } from '../../http/failure'
import type { Remote, RemoteFailure } from './remote'

export type AskAnyone<T> = (signal: AbortSignal) => Promise<Remote<T>>

export type RemoteState<T> =
  | { state: 'idle' | 'loading' }
  | { state: 'here'; value: T }
  | { state: 'failed'; code: RemoteFailure; retry: () => void; isRetrying: boolean }

/** After a transport failure asks again once `isConnected`. `ask` must be memoised; null asks nothing. */
export function useRequest<T>(ask: AskAnyone<T> | null, isConnected: boolean): RemoteState<T> {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ ask: AskAnyone<T>; attempt: number; result: Remote<T> } | null>(null)
  const request = useMemo(() => ask && { ask, attempt }, [ask, attempt])

  useEffect(() => {
    if (!request) return
    const aborter = new AbortController()
    void request.ask(aborter.signal).then((result) => {
      // Rendered in slices, between which a slow phone answers a touch.
      startTransition(() => {
        if (!aborter.signal.aborted) setAnswer({ ...request, result })
      })
    })
    return () => aborter.abort()
  }, [request])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  const result = answer && answer.ask === ask ? answer.result : null
  const cameBack = isConnected && result?.ok === false && isUnanswered(result.code)
  useEffect(() => {
    if (cameBack) retry()
  }, [cameBack, retry])

  if (!ask) return { state: 'idle' }
  if (!result) return { state: 'loading' }
  if (result.ok) return { state: 'here', value: result.value }
  return { state: 'failed', code: result.code, retry, isRetrying: answer?.attempt !== attempt }
}
