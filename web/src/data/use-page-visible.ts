import { useSyncExternalStore } from 'react'

/** Whether somebody can be looking at this page. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isVisible)

const isVisible = (): boolean => document.visibilityState === 'visible'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
