import { useEffect, useSyncExternalStore } from 'react'
import { area, plainToast } from '../../ui/feedback/toast-box.css'
import { toastQueue } from '../../ui/feedback/toasts'

/** Fallback where the toasts' code does not load. */
export function PlainToastArea({ label }: { label: string }) {
  const toast = useSyncExternalStore(onToast, () => toastQueue.visibleToasts[0])
  useEffect(() => {
    if (toast?.timeout) toast.timer?.reset(toast.timeout)
  }, [toast])
  return (
    <section aria-label={label} className={area}>
      <div role="alert">
        {toast ? (
          // One element each, so that each toast is announced.
          <p key={toast.key} className={plainToast}>
            {[toast.content.title, toast.content.description].filter(Boolean).join('. ')}
          </p>
        ) : null}
      </div>
    </section>
  )
}

const onToast = (listener: () => void) => toastQueue.subscribe(listener)
