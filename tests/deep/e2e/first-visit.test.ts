import { workerStands } from '../../e2e/support/browser/service-worker'
import { expect, installed, phone, test } from '../../e2e/support/test'

test('after a first visit a visitor opens the app without a network: the page they read, and others', async ({ device, power }) => {
  const browser = await device(installed(phone))
  const { page } = browser
  await page.goto('/como-funciona')
  await workerStands(page)
  await browser.offline()
  await power.off()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Como Funciona' })).toBeVisible()
  for (const [path, title] of [
    ['/', 'Sua obra começa com um bom orçamento.'],
    ['/quem-somos', 'Quem Somos'],
    ['/login', 'Entrar'],
    ['/termos', 'Termos de uso'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})
