/** A namespace: a screen loads its own words only. */

export { desktopShell } from './desktop/desktop-shell'
/** Out of `texts`: the app must not carry it. */
export { routeErrorText } from './errors'
export { errorText } from './refusals'
export * as texts from './screens'
/** The server's texts, out of `texts`: the app must not carry them. */
export { escapeHtml } from './server/mail-layout'
export { mails } from './server/mails'
export { type NoticeAbout, type NoticeText, notices } from './server/notices'
export { type Preview, previews } from './server/previews'
export { unsubscribe } from './server/unsubscribe'
export { webPushes } from './server/web-pushes'
export { sinceText } from './times'
export { wholeNumber } from './whole-number'
