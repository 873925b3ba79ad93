import { useEffect, useRef } from 'react'

const steps = new Map([
  ['j', 1],
  ['k', -1],
])

/** Where typing, dialogs or lists take the keys. */
const TAKEN = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=listbox]'

/** J and K: the next ticket and the one before. */
export function useTicketKeys(onStep: (step: number) => void): void {
  const newest = useRef(onStep)
  newest.current = onStep
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void => {
      const step = steps.get(key)
      if (step === undefined || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest(TAKEN)) return
      newest.current(step)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
