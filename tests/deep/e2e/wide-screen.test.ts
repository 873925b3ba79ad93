import type { Page } from '@playwright/test'
import { propose, publish } from '../../e2e/support/deeds'
import { expect, installed, test } from '../../e2e/support/test'
import { projectsOf } from '../../support/server/server-client'

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const opener = (page: Page, name: string) => row(page, name).getByRole('link')

test('[PRODUCT 58] open projects and the chosen one stand side by side, by real links and by key', async ({ stage, deviceOf }) => {
  const [client, mason] = await Promise.all([
    deviceOf({ role: 'cliente', full_name: 'Eva Prates' }, installed()),
    deviceOf({ role: 'autonomo', full_name: 'Gil Souto' }, installed()),
  ])
  const owner = client.person
  for (const title of ['Degrau um', 'Degrau dois', 'Degrau três']) await publish(client.page, { title, description: `${title} com corrimão.` })
  await expect.poll(() => projectsOf(stage.server, owner, 'Degrau três')).toHaveLength(1)
  const { page } = mason
  await page.goto('/projetos-abertos')
  for (const title of ['Degrau um', 'Degrau dois', 'Degrau três']) await expect(row(page, title)).toBeVisible()
  // Later items do not take the place of an open one: so it is opened once all three are on the device.
  await page.goto('/projetos-abertos?q=degrau')
  await expect(row(page, 'Degrau três')).toContainText('R$ 4.800,00')
  await expect(row(page, 'Degrau três')).toContainText('Campinas, SP')
  await expect(row(page, 'Degrau três')).toContainText('Degrau três com corrimão.')
  await expect(row(page, 'Degrau três')).toContainText(/Publicado /)
  await expect(opener(page, 'Degrau um')).toHaveAttribute('href', /^\/projetos\/[a-z0-9]{15}$/)
  const opened = page.getByRole('region', { name: 'Projeto escolhido' })
  await expect(opened.getByRole('heading', { level: 2, name: 'Degrau três' })).toBeVisible()

  await opener(page, 'Degrau um').click()
  await expect(page).toHaveURL(/projetos-abertos\?q=degrau&projeto=/)
  await expect(opened.getByRole('heading', { level: 2, name: 'Degrau um' })).toBeVisible()
  await page.keyboard.press('k')
  await expect(opened.getByRole('heading', { level: 2, name: 'Degrau dois' })).toBeVisible()
  await expect(opener(page, 'Degrau dois')).toBeFocused()
  await page.keyboard.press('j')
  await expect(opened.getByRole('heading', { level: 2, name: 'Degrau um' })).toBeVisible()

  await opened.getByLabel('Apresentação').fill('jk')
  await expect(opened.getByRole('heading', { level: 2, name: 'Degrau um' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Área do fornecedor' }).getByRole('link', { name: 'Encontrar Trabalho' })).toBeInViewport()
  await mason.offline()
  await page.reload()
  await expect(opened.getByLabel('Apresentação')).toHaveValue('jk')
  await mason.online()
  await propose(page, { amount: '900,00', days: '2', letter: 'Com corrimão de ferro.' })
  await expect(row(page, 'Degrau um')).toContainText('Proposta enviada')
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(opened).toBeHidden()
  await page.getByRole('link', { name: 'Degrau dois' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Degrau dois' })).toBeVisible()
})
