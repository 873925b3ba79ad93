import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useBackCloses } from './use-back-closes'

/** A button that unrolls a panel of links: closed by Escape, by Back, by a press beside it, and when focus goes elsewhere. */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  useBackCloses(isOpen, () => setIsOpen(false))

  useEffect(() => {
    if (!isOpen) return
    const closeBeside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && frame.current?.contains(target))) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [isOpen])

  const leave = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) leave()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false)
  }
  return {
    isOpen,
    close: () => setIsOpen(false),
    /** Closes and gives focus back, for what opens a dialog: it comes back to where it was. */
    leave,
    panelId,
    frame: { ref: frame, onKeyDown, onBlur },
    button: { ref: button, onPress: () => setIsOpen(!isOpen), 'aria-expanded': isOpen, 'aria-controls': panelId },
  }
}
