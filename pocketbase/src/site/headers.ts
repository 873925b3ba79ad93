import { contentSecurityPolicy } from '#content-security-policy'

/** The video of 'Como funciona', after a click. Product 24. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com'

const headers: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  // File names without a hash of the content.
  'Cache-Control': 'no-cache',
}

/**
 * For pages and small files. HSTS where people open the site over https: `host` is the requested one, which a proxy may hide or which may differ
 * from the public one.
 */
export const siteHeaders = (publicUrl: string, host: string, isPage: boolean): Readonly<Record<string, string>> => ({
  ...headers,
  'Content-Security-Policy': contentSecurityPolicy({ frames: VIDEO_HOST, sites: isPage ? sitesOf(publicUrl, host) : [] }),
  ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
})

const sitesOf = (...sites: string[]): string[] => sites.filter((site) => /^(https?:\/\/)?[\w.-]+(:\d+)?$/.test(site))
