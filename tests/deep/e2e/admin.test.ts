import { title } from '../../e2e/support/admin-area'
import { field, openSettings, video } from '../../e2e/support/admin-settings'
import { fileOf, modulesIn } from '../../e2e/support/built-files'
import { enter, signInAsAdmin } from '../../e2e/support/people'
import { desktop, expect, test } from '../../e2e/support/test'
import { createAdministrator } from '../../support/people'

test("an administrator's session and a person's session are independent, in either direction", async ({ stage, device }) => {
  const client = await device(desktop)
  await enter(client, stage, { role: 'cliente', full_name: 'Laura Pinto' })
  const { page } = client
  const adminPage = await page.context().newPage()
  await openSettings(adminPage, stage)
  await field(adminPage).fill(video)
  await page.getByRole('banner').getByRole('button', { name: 'Menu de Laura Pinto' }).click()
  await page.getByRole('navigation', { name: 'Menu da conta' }).getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
  await expect(adminPage).toHaveURL('/admin/settings')
  await expect(field(adminPage)).toHaveValue(video)
  await adminPage.getByRole('button', { name: 'Sair' }).click()

  await enter(client, stage, { role: 'autonomo', full_name: 'Otto Reis' })
  await page.goto('/admin')
  await openSettings(page, stage)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/admin/login')
  await page.getByRole('banner').getByRole('link', { name: 'Voltar para o Site' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Menu de Otto Reis' })).toBeVisible()
})

/** Their screens, what these ask the server for, and their words: not the links to them, which every page knows. */
const ofAdministrators = /^src\/(?:features|data\/remote)\/admin|^src\/data\/session\/admin-|^texts\/pt-BR\/admin/

test('nothing of the administrators comes with the first page of a visitor', async ({ device }) => {
  const { page } = await device(desktop)
  await page.goto('/login')
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  // The page has its heading before any of the app's code.
  await expect.poll(async () => (await loaded()).flatMap(modulesIn)).toContain('src/features/account/entrance/login-page.tsx')
  await expect(title(page, 'Entrar')).toBeVisible()
  const modules = (await loaded()).flatMap(modulesIn)
  expect(modules.filter((module) => ofAdministrators.test(module))).toEqual([])
})

test('the charts come with the dashboard, and are in no other device’s store', async ({ stage, device }) => {
  const { page } = await device(desktop)
  const { email, password } = await createAdministrator(stage.server)
  await page.goto('/admin')
  await signInAsAdmin(page, email, password)
  await expect(page.getByRole('table', { name: 'Novos Usuários (Últimos 7 dias)' })).toBeVisible()
  // The table does not wait for the picture.
  await expect(page.locator('canvas').first()).toBeVisible()
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  const charts = loaded.find((path) => path.startsWith('/assets/charts-'))
  expect(charts).toBeDefined()
  const worker = await (await page.request.get('/sw.js')).text()
  expect(worker).toContain(fileOf('features/admin/dashboard/admin-dashboard-page.tsx').slice(1))
  expect(worker).not.toContain('assets/charts-')
})
