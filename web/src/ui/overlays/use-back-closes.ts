import { useEffect, useEffectEvent } from 'react'
import { useOnScreen } from '../layout/use-on-screen'

/** Not in TypeScript's library yet. https://developer.mozilla.org/docs/Web/API/CloseWatcher */
declare const CloseWatcher: (new () => { onclose: () => void; destroy(): void }) | undefined

/**
 * Marks an open layer for styles. On Android, Back closes the topmost layer by a CloseWatcher, without touching the history. Elsewhere the
 * layers handle Escape themselves.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useOnScreen('layer', isOpen)
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen || typeof CloseWatcher === 'undefined' || !navigator.userAgent.includes('Android')) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => onBack()
    return () => watcher.destroy()
  }, [isOpen])
}
