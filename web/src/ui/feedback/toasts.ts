import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type Toast = {
  title: string
  description?: string
  tone?: 'plain' | 'ok' | 'bad'
  action?: { text: string; href: string; onPress?: () => void }
}

const DEFAULT_DURATION = 5_000

/** One is visible at a time. */
export const toastQueue = new ToastQueue<Toast>({ maxVisibleToasts: 1 })

/**
 * Shows a toast for `duration` milliseconds, without hover and focus, in place of the former one: an old failure must not return after a
 * success. Returns the key that closes it.
 */
export function showToast(toast: Toast, duration = DEFAULT_DURATION): string {
  toastQueue.clear()
  return toastQueue.add(toast, { timeout: duration })
}

export const closeToast = (key: string) => toastQueue.close(key)
