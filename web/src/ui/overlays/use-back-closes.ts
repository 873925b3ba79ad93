import { useEffect, useEffectEvent } from 'react'
import { useOnScreen } from '../layout/use-on-screen'

/** Not in TypeScript's library yet. https://developer.mozilla.org/docs/Web/API/CloseWatcher */
declare const CloseWatcher: (new () => { onclose: () => void; destroy(): void }) | undefined

/**
 * A layer over the page: tells the styles that it is open.
 * Android's Back closes the topmost open layer and leaves the page where it is. The history stays as it is: the browser asks the watcher first. On other
 * systems a watcher would hear Escape, which the layers hear themselves.
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
