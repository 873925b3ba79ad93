import type { ConsoleMessage, Page } from '@playwright/test'

/** RxDB prints one banner; nothing else of a library is let through. */
const banner = 'RxDB Open Core RxStorage'
/** Dexie says that it lets go of a database that is being deleted, as it should. */
const lettingGo = /^Another connection wants to delete database '[^']+'\. Closing db now/
/** The browser's own messages when a request finds no network, no server, a bad one or no session; the last of a service worker that it looks for. */
const networkFailure =
  /^Failed to load resource: (?:net::ERR_|the server responded with a status of (?:401|429|50\d))|^An unknown error occurred when fetching the script/
/** Its messages when the server refuses. */
const refusal = /^Failed to load resource: the server responded with a status of (?:40[013]|410) /
/** A browser's message for a card or a page that is not there, which the app tells in words, or for a shared project, from which it leads on. */
const notFound = 'Failed to load resource: the server responded with a status of 404'
const isTold = (message: ConsoleMessage, page: string): boolean =>
  message.text().startsWith(notFound) &&
  (message.location().url === page || /\/api\/(?:providers|shared-projects)\/[^/?]+$/.test(message.location().url))

/** Chromium finds a preload late by the clock: a slow machine draws its first letters some seconds after a page has loaded. */
const latePreload = /^The resource \S+ was preloaded using link preload but not used within a few seconds/

export type AllowedFailures = {
  /** No connection, no server, a server in trouble or an ended session. */
  networkFailures: boolean
  /** The database goes away under the page. */
  storageFailures: boolean
  /** The server says no, as to a wrong password. */
  refusals: boolean
  /** 404 for files that the test has taken from the server. */
  missingFiles: boolean
}

/** Collects what a page complains about. */
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
  // The database's libraries reject promises of their own when it goes away under them.
  page.on(
    'pageerror',
    (error) => allowed.storageFailures || complaints.push(`error at ${page.url()}: ${error.stack || error.message || String(error)}`),
  )
  return complaints
}
