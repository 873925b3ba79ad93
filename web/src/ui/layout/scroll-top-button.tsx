import ArrowUp from 'lucide-react/icons/arrow-up'
import { useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { button, hidden } from './scroll-top-button.css'
import { useFreePlace } from './use-free-place'

/** Leads back to the page's top, from where it covers nothing. */
export function ScrollTopButton({ label }: { label: string }) {
  const own = useRef<HTMLButtonElement>(null)
  const place = useFreePlace(own, { returns: 'at rest' })
  return (
    <Button
      ref={own}
      aria-label={label}
      data-makes-way
      className={place ? button : hidden}
      style={{ translate: `0 ${-(place?.up ?? 0)}px` }}
      onPress={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <ArrowUp size={22} />
    </Button>
  )
}
