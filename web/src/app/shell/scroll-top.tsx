import { useSyncExternalStore } from 'react'
import { texts } from '#texts'
import { useOptionalPart } from '../../components/use-optional-part'

const THRESHOLD = 300

/** Smaller movements come from a finger that presses, not from scrolling. */
const SCROLLED = 8

/** On phones it hides while one scrolls down. */
export function ScrollTop() {
  const isFar = useSyncExternalStore(
    onScroll,
    () => isScrolledFar,
    () => false,
  )
  const Button = useOptionalPart(loadButton, isFar)
  return isFar && Button ? <Button label={texts.shell.scrollToTop} /> : null
}

const loadButton = async () => (await import('../../ui/layout/scroll-top-button')).ScrollTopButton

/** Stored from the observer: reading it during a first render forces another layout. */
let isScrolledFar = false
let lastY = 0

function onScroll(listener: () => void) {
  const look = () => {
    const { scrollY } = window
    isScrolledFar = scrollY > THRESHOLD
    if (Math.abs(scrollY - lastY) >= SCROLLED) {
      document.documentElement.dataset.scrolls = scrollY > lastY ? 'down' : 'up'
      lastY = scrollY
    }
    listener()
  }
  addEventListener('scroll', look, { passive: true })
  // A prerendered page may have been scrolled before its code came.
  const painted = requestAnimationFrame(() => setTimeout(look))
  return () => {
    cancelAnimationFrame(painted)
    removeEventListener('scroll', look)
  }
}
