import { type ComponentType, useEffect } from 'react'
import { texts } from '#texts'
import { showToast } from '../ui/feedback/toasts'
import { useOptionalPart } from './use-optional-part'

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
