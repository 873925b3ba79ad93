import ArrowUp from 'lucide-react/icons/arrow-up'
import { useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components/Button'
import { button } from './scroll-top-button.css'

const THRESHOLD = 300

/** Appears once the page was scrolled by more than 300 px. */
export function ScrollTopButton({ label }: { label: string }) {
  const isFar = useSyncExternalStore(
    onScroll,
    () => isScrolledFar,
    () => false,
  )
  if (!isFar) return null
  return (
    <Button aria-label={label} className={button} onPress={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
      <ArrowUp size={22} />
    </Button>
  )
}

/** Kept, not asked for: asking in the midst of a first draw makes the browser lay out the page once more. */
let isScrolledFar = false

function onScroll(listener: () => void) {
  const look = () => {
    isScrolledFar = window.scrollY > THRESHOLD
    listener()
  }
  addEventListener('scroll', look, { passive: true })
  return () => removeEventListener('scroll', look)
}
