import { type ComponentType, useEffect, useState } from 'react'
import { texts } from '#texts'
import { showToast } from '../ui/feedback/toasts'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part that its page is whole without, loaded `afterMs` after it is wanted: undefined until its code is here, null while it is wanted and does not come.
 * `load` must be the same function on every render.
 */
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
      // Wanted once more, it is asked for once more.
      setAnswer((known) => (known?.part ? known : undefined))
    }
  }, [load, isMissing, afterMs])
  return answer?.part
}

/**
 * A dialog whose code comes when it is first opened, undefined until then. Where that does not come it is closed again, which is told: the page stays,
 * with what was typed. `load` must be the same function on every render.
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
