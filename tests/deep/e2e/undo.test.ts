import { keepUndo } from '../../e2e/support/browser/keep-undo'
import { publish } from '../../e2e/support/deeds'
import { expect, installed, phone, test } from '../../e2e/support/test'
import { recordsOf } from '../../support/server/server-client'

test('[PRODUCT 59] a project that was never sent is deleted at once, and comes back', async ({ stage, deviceOf }) => {
  const client = await deviceOf({ role: 'cliente', full_name: 'Vera Lins' }, installed(phone))
  const { page } = client
  await keepUndo(page)
  await page.goto('/projetos/novo')
  await expect(page.getByLabel('Título')).toBeVisible()
  await client.offline()
  await publish(page, { title: 'Escada de concreto' })
  await page.getByRole('button', { name: 'Excluir projeto' }).click()
  await expect(page).toHaveURL('/meus-projetos')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByText('“Escada de concreto” excluído antes do envio.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Escada de concreto' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('link', { name: 'Escada de concreto' }).first()).toBeVisible()
  await client.online()
  await expect.poll(async () => (await recordsOf(stage.server, 'projects', 'title = "Escada de concreto"')).length).toBe(1)
  await page.goto('/pendencias')
  await expect(page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible()
  await page.goto('/meus-projetos')
  await page.getByRole('link', { name: 'Escada de concreto' }).first().click()
  await page.getByRole('button', { name: 'Excluir projeto' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Excluir este projeto?' })).toBeVisible()
})
