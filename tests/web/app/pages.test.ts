import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { adminPaths } from '#admin-links'
import type { Role } from '#domain/documents'
import { paths } from '#links'
import { flatPages, pageAt, rolesOf } from '../../../web/src/app/page-at'
import { pages } from '../../../web/src/app/pages'
import { prerendered } from '../../../web/src/app/pwa/prerendered'
import { routeTree } from '../../../web/src/app/router'
import { areaNavigation } from '../../../web/src/app/shell/navigation'
import { accountEntries, roleEntries } from '../../../web/src/app/shell/places'
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

test('the page of each kind of account is written out', () => {
  expect(prerendered.find(({ path }) => path === paths.signUp)?.at).toEqual(accountRoles.map(({ role }) => role))
})

test('[PRODUCT 31] [PRODUCT 64] menus lead to pages that their role may open, each to the ones of Product 64', () => {
  for (const role of roles) {
    const { sidebar, bottomBar } = areaNavigation(role, '/dashboard', 0)
    for (const href of hrefsOf([...sidebar, ...bottomBar, ...roleEntries(role), ...accountEntries, ...publicItems('/', { withIcons: false })])) {
      expect(rolesOf(pageAt(href)), href).toContain(role)
    }
  }
  const client = areaNavigation('cliente', '/dashboard', 0)
  expect(client.sidebar.map(({ text }) => text)).toEqual(['Dashboard', 'Mensagens', 'Meus Projetos', 'Propostas', 'Fornecedores', 'Configurações'])
  expect(hrefsOf(client.bottomBar)).toEqual(['/dashboard', '/mensagens', '/meus-projetos', '/propostas-recebidas', '/perfil'])
  const provider = areaNavigation('autonomo', '/dashboard', 0)
  expect(hrefsOf(provider.sidebar)).toEqual(['/dashboard', '/mensagens', '/projetos-abertos', '/minhas-propostas', '/perfil'])
  expect(provider.bottomBar).toEqual(provider.sidebar)
  expect(hrefsOf(roleEntries('cliente'))).toEqual(['/dashboard', '/meus-projetos', '/projetos/novo', '/propostas-recebidas'])
  expect(hrefsOf(roleEntries('empresa'))).toEqual(['/dashboard', '/projetos-abertos', '/minhas-propostas'])
})

test('the menu marks the page that one is on; a project belongs to the list that a role finds it in', () => {
  const current = (role: Role, pathname: string) => hrefsOf(areaNavigation(role, pathname, 0).sidebar.filter(({ isCurrent }) => isCurrent))
  for (const path of ['/meus-projetos', '/projetos/novo', '/projetos/abc', '/projetos/abc/propostas']) {
    expect(current('cliente', path), path).toEqual(['/meus-projetos'])
  }
  expect(current('empresa', '/projetos/abc')).toEqual(['/projetos-abertos'])
  expect(current('empresa', '/projetos-abertos')).toEqual(['/projetos-abertos'])
  expect(current('cliente', '/mensagens/abc')).toEqual(['/mensagens'])
  expect(current('cliente', '/fornecedores/abc')).toEqual(['/fornecedores'])
  expect(current('cliente', '/pendencias')).toEqual([])
})
