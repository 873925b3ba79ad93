import { links } from '#links'
import { Failure } from '../failure'
import { folders } from '../folders'
import { bytesOf, environment, folder, isFile, sha256Of, textOfFile } from '../globals'
import type { RequestEvent } from '../pocketbase-api'
import { route } from '../requests/route'
import { isPage, listedPages } from './addresses'
import { siteHeaders } from './headers'
import { providerOf, sharedCard, sharedPage, withPreview } from './preview'
import { robots, sitemap } from './search-engines'

const PAGE = 'text/html; charset=utf-8'
const SHELL = 'index.html'
/** Pages without a file of their own are the shell. */
const HOME = 'home.html'

/**
 * Folders that PocketBase serves: a handler would hold an engine until the last byte has left. So they have PocketBase's headers, and the service
 * worker caches them.
 */
export function staticFolders(): { path: string; folder: string }[] {
  const root = environment('CANTEIRO_WEB_DIR')
  return root === '' ? [] : folders.map((name) => ({ path: `/${name}/{path...}`, folder: `${root}/${name}` }))
}

/** Pages, service worker and small files: up to 64 kB, which fits the socket's buffer. Without a build there is only the API. */
export const site = route((e) => {
  const root = environment('CANTEIRO_WEB_DIR')
  const path = e.request.pathValue('path')
  if (root === '' || belongsToServer(path)) throw new Failure(404, 'not_found')
  const asked = segmentsOf(path).join('/')
  const file = fileFor(root, path) ?? (asksForPage(e) ? SHELL : undefined)
  const headers = siteHeaders(environment('PUBLIC_URL'), e.request.host, file?.endsWith('.html') === true)
  for (const [name, value] of Object.entries(headers)) e.response.header().set(name, value)
  if (asked === 'robots.txt') return e.blob(200, 'text/plain; charset=utf-8', bytesOf(robots()))
  if (asked === 'sitemap.xml') return e.blob(200, 'application/xml', bytesOf(sitemap(e.app)))
  if (file === undefined) throw new Failure(404, 'not_found')
  if (file === asked) answerFile(e, root, file)
  else answerPage(e, `/${asked}`, textOfFile(`${root}/${file}`))
})

export const receivedPath = links.received()

/** For a share that no service worker took: nothing of it is read, and the page says that nothing has come. Product 95. */
export const answerShared = route((e) => e.redirect(303, receivedPath))

function answerFile(e: RequestEvent, root: string, file: string): void {
  const headers = e.response.header()
  if (file.endsWith('.webmanifest')) headers.set('Content-Type', 'application/manifest+json')
  // By content: two releases packed in the same second have one time. Go's text keeps a picture's bytes until JavaScript reads them. Weak, since it
  // may be compressed.
  headers.set('ETag', weakTag(textOfFile(`${root}/${file}`)))
  e.fileFS(folder(root), file)
}

/** The app draws unknown addresses; 404 is for search engines. The canonical address is a header: a tag would stay while the app navigates. */
function answerPage(e: RequestEvent, path: string, html: string): void {
  const provider = providerOf(path)
  const card = provider === undefined ? undefined : sharedCard(e.app, provider)
  const isListed = card !== undefined || listedPages.includes(path)
  const isThere = provider === undefined ? isPage(path) : card !== undefined
  const headers = e.response.header()
  if (isListed) headers.set('Link', `<${environment('PUBLIC_URL')}${path}>; rel="canonical"`)
  else headers.set('X-Robots-Tag', 'noindex')
  if (!isThere) {
    e.blob(404, PAGE, bytesOf(html))
    return
  }
  const text = withPreview(html, path, card ?? sharedPage(e.app, path, html))
  const tag = weakTag(text)
  headers.set('ETag', tag)
  if (e.request.header.get('If-None-Match') === tag) e.noContent(304)
  else e.blob(200, PAGE, bytesOf(text))
}

const weakTag = (text: string): string => `W/"${sha256Of(text)}"`

/** A browser's navigation gets a page, whatever the address. */
const asksForPage = ({ request }: RequestEvent): boolean => request.header.get('Accept').includes('text/html')

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

const belongsToServer = (path: string): boolean => /^(api|_)(\/|$)/.test(path)

/** A file of the build, a prerendered page, or the shell. A name with an ending is a page only to a navigating browser. */
function fileFor(root: string, path: string): string | undefined {
  const segments = segmentsOf(path)
  if (segments.some((segment) => segment.startsWith('.') || segment.includes('\\'))) return undefined
  const asked = segments.join('/')
  if (asked === '') return isFile(`${root}/${HOME}`) ? HOME : SHELL
  if (isFile(`${root}/${asked}`)) return asked
  if (folders.includes(segments[0] ?? '') || /\.\w+$/.test(asked)) return undefined
  return isFile(`${root}/${asked}/${SHELL}`) ? `${asked}/${SHELL}` : SHELL
}
