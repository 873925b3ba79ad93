import type { Locator, Page } from '@playwright/test'
import { enter } from './support/people'
import { expect, test } from './support/test'

test('a project is published and a proposal sent without a mouse', async ({ stage, device }) => {
  const [client, mason] = [await device(), await device()]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Olga Vieira' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Jonas Pires' }),
  ])
  await publishByKeyboard(client.page)
  await expect(client.page.getByRole('heading', { level: 1, name: 'Rampa de acesso' })).toBeVisible()

  const { page } = mason
  await press(page, page.getByRole('navigation').getByRole('link', { name: 'Encontrar Trabalho' }))
  await press(page, page.getByRole('link', { name: 'Rampa de acesso' }))
  await type(page, page.getByLabel('Valor'), '2750')
  await type(page, page.getByLabel('Prazo'), '3')
  await type(page, page.getByLabel('Apresentação'), 'Concreto usinado e piso antiderrapante.')
  await press(page, page.getByRole('button', { name: 'Enviar proposta' }))
  await expect(page.getByText('Proposta enviada com sucesso!')).toBeVisible()
  await expect(page.getByText('R$ 2.750,00')).toBeVisible()
})

async function publishByKeyboard(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Publicar projeto' }))
  await type(page, page.getByLabel('Título'), 'Rampa de acesso')
  await type(page, page.getByLabel('Descrição'), 'Rampa de 3 m com corrimão, ')
  await press(page, page.getByRole('button', { name: 'Inserir metro quadrado' }))
  await expect(page.getByLabel('Descrição')).toHaveValue('Rampa de 3 m com corrimão, m²')
  await type(page, page.getByLabel(/^Orçamento/), '3000')
  await type(page, page.getByLabel('Endereço'), 'Centro')
  await press(page, page.getByRole('button', { name: 'Conferir e publicar' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Publicar projeto' }))
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** Every control must be within reach, and show that it has focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let step = 0; step < 80; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return expectFocusInSight(control)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control}`)
}

/** Nothing that sticks to the page may cover what has focus. */
async function expectFocusInSight(control: Locator): Promise<void> {
  const isInSight = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && (element.contains(there) || there.contains(element))
  })
  expect(isInSight, `${control} is in sight`).toBe(true)
}
