import { links } from '#links'
import { pages } from '../../../web/src/app/pages'
import { createPerson, type Person } from '../../support/people'
import { storeSession } from '../../support/store-session'
import { home } from './public-addresses'
import { desktop, expect, type Fixtures, type Stage } from './test'

/** Opens every page that is not for a role: each leads to the dashboard, which says so until one moves on. Product 48. */
export async function openPagesOfOtherRoles(device: Fixtures['device'], stage: Stage, role: Person['role']): Promise<void> {
  const { page } = await device(desktop)
  await storeSession(page, await createPerson(stage.server, { role, full_name: 'Sílvio Prado' }))
  const said = page.getByText(role === 'cliente' ? 'Esta página é para empresas e autônomos.' : 'Esta página é para clientes.')
  const others = pages.filter(({ roles }) => roles && !roles.includes(role))
  expect(others.length).toBeGreaterThan(0)
  for (const { path } of others) {
    await page.goto(path)
    await expect(page, path).toHaveURL(home.at ?? '')
    await expect(page.getByRole('heading', { level: 1, name: home.heading, exact: true }), path).toBeVisible()
    await expect(said, path).toBeVisible()
  }
  await page.getByRole('link', { name: 'Mensagens' }).first().click()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: home.heading, exact: true })).toBeVisible()
  await expect(said).toBeHidden()

  await page.goto(links.openProjects())
  await expect(page).toHaveURL(links.openProjects())
  await page.goto(links.manageProposals('naoexistenaoexi'))
  await expect(page.getByText('Projeto não encontrado ou você não tem permissão para vê-lo.').first()).toBeVisible()
  await expect(page).toHaveURL(links.dashboard())
  await expect(said).toBeHidden()
}
