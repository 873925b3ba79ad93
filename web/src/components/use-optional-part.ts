import { type ComponentType, useEffect, useState } from 'react'
import { texts } from '#texts'
import { showToast } from '../ui/feedback/toasts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** Loaded `afterMs` after it is wanted: undefined while it loads, null where it fails. `load` must be the same function on every render. */
export function useOptionalPart<Props>(load: Load<Props>, isWanted = true, afterMs = 0): ComponentType<Props> | null | undefined {
  const [answer, setAnswer] = useState<{ part: ComponentType<Props> | null }>()
  const isMissing = isWanted && !answer?.part
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const timer = setTimeout(() => {
      load().then(
        (part) => isCurrent && setAnswer({ part }),
        (error: unknown) => {
          console.info('An optional part of the page did not come.', error)
          if (isCurrent) setAnswer({ part: null })
        },
      )
    }, afterMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      // A new want loads it again.
      setAnswer((known) => (known?.part ? known : undefined))
    }
  }, [load, isMissing, afterMs])
  return answer?.part
}

/**
 * Loads at the first opening, undefined until then. A failure closes the dialog with a toast; the page stays. `load` must be the same function
 * on every render.
 */
export function useLateDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: boolean,
  onClose: () => void,
): ComponentType<Props> | null | undefined {
  const Dialog = useOptionalPart(load, isOpen)
  const isAbsent = isOpen && Dialog === null
  useEffect(() => {
    if (!isAbsent) return
    onClose()
    showToast({ ...texts.shell.notOpened, tone: 'bad' })
  }, [isAbsent, onClose])
  return Dialog
}
