import { enter } from '../../e2e/support/people'
import { expect, phone, test } from '../../e2e/support/test'
import { heldOf } from '../../support/held-documents'
import { openProjectsOf } from '../../support/open-projects'

const MANY = 5_000
const MOST_ROWS = 60

test('with 5,000 open projects no more than 60 rows are in the page while it scrolls, and a search finds one', async ({ stage, device }) => {
  await openProjectsOf(stage.server, 'AP', 'Santana', MANY)
  const mason = await device(phone)
  const { page } = mason
  await enter(mason, stage, { role: 'autonomo', full_name: 'Rui Leme', city: 'Santana', state: 'AP' })
  await page.goto('/projetos-abertos')
  await expect(page.getByRole('link', { name: 'Muro 5000' })).toBeVisible()
  await expect.poll(() => heldOf(page, 'projects'), { timeout: 300_000 }).toBe(MANY)
  await mason.offline()
  await expect(page.getByText('5.000 projetos neste aparelho')).toBeVisible()

  for (let screen = 0; screen < 20; screen++) {
    await page.evaluate(() => window.scrollBy(0, 4 * window.innerHeight))
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await page.getByRole('article').count()).toBeLessThanOrEqual(MOST_ROWS)
  }
  await expect(page.getByRole('link', { name: 'Muro 5000' })).toHaveCount(0)

  await page.getByRole('searchbox').fill('muro 4711')
  await expect(page.getByText('1 projeto neste aparelho')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Muro 4711' })).toBeVisible()
})
