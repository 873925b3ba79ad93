import type { Page } from '@playwright/test'
import { newcomers, signInFailed, tryPassword } from '../../e2e/support/account-story'
import { signIn } from '../../e2e/support/people'
import { expect, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { createPerson, password, removePerson } from '../../support/people'

const { size, role, full_name } = newcomers.desktop

test('an account that asked to go is there until it is deleted, and then gone from every tab', async ({ device, stage, allowed }) => {
  allowed.refusals = true
  const { page } = await device({ viewport: size })
  const { id, email } = await createPerson(stage.server, { role, full_name })
  await signIn(page, email)
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Solicitar exclusão da conta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, solicitar' }).click()
  await expect(page.getByText('Entraremos em contato em breve.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Solicitação enviada', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Solicitar exclusão da conta' })).toBeHidden()

  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1, name: `Olá, ${full_name}!` })).toBeVisible()
  await removePerson(stage.server, id)
  // The tab that replicates learns it and says so; the others leave with the session.
  const isGone = (tab: Page) => tab.getByRole('heading', { level: 1, name: 'Conta excluída' }).isVisible()
  await expect.poll(async () => (await isGone(page)) || (await isGone(other))).toBe(true)
  const [told, left] = (await isGone(page)) ? [page, other] : [other, page]
  await expect(told).toHaveTitle('Conta excluída | Canteiro')
  await expect(left).toHaveURL('/')
  await expect(left.getByRole('heading', { level: 1, name: 'Sua obra começa com um bom orçamento.' })).toBeVisible()
  await told.getByRole('button', { name: 'Ir para o início' }).click()
  await expect(told).toHaveURL('/')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  // Until the last tab has let go of it, a database only waits to be deleted.
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name?.includes('canteiro-')))).toEqual([])
  await tryPassword(page, email, password)
  await expectToast(page, signInFailed)
})
