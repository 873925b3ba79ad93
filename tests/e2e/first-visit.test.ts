import { createPerson } from '../support/data/people'
import { workerStands } from './support/browser/service-worker'
import { signIn } from './support/signing-in'
import { expect, installed, test } from './support/test'

test('[PRODUCT 34] [PRODUCT 81] a person who signs in on their first visit opens everything offline, with no page load in between', async ({
  stage,
  device,
  power,
}) => {
  const browser = await device(installed())
  const { page } = browser
  const { email } = await createPerson(stage.server, { role: 'cliente', full_name: 'Olga Brandão' })
  await signIn(page, email)
  await expect(page.getByText('Tudo enviado')).toBeVisible()
  await workerStands(page)
  await browser.offline()
  await power.off()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Olga Brandão!' })).toBeVisible()
  await page.goto('/projetos/novo')
  await page.getByLabel('Título').fill('Primeira obra')
  await page.reload()
  await expect(page.getByLabel('Título')).toHaveValue('Primeira obra')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Menu de Olga Brandão' })).toBeVisible()
})
