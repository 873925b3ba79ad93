import { type RefObject, type SyntheticEvent, useRef } from 'react'

/**
 * Handlers for two parts that scroll sideways as one: names stand outside the figures, so that they can stick to the page. The part that was touched or
 * focused last leads and the other follows: were both to lead, each would pull the other back to where it was a frame ago, under the finger.
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
