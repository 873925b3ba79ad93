import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { adminPaths } from '#admin-links'
import type { Role } from '#domain/documents'
import { paths, prerendered } from '#links'
import { texts } from '#texts'
import { flatPages, pageAt, pagesIn, rolesOf } from '../../../web/src/app/page-at'
import { documentDescription, documentTitle } from '../../../web/src/app/page-meta'
import { pages } from '../../../web/src/app/pages'
import { pageEntries } from '../../../web/src/app/palette/page-entries'
import { accountEntries, placesIn } from '../../../web/src/app/places'
import { routeTree } from '../../../web/src/app/router'
import { areaNavigation } from '../../../web/src/app/shell/navigation'
import { publicItems } from '../../../web/src/app/shell/public-links'
import { accountRoles } from '../../../web/src/features/account/entrance/account-roles'
import { adminPages } from '../../../web/src/features/admin/pages'

const roles = ['cliente', 'empresa', 'autonomo'] as const satisfies readonly Role[]
const filled = (path: string) => path.replace(/:[^/]+/g, 'abc')
const hrefsOf = (items: readonly { href: string }[]) => items.map(({ href }) => href)

test('every address belongs to one page, and the router shows that one there', () => {
  const known = [...flatPages.map(({ path }) => path), ...adminPages.map(({ path }) => path), paths.admin, paths.adminLogin]
  expect([...known].sort()).toEqual([...Object.values(paths), ...Object.values(adminPaths)].sort())
  for (const { path } of flatPages) {
    expect(matchRoutes(routeTree, filled(path))?.at(-1)?.route.path).toBe(path)
    expect(pageAt(filled(path))?.path).toBe(path)
  }
  for (const { path } of adminPages) expect(matchRoutes(routeTree, filled(path))?.at(-1)?.route.path).toBe('/admin/*')
})

test('what is written out as HTML is open to the signed out, has all of its address, and names the screen that it loads', () => {
  expect(prerendered.length).toBeGreaterThanOrEqual(12)
  for (const { path, at, screen } of prerendered) {
    const { area, load } = pages.find((page) => page.path === path) ?? {}
    expect(area, path).toMatch(/^(public|entrance|directory)$/)
    expect(path.split(':').length - 1, path).toBe(at ? 1 : 0)
    expect(existsSync(join(import.meta.dirname, '../../../web/src/features', screen)), screen).toBe(true)
    expect(String(load), path).toContain(`/features/${screen.replace(/\.tsx$/, '')}`)
  }
})

test('every page that the signed out may open is written out, but where a password, a mail or another address has its say first', () => {
  const written = prerendered.map(({ path }) => path)
  const others = pages.filter(({ area, path }) => area !== 'signedIn' && !written.includes(path)).map(({ path }) => path)
  expect(others).toEqual([paths.provider, paths.documentation, paths.emailConfirmed, paths.confirmNewEmail])
})

describe('a page can be reached', () => {
  const root = join(import.meta.dirname, '../../..')
  const table = join(root, 'web/src/app/pages.ts')
  const adminTable = join(root, 'web/src/features/admin/pages.ts')

  const importsOf = (file: string, text: string): string[] =>
    [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, name = '']) => join(dirname(file), name))

  /** The text of a module and of all that it imports, at once or later. */
  function textWith(module: string, seen = new Set<string>()): string {
    const file = ['.ts', '.tsx', '/index.ts'].map((end) => module + end).find(existsSync)
    if (!file || seen.has(file)) return ''
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    return [text, ...importsOf(file, text).map((each) => textWith(each, seen))].join('\n')
  }

  /** The text of a page's screen, which its line of a table imports; where two lines share one, the table. */
  function screenOf(file: string, name: string): string {
    const [, line = ''] = readFileSync(file, 'utf8').split(`path: ${name},\n`)
    return textWith(importsOf(file, line.split('\n  },')[0] ?? '')[0] ?? file.replace(/\.ts$/, ''))
  }

  const nameIn = (list: object, path: string): string => Object.entries(list).find(([, each]) => each === path)?.[0] ?? 'none'

  test('by a menu or the palette where it has an entry, else by a link of the page, the mail or the manifest that its line names', () => {
    const shown = new Set([...roles.flatMap((role) => pageEntries(role).map(({ id }) => id)), ...pagesIn('entrance').map(({ path }) => path)])
    const hooks = readdirSync(join(root, 'pocketbase/src'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const mails = hooks.map((name) => readFileSync(join(root, 'pocketbase/src', name), 'utf8')).join('\n')
    const manifest = readFileSync(join(root, 'web/build/manifest.ts'), 'utf8')
    const nested = pages.flatMap(({ path, children = [] }) => children.map((child) => ({ path: child.path, linkedFrom: path, entry: undefined })))
    for (const { path, entry, linkedFrom = '' } of [...pages, ...nested]) {
      if (entry) expect([...shown], path).toContain(path)
      else {
        const leading = linkedFrom === 'mail' ? mails : linkedFrom === 'system' ? manifest : screenOf(table, `paths.${nameIn(paths, linkedFrom)}`)
        expect(leading.includes(`links.${nameIn(paths, path)}(`), `${linkedFrom} leads to ${path}`).toBe(true)
      }
    }
  })

  test('by the signed out, where it is theirs too: in a menu before the sign-in, but for what a password guards', () => {
    const menus = (['header', 'footer', 'legal', 'entrance'] as const).flatMap((menu) => pagesIn(menu).map(({ path }) => path))
    const unseen = pages.filter(({ area, entry, path }) => area !== 'signedIn' && entry && !menus.includes(path)).map(({ path }) => path)
    expect(unseen).toEqual([paths.documentation])
  })

  test('one of administrators by their menu, else by a link of the page that its line names', () => {
    for (const { path, linkedFrom } of adminPages.filter(({ menu }) => !menu)) {
      const leading = screenOf(adminTable, `adminPaths.${nameIn(adminPaths, linkedFrom ?? '')}`)
      expect(leading.includes(`adminLinks.${nameIn(adminPaths, path)}(`), `${linkedFrom} leads to ${path}`).toBe(true)
    }
  })
})

test('the page of each kind of account is written out', () => {
  expect(prerendered.find(({ path }) => path === paths.signUp)?.at).toEqual(accountRoles.map(({ role }) => role))
})

const nothingNew = { messages: 0, proposals: 0 }

test('[PRODUCT 31] [PRODUCT 64] menus lead to pages that their role may open, each to the ones of Product 64', () => {
  for (const role of roles) {
    const { sidebar, bottomBar } = areaNavigation(role, '/dashboard', nothingNew)
    for (const href of hrefsOf([
      ...sidebar,
      ...bottomBar,
      ...placesIn('tasks', role),
      ...accountEntries(role),
      ...publicItems('/', { withIcons: false }),
    ])) {
      expect(rolesOf(pageAt(href)), href).toContain(role)
    }
  }
  const client = areaNavigation('cliente', '/dashboard', nothingNew)
  expect(client.sidebar.map(({ text }) => text)).toEqual(['Dashboard', 'Mensagens', 'Meus Projetos', 'Propostas', 'Fornecedores', 'Configurações'])
  expect(hrefsOf(client.bottomBar)).toEqual(['/dashboard', '/mensagens', '/meus-projetos', '/propostas-recebidas', '/perfil'])
  const counted = areaNavigation('cliente', '/dashboard', { messages: 2, proposals: 3 }).bottomBar.filter(({ count }) => count)
  expect(counted.map(({ text, countLabel }) => [text, countLabel])).toEqual([
    ['Mensagens', '2 mensagens não lidas'],
    ['Propostas', '3 propostas novas'],
  ])
  const provider = areaNavigation('autonomo', '/dashboard', nothingNew)
  expect(hrefsOf(provider.sidebar)).toEqual(['/dashboard', '/mensagens', '/projetos-abertos', '/minhas-propostas', '/perfil'])
  expect(provider.bottomBar).toEqual(provider.sidebar)
  expect(placesIn('tasks', 'cliente').map(({ text }) => text)).toEqual(['Dashboard', 'Meus Projetos', 'Publicar Projeto', 'Propostas Recebidas'])
  expect(hrefsOf(placesIn('tasks', 'empresa'))).toEqual(['/dashboard', '/projetos-abertos', '/minhas-propostas'])
})

test('the menu marks the page that one is on; a project belongs to the list that a role finds it in', () => {
  const current = (role: Role, pathname: string) => hrefsOf(areaNavigation(role, pathname, nothingNew).sidebar.filter(({ isCurrent }) => isCurrent))
  for (const path of ['/meus-projetos', '/projetos/novo', '/projetos/abc', '/projetos/abc/propostas']) {
    expect(current('cliente', path), path).toEqual(['/meus-projetos'])
  }
  expect(current('empresa', '/projetos/abc')).toEqual(['/projetos-abertos'])
  expect(current('empresa', '/projetos-abertos')).toEqual(['/projetos-abertos'])
  expect(current('cliente', '/mensagens/abc')).toEqual(['/mensagens'])
  expect(current('cliente', '/fornecedores/abc')).toEqual(['/fornecedores'])
  expect(current('cliente', '/pendencias')).toEqual([])
})

describe('what a page says of itself', () => {
  test('a title is followed by the name of the product, and a sentence loses its full stop', () => {
    expect(documentTitle('Quem Somos')).toBe('Quem Somos | Canteiro')
    expect(documentTitle(' Sua obra começa com um bom orçamento. ')).toBe('Sua obra começa com um bom orçamento | Canteiro')
    expect(documentTitle(undefined)).toBe('Canteiro')
  })

  test('[PRODUCT 75] a description is cut at 160 characters', () => {
    const cut = documentDescription(`${'obra '.repeat(40)}fim`)
    expect(cut).toHaveLength(160)
    expect(cut.endsWith('…')).toBe(true)
    expect(documentDescription('a'.repeat(160))).toBe('a'.repeat(160))
  })

  test('the description of every public page is its own and needs no cut', () => {
    const pages = [
      texts.about,
      texts.howItWorks,
      texts.publishDemand,
      texts.support,
      texts.directory,
      texts.directory.page,
      texts.privacy,
      texts.terms,
    ]
    const descriptions = pages.map(({ description }) => description)
    expect(new Set(descriptions).size).toBe(pages.length)
    expect(descriptions.filter((description) => documentDescription(description) !== description)).toEqual([])
  })
})
