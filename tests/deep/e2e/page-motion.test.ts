import type { Page } from '@playwright/test'
import { links } from '#links'
import { expect, phone, test } from '../../e2e/support/test'
import { openProjectsOf } from '../../support/data/many-open-projects'

/** Counts fades, from the first page on. */
const noteFades = () => {
  Object.assign(window, { fades: 0 })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (...given) => {
    window.fades += 1
    return start(...given)
  }
}
declare global {
  interface Window {
    fades: number
  }
}
/** Whether that link is on the screen; else scrolls half a screen on, and from the end to the top again: a slow list shows a row late. */
const isReached = (name: string): boolean => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)
  const { top = -1, bottom = 0 } = link?.getBoundingClientRect() ?? {}
  if (top >= 0 && bottom <= window.innerHeight) return true
  const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
  window.scrollTo(0, isAtEnd ? 0 : window.scrollY + window.innerHeight / 2)
  return false
}
const fadesOn = (page: Page) => page.evaluate(() => window.fades)

test('[PRODUCT 65] on a phone a list fades into a page and back: focus, place and presses are those without motion', async ({ stage, deviceOf }) => {
  await openProjectsOf(stage.server, 'AC', 'Rio Branco', 60)
  const places: number[] = []
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const { page } = await deviceOf({ role: 'autonomo', full_name: 'Rui Leme', city: 'Rio Branco', state: 'AC' }, { ...phone, reducedMotion })
    const scrolled = () => page.evaluate(() => window.scrollY)
    await page.addInitScript(noteFades)
    await page.goto(links.openProjects())
    const row = page.getByRole('link', { name: 'Muro 40', exact: true })
    await expect(page.getByRole('link', { name: 'Muro 60', exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(isReached, 'Muro 40'), { intervals: [200] }).toBe(true)
    // Playwright brings it out from behind the bar.
    await row.click({ trial: true })
    const left = await scrolled()
    await row.click()
    const heading = page.getByRole('heading', { level: 1, name: 'Muro 40' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    expect([await fadesOn(page), await scrolled()]).toEqual([reducedMotion === 'reduce' ? 0 : 1, 0])

    // The browser's own way back, in its own manner.
    await page.goBack()
    await expect(row).toBeInViewport()
    places.push((await scrolled()) - left)
    expect(await fadesOn(page)).toBe(reducedMotion === 'reduce' ? 0 : 1)

    await row.click()
    await page.getByRole('link', { name: 'Encontrar Trabalho', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Encontrar Trabalho' })).toBeFocused()
    // A second press in the middle of a fade leads on.
    await page.getByRole('link', { name: 'Muro 60', exact: true }).click()
    await page.getByRole('link', { name: 'Mensagens' }).first().click()
    await expect(page).toHaveURL(links.messages())
    await expect(page.getByRole('heading', { level: 1, name: 'Mensagens' })).toBeVisible()
  }
  const [still = 0, moving = 0] = places
  expect(Math.abs(moving - still)).toBeLessThan(20)
})
