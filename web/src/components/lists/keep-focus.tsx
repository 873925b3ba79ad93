import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** Changes whenever the button that was just pressed may be removed. */
  when: string
  children: ReactNode
}

/** Takes focus that is lost because what had it is gone, so that the keyboard goes on from here and not from the top of the page. */
export function KeepFocus({ when, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(when)

  useEffect(() => {
    if (last.current === when) return
    last.current = when
    // A dialog gives its focus back a frame after it has closed.
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
