import type { Page } from '@playwright/test'

/** As many frames as a part of the page is looked at: longer than the page itself waits for a scroll to end. */
const FRAMES = 30

/** Once a part of the page has stayed where it is, visible or not, for a while: what it covered before it moved tells nothing. */
export const atRest = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    ([selector, frames]) =>
      new Promise<void>((resolve) => {
        let before = ''
        let same = 0
        const look = () => {
          const part = document.querySelector(selector)
          const now = part ? JSON.stringify([part.checkVisibility({ visibilityProperty: true }), part.getBoundingClientRect(), scrollY]) : ''
          same = now === before ? same + 1 : 0
          before = now
          if (same >= frames) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
    [selector, FRAMES] as const,
  )
