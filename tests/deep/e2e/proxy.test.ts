import { publish } from '../../e2e/support/deeds'
import { test as base, expect, installed } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { type DocumentedProxy, SITE, startDocumentedProxy } from '../../support/server/documented-proxy'
import { projectsOf } from '../../support/server/server-client'

/** A browser that finds the site's own name at a proxy before the server, and takes its certificate for a good one. */
const test = base.extend<object, { front: DocumentedProxy }>({
  front: [
    async ({ stage }, use) => {
      const proxy = await startDocumentedProxy('nginx', stage.server.port)
      await use(proxy)
      await proxy.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  browser: [
    async ({ front, playwright, launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${SITE}:443 127.0.0.1:${front.port}`, '--ignore-certificate-errors']
      const browser = await playwright.chromium.launch({ ...launchOptions, args })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})

test('a project that is published while the proxy answers 502 waits, is never called sent, and goes once the server is back', async ({
  stage,
  power,
  deviceOf,
}) => {
  const client = await deviceOf({ role: 'cliente', full_name: 'Ana Lima' }, { ...installed(), baseURL: `https://${SITE}` })
  const { page } = client
  const ana = client.person
  // A page of its own, whose console may complain.
  const other = await page.context().newPage()
  await other.goto('/termos')
  const tooLarge = () => fetch('/api/sync/push', { method: 'POST', body: 'x'.repeat(600_000) }).then(({ status }) => status)
  expect(await other.evaluate(tooLarge)).toBe(413)
  await other.close()

  await power.off()
  const away = page.waitForResponse((answer) => answer.status() === 502)
  await publish(page, { title: 'Muro dos fundos' })
  await away
  await expect(page.getByText('Aguardando o servidor').first()).toBeVisible()
  await page.goto('/pendencias')
  await expect(page.getByRole('article', { name: 'Projeto · Muro dos fundos' })).toContainText('Aguardando o servidor')
  await expect(page.getByText('1 item aguarda o servidor.')).toBeVisible()
  expect(await page.evaluate(() => window.told.map(({ text }) => text))).toEqual([])
  await expect(page.getByText(/Tudo enviado|publicado com sucesso|enviados?\./)).toHaveCount(0)

  await power.on()
  await expectToast(page, 'Projeto publicado com sucesso!')
  await expect(page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible()
  expect(await projectsOf(stage.server, ana, 'Muro dos fundos')).toMatchObject([{ status: 'open' }])
})
