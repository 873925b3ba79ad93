import type { Locator } from '@playwright/test'
import { enter } from '../../e2e/support/signing-in'
import { desktop, expect, test } from '../../e2e/support/test'

test('with the few colours of a contrast theme a state is seen: what is on, ticked, chosen, and the page that one is on', async ({
  device,
  stage,
}) => {
  const client = await device({ ...desktop, forcedColors: 'active' })
  const { page } = client
  await page.goto('/login')
  const tick = page.locator('label:has(input[type=checkbox]) svg').first()
  const isSeen = () => tick.evaluate((svg) => getComputedStyle(svg).color !== getComputedStyle(svg.parentElement ?? svg).backgroundColor)
  const remember = page.getByLabel('Lembrar de mim')
  const label = page.locator('label', { has: page.locator('input[type=checkbox]') })
  await label.click()
  await expect(remember).not.toBeChecked()
  await expect.poll(isSeen).toBe(false)
  await label.click()
  await expect.poll(isSeen).toBe(true)
  expect(await borderOf(page.getByRole('button', { name: 'Entrar', exact: true }))).not.toBe('0px')

  await enter(client, stage, { role: 'autonomo', full_name: 'Tomé Ribas' })
  await page.goto('/perfil')
  const current = page.locator('nav [aria-current=page]').first()
  expect(await borderOf(current)).toBe('2px')
  const track = page.locator('label:has(input[role=switch]) > span').last()
  const colour = () => track.evaluate((span) => getComputedStyle(span).backgroundColor)
  const before = await colour()
  await page.getByRole('switch').last().click({ force: true })
  await expect.poll(colour).not.toBe(before)
})

test('with the few colours of a contrast theme every button has an edge: in menus, in the corner, at fields, and in dialogs', async ({
  deviceOf,
}) => {
  const { page } = await deviceOf({ role: 'cliente', full_name: 'Rita Prado' }, { ...desktop, forcedColors: 'active' })
  const bare = () =>
    page
      .locator('button:visible:not([role=option])')
      .evaluateAll((all) =>
        all
          .filter((button) => getComputedStyle(button).borderBottomWidth === '0px')
          .map((button) => button.getAttribute('aria-label') ?? button.textContent),
      )
  await page.locator('[data-corner]').waitFor()
  expect(await bare()).toEqual([])
  await page.locator('header button[aria-expanded]').last().click()
  expect(await bare()).toEqual([])
  await page.goto('/projetos/novo')
  await page.getByRole('button', { name: 'Inserir metro quadrado, m²' }).first().waitFor()
  expect(await bare()).toEqual([])
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
  expect(await bare()).toEqual([])
})

const borderOf = (place: Locator): Promise<string> => place.evaluate((element) => getComputedStyle(element).borderBottomWidth)
