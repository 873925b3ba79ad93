import { isProviderRole } from '#domain/people/roles'
import { isId } from '#domain/random-id'
import { formatMoney } from '#domain/values/money'
import { links, onTheWayTo } from '#links'
import { escapeHtml, type Preview, previews } from '#texts'
import { PUBLIC_CARD } from '../feed/visible'
import { environment } from '../globals'
import { sharedProject } from '../listings/shared-project'
import type { App } from '../pocketbase-api'
import { rowsOf } from '../sql'

export type Shared = Preview & { picture: string; large: boolean; type: 'website' | 'profile'; firstPaint?: string }

/** Drawn by web/build/render-shared-picture.ts. */
const PICTURE = '/shared.png'

/** The page's own title and description, or an open project's. Product 79. */
export function sharedPage(app: App, path: string, html: string): Shared {
  const [, id = ''] = /^\/projetos\/([^/]+)$/.exec(path) ?? []
  const words = isId(id) ? projectWords(app, id, path) : ownWords(html)
  return { ...words, picture: PICTURE, large: true, type: 'website' }
}

function projectWords(app: App, id: string, path: string): Preview & Pick<Shared, 'firstPaint'> {
  const project = sharedProject(app, id)
  if (!project) return escaped(previews.anyProject())
  const { title, budget, ...place } = project
  const known = { ...place, project_title: title, money: budget > 0 ? formatMoney(budget) : '' }
  return { ...escaped(previews.project(known)), firstPaint: firstPaint(previews.shared(known), path) }
}

/** Shown before the app has loaded: what the app shows the signed out. */
function firstPaint({ title, facts, text, propose, signUp }: ReturnType<typeof previews.shared>, path: string): string {
  const way = (href: string, words: string, name: string) =>
    `<a class="${name}" href="${escapeHtml(onTheWayTo(path, href))}">${escapeHtml(words)}</a>`
  const [heading, ...lines] = [title, facts, text].map(escapeHtml)
  const ways = [way(links.signIn(), propose, 'shell-button shell-main'), way(links.chooseAccount(), signUp, 'shell-button')]
  return `<div class="shell-page"><h1>${heading}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}${ways.join('')}</div>`
}

export function sharedCard(app: App, id: string): Shared | undefined {
  const shape = { full_name: '', role: '', city: '', state: '', avatar: '' }
  const sql = `SELECT u.full_name, u.role, u.city, u.state, u.avatar FROM users u WHERE u.id = {:id} AND ${PUBLIC_CARD}`
  const [card] = isId(id) ? rowsOf(app, shape, sql, { id }) : []
  if (!card || !isProviderRole(card.role)) return undefined
  const picture = card.avatar ? `/api/files/profiles/${id}/${encodeURIComponent(card.avatar)}` : PICTURE
  return { ...escaped(previews.provider({ ...card, role: card.role })), picture, large: card.avatar === '', type: 'profile' }
}

export const providerOf = (path: string): string | undefined => {
  const id = path.slice(path.lastIndexOf('/') + 1)
  return path === links.provider(id) ? id : undefined
}

const escaped = ({ title, description }: Preview): Preview => ({ title: escapeHtml(title), description: escapeHtml(description) })

const ownWords = (html: string): Preview => ({
  title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
  description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
})

/** Replaces title, description and Open Graph tags. Absolute addresses: other sites fetch them. */
export function withPreview(html: string, path: string, { title, description, picture, large, type, firstPaint = '' }: Shared): string {
  const site = environment('PUBLIC_URL')
  const graph = Object.entries({
    type,
    title,
    description,
    url: escapeHtml(site + path),
    image: site + picture,
    site_name: 'Canteiro',
    locale: 'pt_BR',
  })
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    ...graph.map(([name, content]) => `<meta property="og:${name}" content="${content}" />`),
    `<meta name="twitter:card" content="${large ? 'summary_large_image' : 'summary'}" />`,
  ]
  // A function: '$&' in a name would be replaced.
  return html
    .replace(/<title>[^<]*<\/title>|<meta (?:name="(?:description|twitter:)|property="og:)[^>]*>\s*/g, '')
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`)
    .replace('<noscript>', (place) => firstPaint + place)
}
