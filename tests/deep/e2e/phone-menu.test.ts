import { enter } from '../../e2e/support/people'
import { expect, phone, test } from '../../e2e/support/test'

const entries = {
  Dashboard: '/dashboard',
  'Meus Projetos': '/meus-projetos',
  'Publicar Projeto': '/projetos/novo',
  'Propostas Recebidas': '/propostas-recebidas',
  Início: '/',
  Fornecedores: '/fornecedores',
  'Como Funciona': '/como-funciona',
  'Quem Somos': '/quem-somos',
  Configurações: '/perfil',
}

test("[PRODUCT 57] a client's one menu on the phone holds every entry, each in reach at 320 px, and 'Sair' leads home", async ({ stage, device }) => {
  const client = await device(phone)
  const { page } = client
  await enter(client, stage, { role: 'cliente', full_name: 'Olga Reis' })
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Menu da conta' })
  for (const [name, address] of Object.entries(entries)) {
    await page.getByRole('button', { name: 'Menu de Olga Reis' }).click()
    const entry = menu.getByRole('link', { name, exact: true })
    await entry.scrollIntoViewIfNeeded()
    await expect(entry).toBeInViewport({ ratio: 1 })
    await entry.click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(menu).toBeHidden()
  }
  await page.getByRole('button', { name: 'Menu de Olga Reis' }).click()
  await expect(menu.getByRole('link', { name: 'Encontrar Trabalho' })).toHaveCount(0)
  await menu.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
