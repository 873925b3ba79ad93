import { isId } from '#domain/ids'
import { isProviderRole } from '#domain/roles'
import { links } from '#links'
import { escapeHtml, type Preview, previews } from '#texts'
import { rowsOf } from '../database'
import { environment } from '../globals'
import type { App } from '../pocketbase-api'
import { PUBLIC_CARD } from '../providers'

/** `path` and `picture` begin with a slash; a `large` picture is wide, an avatar is not. */
type Shared = Preview & { path: string; picture: string; large: boolean; type: 'website' | 'profile' }

/** Of a page without a picture of its own; web/build/render-shared-picture.ts draws it. */
const PICTURE = '/shared.png'
const pages: ReadonlyMap<string, () => Preview> = new Map([
  [links.home(), previews.home],
  [links.howItWorks(), previews.howItWorks],
])

/** What a link to this page shows where it is shared; nothing for most pages, and never what is not public anyway. Product 79. */
export function sharedAs(app: App, page: string): Shared | undefined {
  const path = `/${page}`
  const preview = pages.get(path)
  if (preview) return { ...preview(), path, picture: PICTURE, large: true, type: 'website' }
  const id = page.slice(page.lastIndexOf('/') + 1)
  return isId(id) && path === links.provider(id) ? cardOf(app, id) : undefined
}

function cardOf(app: App, id: string): Shared | undefined {
  const shape = { full_name: '', role: '', city: '', state: '', avatar: '' }
  const sql = `SELECT u.full_name, u.role, u.city, u.state, u.avatar FROM users u WHERE u.id = {:id} AND ${PUBLIC_CARD}`
  const [card] = rowsOf(app, shape, sql, { id })
  if (!card || !isProviderRole(card.role)) return undefined
  const picture = card.avatar ? `/api/files/profiles/${id}/${encodeURIComponent(card.avatar)}` : PICTURE
  return { ...previews.provider({ ...card, role: card.role }), path: links.provider(id), picture, large: card.avatar === '', type: 'profile' }
}

/** The page with its title, its description and its Open Graph tags in place of those that it has. Addresses are absolute: other sites fetch them. */
export function withPreview(html: string, { title, description, path, picture, large, type }: Shared): string {
  const site = environment('PUBLIC_URL')
  const graph = Object.entries({ type, title, description, url: site + path, image: site + picture, site_name: 'Canteiro', locale: 'pt_BR' })
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...graph.map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}" />`),
    `<meta name="twitter:card" content="${large ? 'summary_large_image' : 'summary'}" />`,
  ]
  // Put in by a function: a name may hold '$&', which a replacement text would take for what was found.
  return html
    .replace(/<title>[^<]*<\/title>|<meta (?:name="(?:description|twitter:)|property="og:)[^>]*>\s*/g, '')
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`)
}
