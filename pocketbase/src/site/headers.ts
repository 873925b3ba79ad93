/** The style elements that react-aria writes into the page: touch-action for what can be pressed, and a still page behind a dialog on iOS. */
const REACT_ARIA_STYLES = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='"
/** Where the video of 'Como funciona' plays, after a click. Product 24. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${REACT_ARIA_STYLES}`,
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  `frame-src ${VIDEO_HOST}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  // No name of these files holds a hash of its content.
  'Cache-Control': 'no-cache',
}

/** Of pages and of the small files beside them. A site that people open over https is never to be opened without it. */
export const siteHeaders = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? { ...headers, 'Strict-Transport-Security': 'max-age=31536000' } : headers
