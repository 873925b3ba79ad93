import { useSyncExternalStore } from 'react'
import { type AskAnyone, type RemoteState, useRequest } from './use-request'

/** `ask` must be memoised; null asks nothing. */
export const usePublic = <T>(ask: AskAnyone<T> | null): RemoteState<T> => useRequest(ask, useOnline())

export const useOnline = (): boolean =>
  useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  )

function onNetworkChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
