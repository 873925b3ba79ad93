import { links } from '#links'
import { PUBLIC_CARD } from '../feed/visible'
import { environment } from '../globals'
import type { App } from '../pocketbase-api'
import { rowsOf } from '../sql'
import { listedPages } from './addresses'

/** As many as fit the socket's buffer at once. */
const MOST_CARDS = 500

/** Nothing is forbidden: only a page that may be read can say noindex. */
export const robots = (): string => `User-agent: *\nDisallow:\n\nSitemap: ${environment('PUBLIC_URL')}/sitemap.xml\n`

export function sitemap(app: App): string {
  const sql = `SELECT u.id FROM users u WHERE ${PUBLIC_CARD} ORDER BY u.created_at DESC LIMIT ${MOST_CARDS}`
  const cards = rowsOf(app, { id: '' }, sql).map(({ id }) => links.provider(id))
  const places = [...listedPages, ...cards].map((path) => `<url><loc>${environment('PUBLIC_URL')}${path}</loc></url>`)
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  return `${[head, ...places].join('\n')}\n</urlset>\n`
}
