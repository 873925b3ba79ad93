import { links } from '#links'
import { expect, phone, test } from '../../e2e/support/test'
import { signedIn } from '../../server/support/session'
import { openProjectsOf } from '../../support/data/many-open-projects'
import { heldOf } from '../../support/device/held-documents'
import { storeSession } from '../../support/device/store-session'
import { quoted, sql } from '../../support/server/server-client'

const MANY = 5_000
const MOST_ROWS = 60

test('with 5,000 open projects no more than 60 rows are in the page while it scrolls, and a search finds one', async ({ stage, deviceOf }) => {
  await openProjectsOf(stage.server, 'AP', 'Santana', MANY)
  const mason = await deviceOf({ role: 'autonomo', full_name: 'Rui Leme', city: 'Santana', state: 'AP' }, phone)
  const { page } = mason
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

test('[PRODUCT 65] the browser’s Back leads to the place that one left in a long list, to the pixel', async ({ stage, deviceOf }) => {
  await openProjectsOf(stage.server, 'RO', 'Ariquemes', 60)
  const { page } = await deviceOf({ role: 'autonomo', full_name: 'Rui Leme', city: 'Ariquemes', state: 'RO' }, phone)
  await page.goto('/projetos-abertos')
  const row = page.getByRole('link', { name: 'Muro 40', exact: true })
  await expect(page.getByRole('link', { name: 'Muro 60', exact: true })).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight / 2))
    await expect(row).toBeInViewport({ timeout: 200 })
  }).toPass()
  // Playwright brings it out from behind the bar.
  await row.click({ trial: true })
  const left = await row.boundingBox()
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Muro 40' })).toBeFocused()
  await page.goBack()
  await expect.poll(() => row.boundingBox()).toEqual(left)
})

test('a chat of 300 messages shows the newest 200, and what comes before them moves nothing that is read', async ({ stage, device }) => {
  const [client, provider] = [await signedIn(stage.server, 'cliente'), await signedIn(stage.server, 'empresa')]
  const project_id = await client.publishes()
  await provider.proposes(project_id)
  const conversation = await client.startsConversation(project_id, provider)
  const time = "strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' minutes')"
  const lines = `INSERT INTO messages (id, conversation_id, sender_id, content, sent_at, created_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
      SELECT 'm' || printf('%014d', i), ${quoted(conversation)}, ${quoted(client.id)}, 'Linha ' || i, ${time}, ${time} FROM n`
  await sql(stage.server, lines)
  const { page } = await device(phone)
  await storeSession(page, provider.person)
  await page.goto(links.messages())
  await expect.poll(() => heldOf(page, 'messages')).toBe(300)
  await page.goto(links.conversation(conversation))
  const log = page.getByRole('region', { name: 'Mensagens com' })
  const earlier = log.getByRole('button', { name: 'Mostrar mensagens anteriores' })
  await expect(log.getByRole('article').first()).toBeVisible()
  await expect(async () => {
    await log.evaluate((box) => box.scrollTo(0, 0))
    await expect(earlier).toBeVisible({ timeout: 500 })
  }).toPass()
  await earlier.click()
  await expect(log.getByRole('article').filter({ hasText: 'Linha 100' })).toBeAttached()
  await expect(log.getByRole('article').filter({ hasText: 'Linha 101' })).toBeInViewport()
})
