import type { Page } from '@playwright/test'
import { expect } from './test'

export type Project = { title: string; description?: string; budget?: string }
/** Without an amount its rows have made it. */
export type Proposal = { amount?: string; days: string; letter: string }

/** Through the form, and lands on the project. */
export async function publish(page: Page, { title, description = 'Banheiro de 4,2 m², com retirada do piso antigo.', budget = '4.800,00' }: Project) {
  await page.goto('/projetos/novo')
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Descrição').fill(description)
  await page.getByLabel(/^Orçamento/).fill(budget)
  await choosePlace(page)
  await page.getByLabel('Endereço').fill('Cambuí, Rua das Flores')
  await page.getByRole('button', { name: 'Conferir e publicar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar projeto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** The server has it: other devices can open it. One item's toast or several's. */
export const expectPublished = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.told.some(({ text }) => /Projeto publicado com sucesso!|itens enviados\./.test(text)))).toBe(true)

/** Campinas, unless the profile has filled in a place. */
export async function choosePlace(page: Page): Promise<void> {
  const city = page.getByRole('combobox', { name: 'Cidade' })
  await expect(city).toBeVisible()
  if ((await city.inputValue()) !== '') return
  const state = page.getByRole('button', { name: /Estado/ })
  await state.click()
  await page.getByRole('option', { name: 'São Paulo (SP)' }).click()
  // The closing list gives the focus back, as fast as a hand.
  await expect(state).toBeFocused()
  // The profile may have filled it: the same words open no list.
  await city.clear()
  // With the space of a phone's keyboard, and no choice from the list.
  await city.fill('Campinas ')
  await expect(page.getByRole('option', { name: 'Campinas', exact: true })).toBeVisible()
  await city.press('Tab')
  await expect(city).toHaveAttribute('aria-expanded', 'false')
  await expect(city).toHaveValue('Campinas')
}

/** On the open project. */
export async function propose(page: Page, { amount, days, letter }: Proposal): Promise<void> {
  if (amount !== undefined) await page.getByLabel('Valor').fill(amount)
  await page.getByLabel('Prazo').fill(days)
  await page.getByLabel('Apresentação').fill(letter)
  await sendOffer(page)
}

/** A line a row; the last one is not added by itself. */
export async function detail(page: Page, rows: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Detalhar orçamento' }).click()
  const next = page.getByLabel('Adicionar item')
  for (const row of rows.slice(0, -1)) {
    await next.fill(row)
    await next.press('Enter')
  }
  await next.fill(rows.at(-1) ?? '')
}

/** Through its review. */
export async function sendOffer(page: Page, submit: 'Enviar proposta' | 'Enviar nova versão' = 'Enviar proposta'): Promise<void> {
  await page.getByRole('button', { name: 'Conferir e enviar' }).click()
  await page.getByRole('dialog', { name: 'Confira antes de enviar' }).getByRole('button', { name: submit }).click()
}

export async function say(page: Page, content: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Mensagem' })
  await field.fill(content)
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(field).toHaveValue('')
}

export const bubble = (page: Page, content: string) => page.getByRole('article').filter({ hasText: content })

export const chatOf = (page: Page): Promise<string[]> =>
  page.getByRole('article').evaluateAll((bubbles) => bubbles.map((bubble) => `${bubble.ariaLabel}: ${bubble.firstChild?.textContent}`))
