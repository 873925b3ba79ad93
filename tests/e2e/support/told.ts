import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

declare global {
  interface Window {
    told: { text: string; takenFor: string[] }[]
  }
}

/** Notes the words of each toast of a page as it appears, in `window.told`. */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.told = []
    // The plain ones stand where the code of the others does not come.
    const toast = '[role="alertdialog"][aria-modal="false"], [aria-label="Avisos do aplicativo"] [role=alert] > p'
    const note = (node: Node) => {
      if (!(node instanceof Element)) return
      const toasts = node.matches(toast) ? [node] : [...node.querySelectorAll(toast)]
      window.told.push(...toasts.map((told) => ({ text: told.textContent ?? '', takenFor: [] })))
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) note(node)
    }).observe(document, { childList: true, subtree: true })
  })
}

/**
 * That a toast of this page said so since the page was loaded, each toast once for the same words: on a slow machine a toast may be gone
 * again before a test looks.
 */
export async function expectToast(page: Page, words: string): Promise<void> {
  const take = () =>
    page.evaluate((asked) => {
      const untaken = window.told.find((toast) => toast.text.includes(asked) && !toast.takenFor.includes(asked))
      untaken?.takenFor.push(asked)
      return untaken !== undefined
    }, words)
  await expect.poll(take, `a toast says ‘${words}’`).toBe(true)
}
