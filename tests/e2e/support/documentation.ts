import type { Page } from '@playwright/test'
import { setDocumentationPassword } from '../../../pocketbase/tasks/documentation-password'
import { builtServer } from '../../support/built-server'
import { expectNothingWider } from './nothing-wider'
import { expect, type Stage } from './test'

export const documentationPassword = 'planta-baixa'

/** Sets the password of the technical documentation, as the console command does. */
export async function setPassword({ server }: Stage): Promise<void> {
  const { program } = await builtServer()
  expect(await setDocumentationPassword(program, server.dataDir, documentationPassword)).toMatchObject({ ok: true })
}

/** From a wrong password to a table's columns, by keyboard. */
export async function readDocumentation(page: Page): Promise<void> {
  await page.goto('/documentacao')
  await expect(page).toHaveTitle('Documentação técnica | Canteiro')
  await expect(page.getByText('Equipe Canteiro')).toHaveCount(0)
  const field = page.getByLabel('Senha da documentação')
  await field.fill('errada')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Senha incorreta. Tente novamente.')
  await expect(field).toHaveValue('errada')
  await expect(field, 'the highlight ends').not.toHaveAttribute('aria-invalid', 'true')

  await field.fill(documentationPassword)
  await field.press('Enter')
  await expect(page.getByText('Equipe Canteiro')).toBeVisible()
  await expect(page.getByText('1.0.0', { exact: true })).toBeVisible()
  for (const title of ['Funcionalidades', 'Páginas', 'Comandos', 'Tecnologias', 'Estrutura', 'Banco de dados']) {
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  }
  const proposals = page.getByRole('term').filter({ hasText: /^proposals$/ })
  await expect(proposals).toBeVisible()
  await proposals.locator('xpath=..').locator('summary').press('Enter')
  await expect(page.getByText('cover_letter', { exact: true })).toBeVisible()
  await expectNothingWider(page, 'the documentation')
}
