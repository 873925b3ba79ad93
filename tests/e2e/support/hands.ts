import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    hands: string[]
  }
}

/** Keeps what hand and focus last did on a page, in `window.hands`: a press that a page has not heard is told from one that was never made. */
export async function noteHands(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.hands = []
    const nameOf = (node: EventTarget | null) =>
      node instanceof Element
        ? `${node.localName} ‘${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 30)}’${node.isConnected ? '' : ' (removed)'}`
        : 'nothing'
    const note = (event: Event) => {
      const other = event instanceof MouseEvent || event instanceof FocusEvent ? ` ↔ ${nameOf(event.relatedTarget)}` : ''
      window.hands.push(`${Math.round(event.timeStamp)}/${Math.round(performance.now())} ms ${event.type} ${nameOf(event.target)}${other}`)
      window.hands.splice(0, window.hands.length - 40)
    }
    for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'pointerover', 'click', 'focusin', 'focusout', 'dragstart', 'resize'])
      addEventListener(type, note, true)
  })
}

export const handsOn = (page: Page): Promise<string> => page.evaluate(() => window.hands.join('\n'))
