import { matchPath, matchRoutes } from 'react-router-dom'
import type { Role } from '#domain/documents'
import type { Menu, Page, PageEntry } from './page'
import { pages } from './pages'

const known: readonly Role[] = ['cliente', 'empresa', 'autonomo']

/** All pages in one list; a nested route has its page's access. */
export const flatPages: readonly Page[] = pages.flatMap(({ children = [], ...page }) => [page, ...children.map((child) => ({ ...page, ...child }))])

const routes = flatPages.map((page) => ({ path: page.path, page }))

export const pageAt = (pathname: string): Page | undefined => matchRoutes(routes, pathname)?.at(-1)?.route.page

export const isKnownRole = (role: Role): boolean => known.includes(role)

export const rolesOf = (page: Page | undefined): readonly Role[] => page?.roles ?? known

export type Listed = PageEntry & Pick<Page, 'path'>

const listed = ({ path, entry }: Page): Listed[] => (entry ? [{ path, ...entry }] : [])

/** In the table's order; for a role, pages of its own tasks. Product 64. */
export const pagesIn = (menu: Menu, role?: Role): Listed[] =>
  pages.filter((page) => page.entry?.menus?.includes(menu) && (!role || (page.menuOf ?? rolesOf(page)).includes(role))).flatMap(listed)

/** First the pages of the role's own area. */
export function pagesOf(role: Role): Listed[] {
  const open = pages.filter((page) => page.area !== 'entrance' && rolesOf(page).includes(role))
  return [...open.filter(({ area }) => area !== 'public'), ...open.filter(({ area }) => area === 'public')].flatMap(listed)
}

/** Product 23. */
export const hasFooter = (pathname: string): boolean => !pages.some(({ path, isWorkArea }) => isWorkArea && matchPath({ path, end: false }, pathname))
