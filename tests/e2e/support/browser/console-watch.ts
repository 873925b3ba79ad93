import type { ConsoleMessage, Page } from '@playwright/test'

/** RxDB's banner; no other library message passes. */
const banner = 'RxDB Open Core RxStorage'
/** Dexie reports the expected deletion of its database. */
const lettingGo = /^Another connection wants to delete database '[^']+'\. Closing db now/
/** The browser's messages without network, server or session, the last for a service worker. */
const networkFailure =
  /^Failed to load resource: (?:net::ERR_|the server responded with a status of (?:401|429|50\d))|^An unknown error occurred when fetching the script/
/** The server refuses. */
const refusal = /^Failed to load resource: the server responded with a status of (?:40[013]|410) /
/** A missing card or page, which the app tells, or a shared project, which leads on. */
const notFound = 'Failed to load resource: the server responded with a status of 404'
const isTold = (message: ConsoleMessage, page: string): boolean =>
  message.text().startsWith(notFound) &&
  (message.location().url === page || /\/api\/(?:providers|shared-projects)\/[^/?]+$/.test(message.location().url))

/** Chromium judges preloads by the clock: a slow machine draws late. */
const latePreload = /^The resource \S+ was preloaded using link preload but not used within a few seconds/

export type AllowedFailures = {
  /** No connection, no server, a server in trouble or an ended session. */
  networkFailures: boolean
  /** The database goes away under the page. */
  storageFailures: boolean
  /** As for a wrong password. */
  refusals: boolean
  /** Taken from the server by the test. */
  missingFiles: boolean
}

/** The page's complaints. */
export function watchConsole(page: Page, allowed: AllowedFailures): string[] {
  const complaints: string[] = []
  const note = (message: ConsoleMessage) => {
    const text = message.text()
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const isExpected =
      (allowed.networkFailures && networkFailure.test(text)) ||
      (allowed.refusals && refusal.test(text)) ||
      (allowed.missingFiles && text.startsWith(notFound)) ||
      isTold(message, page.url())
    if (text.includes(banner) || latePreload.test(text) || lettingGo.test(text) || isExpected) return
    complaints.push(`${message.type()} at ${page.url()}: ${text} (${message.location().url})`)
  }
  page.on('console', note)
  // The database's libraries reject promises when it goes away.
  page.on(
    'pageerror',
    (error) => allowed.storageFailures || complaints.push(`error at ${page.url()}: ${error.stack || error.message || String(error)}`),
  )
  return complaints
}
