import { type RefObject, type SyntheticEvent, useRef } from 'react'

/**
 * Two parts that scroll sideways as one, so that names can stick to the page. The last touched one leads: two leaders would pull each other back.
 */
export function useMovedTogether(one: RefObject<HTMLElement | null>, other: RefObject<HTMLElement | null>) {
  const leading = useRef<EventTarget>(null)
  const lead = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    leading.current = currentTarget
  }
  const onScroll = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (leading.current && leading.current !== currentTarget) return
    const follower = currentTarget === one.current ? other.current : one.current
    if (follower) follower.scrollLeft = currentTarget.scrollLeft
  }
  return { onScroll, onPointerDown: lead, onWheel: lead, onFocus: lead }
}
