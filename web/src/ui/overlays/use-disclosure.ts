import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useBackCloses } from './use-back-closes'

/** A button with a panel of links: closed by Escape, Back, a press beside it, and lost focus. */
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
    /** Closes and restores focus, before a dialog opens that will return focus there. */
    leave,
    panelId,
    frame: { ref: frame, onKeyDown, onBlur },
    button: { ref: button, onPress: () => setIsOpen(!isOpen), 'aria-expanded': isOpen, 'aria-controls': panelId },
  }
}
