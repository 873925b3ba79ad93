import { useEffect, useEffectEvent } from 'react'

/** Not in TypeScript's library yet. https://developer.mozilla.org/docs/Web/API/CloseWatcher */
declare const CloseWatcher: (new () => { onclose: () => void; destroy(): void }) | undefined

/**
 * Android's Back closes the topmost open layer and leaves the page where it is. The history stays as it is: the browser asks the watcher first. On other
 * systems a watcher would hear Escape, which the layers hear themselves.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen || typeof CloseWatcher === 'undefined' || !navigator.userAgent.includes('Android')) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => onBack()
    return () => watcher.destroy()
  }, [isOpen])
}
