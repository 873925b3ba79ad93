/** Every sentence that a person reads in the app. A namespace, so that a screen loads the words that it says and no others. */

/** Texts of the desktop app outside of its pages. */
export { desktopShell } from './desktop/desktop-shell'
/** Behind a password: kept out of `texts`, so that the app does not carry it. */
export { routeErrorText } from './errors'
export { errorText } from './refusals'
export * as texts from './screens'
/** Texts that the server writes: kept out of `texts`, so that the app does not carry them. */
export { escapeHtml } from './server/mail-layout'
export { mails } from './server/mails'
export { type NoticeAbout, type NoticeText, notices } from './server/notices'
export { type Preview, previews } from './server/previews'
export { unsubscribe } from './server/unsubscribe'
export { webPushes } from './server/web-pushes'
export { sinceText } from './times'
export { wholeNumber } from './whole-number'
