import type { Page } from '@playwright/test'
import { expect } from './test'

export const launcher = (page: Page) => page.getByRole('button', { name: /^Abrir o chat do suporte/ })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Suporte' })
export const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Mensagem para o suporte' })
export const send = (page: Page) => panel(page).getByRole('button', { name: 'Enviar ao suporte' })

export async function ask(page: Page, content: string): Promise<void> {
  await field(page).fill(content)
  await send(page).click()
  await expect(field(page)).toHaveValue('')
}

/** In the dialog of 'Denunciar'; the chat of the report opens. */
export async function report(page: Page, reason: string, words = ''): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Denunciar/ })
  await dialog.getByText(reason, { exact: true }).click()
  if (words) await dialog.getByRole('textbox', { name: 'Conte com suas palavras' }).fill(words)
  await dialog.getByRole('button', { name: 'Denunciar' }).click()
  await expect(panel(page)).toBeVisible()
}
