import type { Page } from '@playwright/test'
import { atRest } from '../../e2e/support/at-rest'
import { clientPages, providerPages, startTalk } from '../../e2e/support/pages'
import { enter } from '../../e2e/support/people'
import { desktop, expect, phone, test } from '../../e2e/support/test'
import { Session } from '../../server/support/session'
import { createPerson } from '../../support/people'

const launcher = (page: Page) => page.getByRole('button', { name: /^Abrir o chat do suporte/ })

/** What stands under a round button once it has come to rest: prices, fields and controls, in words; null while it has stepped aside. */
async function covered(page: Page, round = '[data-corner=button]'): Promise<string[] | null> {
  await atRest(page, round)
  return page.evaluate((selector) => {
    const button = document.querySelector(selector)
    if (!button?.checkVisibility({ visibilityProperty: true })) return null
    const own = button.getBoundingClientRect()
    const isUnder = (element: Element): boolean =>
      !element.contains(button) &&
      !button.contains(element) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      [...element.getClientRects()].some((box) => box.right > own.left && box.left < own.right && box.bottom > own.top && box.top < own.bottom)
    const controls = [...document.querySelectorAll('a, button, input, textarea, select')]
    const prices = [...document.querySelectorAll('main *')].filter(
      (element) => element.childElementCount === 0 && getComputedStyle(element).display === 'inline' && element.textContent.includes('R$'),
    )
    return [...controls, ...prices].filter(isUnder).map((element) => element.textContent || element.getAttribute('aria-label') || element.tagName)
  }, round)
}

/** Runs in the page: to that share of its height, and of each pane that scrolls by itself. */
function scrollEverything(share: number): void {
  scrollTo(0, share * document.documentElement.scrollHeight)
  for (const pane of document.querySelectorAll('main *')) {
    if (getComputedStyle(pane).overflowY === 'auto') pane.scrollTop = share * (pane.scrollHeight - pane.clientHeight)
  }
}

/** Looks at each page from its top to its foot, and back up a little; answers how often the button was there. */
async function lookOver(page: Page, paths: readonly string[]): Promise<number> {
  let seen = 0
  const look = async (where: string) => {
    const under = await covered(page)
    expect(under ?? [], where).toEqual([])
    if (under) seen++
  }
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForFunction(() => document.querySelector('[data-corner]') !== null)
    for (const part of [0, 0.5, 1]) {
      await page.evaluate(scrollEverything, part)
      await look(`${path}, scrolled to ${part}`)
    }
    // Back up a little: there it comes again.
    await page.evaluate(() => scrollBy(0, -60))
    await look(`${path}, scrolled back`)
  }
  return seen
}

for (const [name, options] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test(`[PRODUCT 46] the support button covers no price, no field and no control on ${name}`, async ({ stage, device }) => {
    const [client, provider] = [await device(options), await device(options)]
    await Promise.all([
      enter(client, stage, { role: 'cliente', full_name: 'Berta Nunes' }),
      enter(provider, stage, { role: 'empresa', full_name: 'Gesso Fino' }),
    ])
    const talk = await startTalk(client, provider, 'Forro de gesso')
    expect(await lookOver(client.page, clientPages(talk))).toBeGreaterThan(0)
    expect(await lookOver(provider.page, providerPages(talk))).toBeGreaterThan(0)
  })
}

test('[PRODUCT 46] on a phone the support button steps aside while one scrolls down, comes back, and opens 320 by 450 pixels', async ({
  stage,
  device,
}) => {
  const client = await device(phone)
  await enter(client, stage, { role: 'cliente', full_name: 'Berta Nunes' })
  const { page } = client
  await page.goto('/termos')
  await expect(launcher(page)).toBeVisible()
  await page.evaluate(() => scrollBy(0, 300))
  await expect(launcher(page)).toBeHidden()
  await page.evaluate(() => scrollBy(0, -100))
  await expect(launcher(page)).toBeVisible()
  await launcher(page).click()
  const panel = page.getByRole('dialog', { name: 'Suporte' })
  await expect(panel).toBeVisible()
  await expect.poll(async () => panel.boundingBox()).toMatchObject({ width: 320, height: 450 })
  await page.keyboard.press('Escape')
  await page.goto('/projetos/novo')
  await expect(page.getByRole('button', { name: 'Conferir e publicar' })).toBeVisible()
  await expect(launcher(page)).toBeHidden()
})

for (const [name, options] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test(`the way back to the top appears after 300 pixels, covers no price, no field and no control on ${name}, and leads up`, async ({
    stage,
    device,
  }) => {
    const place = { city: 'Campinas', state: 'SP' }
    const session = new Session(stage.server, await createPerson(stage.server, { role: 'cliente', full_name: 'Nina Prado', ...place }))
    for (let n = 1; n <= 10; n++) await session.publishes({ title: `Telhado ${n}`, budget: n * 1_000, ...place })
    const visitor = await device(options)
    const { page } = visitor
    const up = page.getByRole('button', { name: 'Voltar ao topo' })
    await page.goto('/termos')
    await expect(up).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 400))
    await expect(up).toBeVisible()
    await up.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(up).toHaveCount(0)

    await enter(visitor, stage, { role: 'autonomo', full_name: 'Rui Leme' })
    await page.goto('/projetos-abertos')
    await expect(page.getByRole('link', { name: 'Telhado 10' })).toBeVisible()
    let seen = 0
    for (const y of [320, 500, 700, 900, 1_100]) {
      await page.evaluate((to) => scrollTo(0, to), y)
      const under = await covered(page, '[aria-label="Voltar ao topo"]')
      expect(under ?? [], `scrolled to ${y}`).toEqual([])
      if (under) seen++
    }
    // A desktop scrolls the list beside the project, not the page.
    if (name === 'a phone') expect(seen).toBeGreaterThan(0)
  })
}
