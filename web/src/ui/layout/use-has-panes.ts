import { useSyncExternalStore } from 'react'
import { panes } from '../../styles/media'

const query = () => window.matchMedia(panes)

function listen(onChange: () => void): () => void {
  const media = query()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether there is room for a list and what is chosen in it, side by side. Product 58. */
export const useHasPanes = (): boolean =>
  useSyncExternalStore(
    listen,
    () => query().matches,
    () => false,
  )
