import { expect, test } from 'vitest'
import { links } from '#links'
import { areaNavigation } from '../../../web/src/app/shell/navigation'

const current = (pathname: string, belonging: string | null) =>
  areaNavigation('autonomo', pathname, 0, belonging)
    .sidebar.filter(({ isCurrent }) => isCurrent)
    .map(({ href }) => href)

test('[PRODUCT 57] a project shows in the menu as what it is to the person: among the open ones, or among those they proposed on', () => {
  const page = links.project('abc')
  expect(current(page, null)).toEqual([links.openProjects()])
  expect(current(page, links.openProjects())).toEqual([links.openProjects()])
  expect(current(page, links.myProposals())).toEqual([links.myProposals()])
})
