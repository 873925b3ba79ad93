import { matchPath, matchRoutes } from 'react-router-dom'
import type { Role } from '#domain/documents'
import { type Page, pages } from './pages'

const known: readonly Role[] = ['cliente', 'empresa', 'autonomo']

/** All pages in one list; what opens inside a page is for the same people. */
export const flatPages: readonly Page[] = pages.flatMap(({ children = [], ...page }) => [page, ...children.map((child) => ({ ...page, ...child }))])

const routes = flatPages.map((page) => ({ path: page.path, page }))

export const pageAt = (pathname: string): Page | undefined => matchRoutes(routes, pathname)?.at(-1)?.route.page

export const isKnownRole = (role: Role): boolean => known.includes(role)

/** The roles a page is for. */
export const rolesOf = (page: Page | undefined): readonly Role[] => page?.roles ?? known

/** Whether the menus of a role lead to a page. */
export function isInMenu(role: Role, href: string): boolean {
  const page = pageAt(href)
  return (page?.menuOf ?? rolesOf(page)).includes(role)
}

/** Where people work, and below, there is none. Product 23. */
export const hasFooter = (pathname: string): boolean => !pages.some(({ path, isWorkArea }) => isWorkArea && matchPath({ path, end: false }, pathname))
