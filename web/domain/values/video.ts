const VIDEO_ID = /^[\w-]{11}$/

/** From the two addresses that people copy, else null. Product 24. */
export function videoId(address: string): string | null {
  const [, host, path = '', query = ''] = /^https?:\/\/([^/?#]+)\/?([^?#]*)(\?[^#]*)?/i.exec(address.trim()) ?? []
  switch (host?.toLowerCase()) {
    case 'youtu.be':
      return asId(path)
    case 'youtube.com':
    case 'www.youtube.com':
    case 'm.youtube.com':
      return path === 'watch' ? asId(/[?&]v=([^&]*)/.exec(query)?.[1] ?? '') : null
    default:
      return null
  }
}

const asId = (text: string): string | null => (VIDEO_ID.test(text) ? text : null)
