import { Failure } from '../failure'
import { bytesOf, environment, folder, isFile, textOfFile } from '../globals'
import { route } from '../route'
import { cacheControl, siteHeaders } from './headers'
import { sharedAs, withPreview } from './preview'

const SHELL = 'index.html'
/** The first page, ready to be read; every page without one of its own is the shell. */
const HOME = 'home.html'

/** The built web app: its files, and its shell for every page. Without a build there is only the API. Design 3. */
export const site = route((e) => {
  const root = environment('CANTEIRO_WEB_DIR')
  const path = e.request.pathValue('path')
  if (root === '' || belongsToServer(path)) throw new Failure(404, 'not_found')
  const asked = segmentsOf(path).join('/')
  const file = fileFor(root, path)
  if (file === undefined) throw new Failure(404, 'not_found')
  const headers = e.response.header()
  for (const [name, value] of Object.entries(siteHeaders)) headers.set(name, value)
  headers.set('Cache-Control', cacheControl(file))
  if (file.endsWith('.webmanifest')) headers.set('Content-Type', 'application/manifest+json')
  const shared = file === asked ? undefined : sharedAs(e.app, asked)
  if (shared) e.blob(200, 'text/html; charset=utf-8', bytesOf(withPreview(textOfFile(`${root}/${file}`), shared)))
  else e.fileFS(folder(root), file)
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
  if (/^assets(\/|$)/.test(asked) || /\.\w+$/.test(asked)) return undefined
  return isFile(`${root}/${asked}/${SHELL}`) ? `${asked}/${SHELL}` : SHELL
}
