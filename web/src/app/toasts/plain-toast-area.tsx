import { useEffect, useSyncExternalStore } from 'react'
import { area, plainToast } from '../../ui/feedback/toast-box.css'
import { toastQueue } from '../../ui/feedback/toasts'

/**
 * Says what a toast says where the code of the real ones does not come, as on a first visit that has just lost its network: what went wrong is told,
 * and the page stays.
 */
export function PlainToastArea({ label }: { label: string }) {
  const toast = useSyncExternalStore(onToast, () => toastQueue.visibleToasts[0])
  useEffect(() => {
    if (toast?.timeout) toast.timer?.reset(toast.timeout)
  }, [toast])
  return (
    <section aria-label={label} className={area}>
      <div role="alert">
        {toast ? (
          // An element each: what is said anew is read out anew.
          <p key={toast.key} className={plainToast}>
            {[toast.content.title, toast.content.description].filter(Boolean).join('. ')}
          </p>
        ) : null}
      </div>
    </section>
  )
}

const onToast = (listener: () => void) => toastQueue.subscribe(listener)
