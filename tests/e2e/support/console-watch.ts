import type { ConsoleMessage, Page } from '@playwright/test'

/** RxDB prints one banner; nothing else of a library is let through. */
const banner = 'RxDB Open Core RxStorage'
/** What the browser itself says when a request finds no network or no server. */
const networkFailure = /^Failed to load resource: net::ERR_/
/** What it says when the server refuses. */
const refusal = /^Failed to load resource: the server responded with a status of 40[01] /

/** Collects what a page complains about. `isCut` says whether this test has taken network or server away, `isRefused` whether it provokes a refusal. */
export function watchConsole(page: Page, isCut: () => boolean, isRefused: () => boolean): string[] {
  const complaints: string[] = []
  const note = (message: ConsoleMessage) => {
    const text = message.text()
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (text.includes(banner) || (isCut() && networkFailure.test(text)) || (isRefused() && refusal.test(text))) return
    complaints.push(`${message.type()} at ${page.url()}: ${text} (${message.location().url})`)
  }
  page.on('console', note)
  page.on('pageerror', (error) => complaints.push(`error at ${page.url()}: ${error.stack ?? error.message}`))
  return complaints
}
