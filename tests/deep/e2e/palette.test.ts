import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../e2e/support/checks/axe'
import { expectPublished, publish } from '../../e2e/support/deeds'
import { desktop, expect, installed, test } from '../../e2e/support/test'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Ir para…' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Ir para…' })

async function find(page: Page, typed: string, option: string): Promise<void> {
  // A page that has just been loaded hears no key before its header works.
  await expect(page.getByRole('button', { name: 'Ir para…' })).toBeEnabled()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await field(page).pressSequentially(typed)
  await expect(palette(page).getByRole('option', { name: option })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeHidden()
}

test('Ctrl+K leads to every page, to one’s own things and the themes, by keyboard alone and without a connection', async ({ deviceOf }) => {
  const client = await deviceOf({ role: 'cliente', full_name: 'Lia Barros' }, installed(desktop))
  const { page } = client
  await publish(page, { title: 'Caixa-d’água no telhado' })
  await expectPublished(page)
  const project = new URL(page.url()).pathname
  await client.offline()
  await page.goto('/perfil')
  await expect(page.getByRole('button', { name: 'Ir para…' })).toBeEnabled()

  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('option', { name: 'Meus Projetos' })).toBeVisible()
  await expectNoViolations(page, 'the palette')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()

  await find(page, 'agua telhado', 'Caixa-d’água no telhado')
  await expect(page).toHaveURL(project)
  await expect(page.getByRole('heading', { level: 1, name: 'Caixa-d’água no telhado' })).toBeFocused()
  await find(page, 'notificacoes', 'Notificações')
  await expect(page).toHaveURL('/notificacoes')

  await find(page, 'escuro', 'Usar tema escuro')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await find(page, 'aparelho', 'Usar tema do aparelho')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')

  await page.keyboard.press('Control+k')
  await field(page).pressSequentially('xyzw')
  await expect(palette(page).getByText('Nada encontrado para “xyzw” neste aparelho.')).toBeVisible()
})
