import { useSyncExternalStore } from 'react'
import { texts } from '#texts'
import { useOptionalPart } from '../../components/use-optional-part'

const THRESHOLD = 300

/** Smaller movements come from a finger that presses, not from scrolling. */
const SCROLLED = 8

/** Appears once the page was scrolled by more than 300 px. On phones it steps aside while one scrolls down: the styles are told. */
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

/** Kept, not asked for at once: asking in the midst of a first draw makes the browser lay out the page once more. */
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
