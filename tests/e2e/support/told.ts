import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

declare global {
  interface Window {
    told: { text: string; takenFor: string[] }[]
  }
}

/** Each toast's words as it appears, in `window.told`. */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.told = []
    // The plain ones appear before the others' code has loaded.
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

/** Since the page was loaded; each toast serves one check, as toasts go before slow tests look. */
export async function expectToast(page: Page, words: string): Promise<void> {
  const take = () =>
    page.evaluate((asked) => {
      const untaken = window.told.find((toast) => toast.text.includes(asked) && !toast.takenFor.includes(asked))
      untaken?.takenFor.push(asked)
      return untaken !== undefined
    }, words)
  await expect.poll(take, `a toast says ‘${words}’`).toBe(true)
}
