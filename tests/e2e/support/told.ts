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
    const isToast = (element: Element) => element.matches('[role="alertdialog"][aria-modal="false"]')
    const note = (node: Node) => {
      if (!(node instanceof Element)) return
      const toasts = isToast(node) ? [node] : [...node.querySelectorAll('[role="alertdialog"]')].filter(isToast)
      window.told.push(...toasts.map((toast) => ({ text: toast.textContent ?? '', takenFor: [] })))
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
