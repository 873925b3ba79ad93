import type { Page } from 'playwright'

const SCREENS = 40

/** As a finger does: a screen's half a frame, turning at the ends. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async (screens) => {
    let step = window.innerHeight / 2
    for (let done = 0; done < 2 * screens; done++) {
      const before = window.scrollY
      window.scrollBy(0, step)
      if (window.scrollY === before) step = -step
      await new Promise(requestAnimationFrame)
    }
  }, SCREENS)
