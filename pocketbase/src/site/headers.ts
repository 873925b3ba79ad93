import { contentSecurityPolicy } from '#content-security-policy'

/** Where the video of 'Como funciona' plays, after a click. Product 24. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com'

const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy({ frames: VIDEO_HOST }),
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
