import { links } from '#links'
import { rowsOf } from '../database'
import { PUBLIC_CARD } from '../feed/visible'
import { environment } from '../globals'
import type { App } from '../pocketbase-api'
import { listedPages } from './addresses'

/** As many as leave the engine for the socket's buffer at once; the directory leads to the others. */
const MOST_CARDS = 500

/** Nothing is forbidden here: a page that may not be read could not say that it is not to be listed. */
export const robots = (): string => `User-agent: *\nDisallow:\n\nSitemap: ${environment('PUBLIC_URL')}/sitemap.xml\n`

/** Public pages, and the newest public cards. */
export function sitemap(app: App): string {
  const sql = `SELECT u.id FROM users u WHERE ${PUBLIC_CARD} ORDER BY u.created_at DESC LIMIT ${MOST_CARDS}`
  const cards = rowsOf(app, { id: '' }, sql).map(({ id }) => links.provider(id))
  const places = [...listedPages, ...cards].map((path) => `<url><loc>${environment('PUBLIC_URL')}${path}</loc></url>`)
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return `${[head, ...places].join('\n')}\n</urlset>\n`
}
