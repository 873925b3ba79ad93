import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { adminPaths } from '#admin-links'
import { commands, isVerb } from '#domain/commands'
import type { Documentation, DocumentationSection } from '#domain/wire-answers'
import { paths as addresses } from '#links'
import { texts, documentationContent as words } from '#texts'
import { flatPages } from '../../web/src/app/page-at'
import { routes as ownRoutes } from '../src/routes'
import { pocketBaseVersion } from './obtain-pocketbase'
import { paths } from './paths'

/** The technical documentation but for the database's tables: what the sources are just now. Product 3. */
export async function documentationContent(): Promise<Documentation> {
  const { version, ...dependencies } = await packageFile()
  return { author: words.author, version, sections: [features(), pages(), verbs(), routes(), technologies(dependencies), await structure()] }
}

const entry = (name: string, text: string) => ({ name, text, fields: [] })

const features = (): DocumentationSection => ({
  title: words.features.title,
  isCode: false,
  entries: words.features.entries.map(([name, text]) => entry(name, text)),
})

/** Those of administrators are apart from the table of pages. */
const pages = (): DocumentationSection => ({
  title: words.pages.title,
  isCode: true,
  entries: [
    ...flatPages.map((page) => entry(page.path, audienceOf(page))),
    ...[addresses.admin, addresses.adminLogin, ...Object.values(adminPaths)].map((address) => entry(address, words.pages.audiences.administrators)),
  ],
})

function audienceOf({ area, roles }: (typeof flatPages)[number]): string {
  const { audiences } = words.pages
  if (area === 'entrance') return audiences.signedOut
  if (area !== 'signedIn') return audiences.everyone
  return roles ? roles.map((role) => audiences[role]).join(', ') : audiences.signedIn
}

const verbs = (): DocumentationSection => ({
  title: words.commands.title,
  isCode: true,
  entries: Object.keys(commands)
    .filter(isVerb)
    .map((verb) => entry(verb, texts.outbox.items[verb]({ project_title: '', person_name: '' }))),
})

/** The server's own, beside PocketBase's. */
function routes(): DocumentationSection {
  const { title, purposes } = words.routes
  return { title, isCode: true, entries: ownRoutes.map(({ pattern }) => entry(pattern, purposes[pattern] ?? '')) }
}

type Versions = Readonly<Record<string, string>>
type PackageFile = { version: string; dependencies: Versions; devDependencies: Versions }

const packageFile = async (): Promise<PackageFile> => JSON.parse(await readFile(join(paths.root, 'package.json'), 'utf8'))

function technologies({ dependencies, devDependencies }: Omit<PackageFile, 'version'>): DocumentationSection {
  const { title, server, described, purposes } = words.technologies
  const used = { [server]: pocketBaseVersion(), ...dependencies, ...devDependencies }
  return {
    title,
    isCode: true,
    entries: Object.entries(used).map(([name, version]) => entry(name, described(version, purposes[name] ?? ''))),
  }
}

/** The folders that have words, and whatever else the app's sources are in. */
async function structure(): Promise<DocumentationSection> {
  const { title, folders } = words.structure
  const missing = Object.keys(folders).filter((folder) => !existsSync(join(paths.root, folder)))
  if (missing.length > 0) throw new Error(`web/texts/pt-BR/documentation-content.ts names folders that are not there: ${missing.join(', ')}`)
  const ofApp = (await readdir(join(paths.web, 'src'), { withFileTypes: true }))
    .filter((file) => file.isDirectory())
    .map(({ name }) => `web/src/${name}`)
  const all = new Set([...Object.keys(folders), ...ofApp.sort()])
  return { title, isCode: true, entries: [...all].map((folder) => entry(folder, folders[folder] ?? '')) }
}
