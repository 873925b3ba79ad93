import { useEffect } from 'react'
import { visibleHeightName } from '../../styles/scale'

/** Measures the part of the page above a phone's keyboard: Safari overlays the keyboard without a new layout. A zoomed page is left as it is. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const tell = () => {
      if (visualViewport.scale > 1.01) return
      document.documentElement.style.setProperty(visibleHeightName, `${visualViewport.height}px`)
      // Safari pushes the page up to show the field; there is room for both now.
      if (visualViewport.offsetTop > 0) window.scrollTo(0, 0)
    }
    tell()
    visualViewport.addEventListener('resize', tell)
    return () => {
      visualViewport.removeEventListener('resize', tell)
      document.documentElement.style.removeProperty(visibleHeightName)
    }
  }, [])
}
