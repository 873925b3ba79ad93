import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** Changes whenever the button that was just pressed may be removed. */
  when: string
  children: ReactNode
}

/** The keyboard does not start again at the page's top when the focused element is removed. */
export function KeepFocus({ when, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(when)

  useEffect(() => {
    if (last.current === when) return
    last.current = when
    // A dialog restores its focus a frame after it has closed.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [when])

  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
