import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Search from 'lucide-react/icons/search'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { adminPaths } from '#admin-links'
import { manifest } from '#build/manifest'
import type { Role } from '#domain/documents'
import { paths, prerendered } from '#links'
import { texts } from '#texts'
import { mendedAddress } from '../../../web/src/app/mend-address'
import { flatPages, pageAt, pagesIn, rolesOf } from '../../../web/src/app/page-at'
import { documentDescription, documentTitle } from '../../../web/src/app/page-meta'
import { pages } from '../../../web/src/app/pages'
import { type Entry, findEntries } from '../../../web/src/app/palette/entry'
import { pageEntries } from '../../../web/src/app/palette/page-entries'
import { searchEntries } from '../../../web/src/app/palette/search-entries'
import { accountEntries, placesIn } from '../../../web/src/app/places'
import { routeTree } from '../../../web/src/app/router'
import { areaNavigation } from '../../../web/src/app/shell/navigation'
import { publicItems } from '../../../web/src/app/shell/public-links'
import { accountRoles } from '../../../web/src/features/account/entrance/account-roles'
import { adminOriginOf } from '../../../web/src/features/admin/admin-area'
import { adminPages } from '../../../web/src/features/admin/pages'
import { pictureSize } from './picture-size'

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

  test('by a menu or the palette where it has an entry, else by a link of the page or the mail that its line names', () => {
    const shown = new Set([...roles.flatMap((role) => pageEntries(role).map(({ id }) => id)), ...pagesIn('entrance').map(({ path }) => path)])
    const hooks = readdirSync(join(root, 'pocketbase/src'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const mails = hooks.map((name) => readFileSync(join(root, 'pocketbase/src', name), 'utf8')).join('\n')
    const nested = pages.flatMap(({ path, children = [] }) => children.map((child) => ({ path: child.path, linkedFrom: path, entry: undefined })))
    for (const { path, entry, linkedFrom = '' } of [...pages, ...nested]) {
      if (entry) expect([...shown], path).toContain(path)
      else {
        const leading = linkedFrom === 'mail' ? mails : screenOf(table, `paths.${nameIn(paths, linkedFrom)}`)
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

test('a search of the header that finds little goes on in the directory and in open projects', () => {
  const hrefs = (role: Role, typed: string) => searchEntries(role, typed).map((entry) => [entry.text, 'href' in entry && entry.href])
  const both = [
    ['Buscar “azulejista de piso” em Fornecedores', '/fornecedores?q=azulejista+de+piso'],
    ['Buscar “azulejista de piso” em Projetos abertos', '/projetos-abertos?q=azulejista+de+piso'],
  ]
  expect(hrefs('cliente', ' azulejista de piso ')).toEqual(both)
  expect(hrefs('autonomo', 'azulejista de piso')).toEqual(both.toReversed())
  expect(hrefs('cliente', ' ')).toEqual([])
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

describe('addresses that were shared', () => {
  test.each([
    ['/projetos/abc123456789012.', '/projetos/abc123456789012'],
    ['/projetos/abc123456789012/propostas).', '/projetos/abc123456789012/propostas'],
    ['/fornecedores/abc123456789012%3E', '/fornecedores/abc123456789012'],
    ['/mensagens/abc123456789012%E2%80%9D,', '/mensagens/abc123456789012'],
    ['/fornecedores*?q=pintor (sp)', '/fornecedores?q=pintor (sp)'],
    ['/reset-password#token=a.b.c', '/reset-password#token=a.b.c'],
    ['/cadastro/autonomo', '/cadastro/autonomo'],
    ['/', '/'],
  ])('an address shared as %s leads to %s', (shared, meant) => {
    expect(mendedAddress(new URL(shared, 'https://canteiro.example'))).toBe(encodeURI(meant).replaceAll('%25', '%'))
  })

  test.each([
    ['/auth/callback%23token=eyJh.eyJp.sig-_.', '/auth/callback#token=eyJh.eyJp.sig-_.'],
    ['/auth/callback%23token=a.b.c&from=%2Fprojetos%3Fq%3D1', '/auth/callback#token=a.b.c&from=%2Fprojetos%3Fq%3D1'],
    ['/reset-password/%23token%3Da.b.c%26from%3D%2Fperfil', '/reset-password/#token=a.b.c&from=/perfil'],
    ['/reset-password%23', '/reset-password#'],
    ['/reset-password%23token%3D%E0%A4%A', '/reset-password#token%3D%E0%A4%A'],
  ])("a mailed link whose '#' was encoded, %s, leaves no token in its path", (mailed, meant) => {
    expect(mendedAddress(new URL(mailed, 'https://canteiro.example'))).toBe(meant)
  })
})

describe('where an administrator goes on', () => {
  const origin = 'https://canteiro.example'
  const to = (from: unknown) => adminOriginOf({ from }, origin)

  test('an administrator goes on to the page that they asked for', () => {
    for (const path of ['/admin', '/admin/settings', '/admin/settings?aba=1#fim', '/admin/support/abc']) expect(to(path)).toBe(path)
  })

  test('an administrator goes nowhere but into their area, and not back to its entrance', () => {
    const others = ['/', '/dashboard', '/administrar', '/admin/../perfil', '/admin/%2e%2e/perfil', '/admin/login', '/admin/login/', '', 7]
    const foreign = ['//mau.example/admin', '/\\mau.example/admin', 'https://mau.example/admin', 'javascript:alert(1)']
    for (const from of [...others, ...foreign]) expect(to(from), String(from)).toBe('/admin')
    for (const state of [null, undefined, 'x', {}]) expect(adminOriginOf(state, origin)).toBe('/admin')
  })
})

describe('the manifest', () => {
  const { icons = [], shortcuts = [], screenshots = [] } = manifest
  const inPublic = (src: string) => join(import.meta.dirname, '../../../web/public', src)
  const sizeOf = async (src: string) => pictureSize(await readFile(inPublic(src)))
  const endings: Record<string, string> = { 'image/svg+xml': '.svg', 'image/png': '.png', 'image/webp': '.webp' }

  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])]

  test('every picture that the manifest names is there, of the kind and size that it says', async () => {
    expect(pictures.length).toBeGreaterThanOrEqual(6 + 8 + 9)
    for (const { src, sizes, type } of pictures) {
      expect(src).toMatch(new RegExp(`\\${endings[type ?? '']}$`))
      if (type === 'image/svg+xml') expect(await readFile(inPublic(src), 'utf8')).toContain('viewBox="0 0 512 512"')
      else expect([src, await sizeOf(src)]).toEqual([src, sizes])
    }
  })

  test('start and shortcuts lead to pages of the app, inside its scope', () => {
    expect(shortcuts.map(({ name }) => name)).toEqual(['Publicar projeto', 'Encontrar trabalho', 'Mensagens'])
    for (const url of [manifest.start_url ?? '', ...shortcuts.map((shortcut) => shortcut.url)]) {
      expect(url.startsWith(manifest.scope ?? 'none')).toBe(true)
      expect([url, matchRoutes(routeTree, url)?.findLast(({ route }) => route.path)?.route.path]).toEqual([url, url])
    }
  })
})

describe('the palette', () => {
  const entry = (group: Entry['group'], text: string, note = ''): Entry => ({ group, id: text, text, note, Icon: Search, href: '/' })
  const textsOf = (entries: readonly Entry[]) => entries.map(({ text }) => text)

  test('the palette finds by each typed word, without accents, what begins with it before what contains it', () => {
    const entries = [
      entry('providers', 'Constrói Cozinhas', 'Santos, SP'),
      entry('projects', 'Cozinha nova', 'Aberto'),
      entry('projects', 'Piso da cozinha', 'Aberto'),
      entry('projects', 'Recozinhar', 'Aberto'),
      entry('pages', 'Notificações'),
    ]
    expect(textsOf(findEntries(entries, 'cozinha'))).toEqual(['Cozinha nova', 'Constrói Cozinhas', 'Piso da cozinha', 'Recozinhar'])
    expect(textsOf(findEntries(entries, 'COZINHA santos'))).toEqual(['Constrói Cozinhas'])
    expect(textsOf(findEntries(entries, 'notificacoes'))).toEqual(['Notificações'])
    expect(findEntries(entries, 'telhado')).toEqual([])
  })

  test('it offers each role every page that it may open, and no other', () => {
    for (const role of ['cliente', 'empresa', 'autonomo'] as const) {
      const offered = pages
        .filter((page) => page.area !== 'entrance' && !page.path.includes(':') && page.linkedFrom !== 'mail' && rolesOf(page).includes(role))
        .map(({ path }) => path)
      expect(
        pageEntries(role)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(offered.sort())
    }
    const hrefs = pageEntries('autonomo').map(({ id }) => id)
    expect(hrefs).toContain('/notificacoes')
    expect(hrefs).not.toContain('/projetos/novo')
  })
})
