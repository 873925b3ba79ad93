import { contentSecurityPolicy } from '#content-security-policy'

/** Where the video of 'Como funciona' plays, after a click. Product 24. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com'

const headers: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  // No name of these files holds a hash of its content.
  'Cache-Control': 'no-cache',
}

/**
 * For pages and the small files beside them. A site that people open over https is never to be opened without it. `host` is the one that was asked for:
 * a proxy may hide it, and people may open the site under another address than its public one.
 */
export const siteHeaders = (publicUrl: string, host: string, isPage: boolean): Readonly<Record<string, string>> => ({
  ...headers,
  'Content-Security-Policy': contentSecurityPolicy({ frames: VIDEO_HOST, sites: isPage ? sitesOf(publicUrl, host) : [] }),
  ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
})

const sitesOf = (...sites: string[]): string[] => sites.filter((site) => /^(https?:\/\/)?[\w.-]+(:\d+)?$/.test(site))
