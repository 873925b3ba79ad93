import type { Page } from '@playwright/test'
import { expect } from '../test'

const widths = [320, 1440]

/** On the narrowest phone and a desktop, at the page's top and end. */
export async function expectNothingUnderCorner(page: Page, what: string): Promise<void> {
  const own = page.viewportSize()
  if (!own) return
  // Its code comes after the page.
  await page.locator('[data-corner]').waitFor({ state: 'attached' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: own.height })
    expect(await page.evaluate(underCorner), `${what} at ${width} px`).toEqual([])
  }
  await page.setViewportSize(own)
}

function underCorner(): string[] {
  const controls = [...document.querySelectorAll(':is(main, footer) :is(a[href], button, input, textarea, select, label)')]
  const found: string[] = []
  for (const part of [0, 1]) {
    scrollTo(0, part * document.documentElement.scrollHeight)
    for (const pane of document.querySelectorAll('main *')) {
      if (getComputedStyle(pane).overflowY === 'auto') pane.scrollTop = part * pane.scrollHeight
    }
    const button = document.querySelector('[data-corner]')
    if (!button?.checkVisibility({ visibilityProperty: true })) continue
    const corner = button.getBoundingClientRect()
    const isUnder = (box: DOMRect) => box.right > corner.left && box.left < corner.right && box.bottom > corner.top && box.top < corner.bottom
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || ![...control.getClientRects()].some(isUnder)) continue
      found.push(control.getAttribute('aria-label') ?? (control.textContent || control.tagName))
    }
  }
  scrollTo(0, 0)
  return found
}
