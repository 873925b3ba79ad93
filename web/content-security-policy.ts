/** The style elements that react-aria writes into the page: touch-action for what can be pressed, and a still page behind a dialog on iOS. */
const REACT_ARIA_STYLES = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='"

/**
 * Sources that the app's pages may load and reach. The desktop app names its server, which has another origin than its pages; the web names the hosts of its
 * frames and where its pages are opened, which also serves files that people sent: no script or style is among those. It imports nothing: the server's
 * engine runs it too.
 */
export const contentSecurityPolicy = ({
  server = '',
  frames = "'none'",
  sites = [],
}: {
  server?: string
  frames?: string
  sites?: readonly string[]
}): string =>
  [
    "default-src 'none'",
    `script-src ${below(sites, '/assets/')}`,
    `style-src ${below(sites, '/assets/')} ${REACT_ARIA_STYLES}`,
    `img-src ${["'self'", server, 'blob:', 'data:'].filter(Boolean).join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", server].filter(Boolean).join(' ')}`,
    "manifest-src 'self'",
    // The service worker, and the worker that shrinks photos.
    `worker-src ${below(sites, '/sw.js')} ${below(sites, '/assets/')}`,
    `frame-src ${frames}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const below = (sites: readonly string[], path: string): string => sites.map((site) => site + path).join(' ') || "'self'"
