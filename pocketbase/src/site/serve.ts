import { Failure } from '../failure'
import { bytesOf, environment, folder, isFile, sha256Of, textOfFile } from '../globals'
import { route } from '../route'
import { folders } from './folders'
import { siteHeaders } from './headers'
import { sharedAs, withPreview } from './preview'

const SHELL = 'index.html'
/** The first page, ready to be read; every page without one of its own is the shell. */
const HOME = 'home.html'

/**
 * Folders that PocketBase serves by itself: an engine would be held until the last byte has left, however slow the line. So their answers have
 * PocketBase's headers only; the service worker keeps them, and a proxy may add long caching to /assets/.
 */
export function staticFolders(): { path: string; folder: string }[] {
  const root = environment('CANTEIRO_WEB_DIR')
  return root === '' ? [] : folders.map((name) => ({ path: `/${name}/{path...}`, folder: `${root}/${name}` }))
}

/**
 * The built web app: its pages, the service worker and the small files beside them, each so small (64 kB) that it leaves the engine for the
 * socket's buffer at once. Without a build there is only the API.
 */
export const site = route((e) => {
  const root = environment('CANTEIRO_WEB_DIR')
  const path = e.request.pathValue('path')
  if (root === '' || belongsToServer(path)) throw new Failure(404, 'not_found')
  const asked = segmentsOf(path).join('/')
  const file = fileFor(root, path)
  if (file === undefined) throw new Failure(404, 'not_found')
  const headers = e.response.header()
  for (const [name, value] of Object.entries(siteHeaders(environment('PUBLIC_URL')))) headers.set(name, value)
  if (file.endsWith('.webmanifest')) headers.set('Content-Type', 'application/manifest+json')
  const text = textOfFile(`${root}/${file}`)
  const shared = file === asked ? undefined : sharedAs(e.app, asked)
  if (shared) return e.blob(200, 'text/html; charset=utf-8', bytesOf(withPreview(text, shared)))
  // Of a picture's bytes too: a text of Go's keeps what is no UTF-8 until JavaScript reads it.
  // By its time alone a file of a new release would pass for the old one where both were packed in the same second. Weak: it may leave compressed.
  headers.set('ETag', `W/"${sha256Of(text)}"`)
  e.fileFS(folder(root), file)
})

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

const belongsToServer = (path: string): boolean => /^(api|_)(\/|$)/.test(path)

/** A path is a file of the build, or a page: its prerendered one, else the app's shell. A name with an ending is no page. */
function fileFor(root: string, path: string): string | undefined {
  const segments = segmentsOf(path)
  if (segments.some((segment) => segment.startsWith('.') || segment.includes('\\'))) return undefined
  const asked = segments.join('/')
  if (asked === '') return isFile(`${root}/${HOME}`) ? HOME : SHELL
  if (isFile(`${root}/${asked}`)) return asked
  if (folders.includes(segments[0] ?? '') || /\.\w+$/.test(asked)) return undefined
  return isFile(`${root}/${asked}/${SHELL}`) ? `${asked}/${SHELL}` : SHELL
}
