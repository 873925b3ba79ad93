import { signIn } from '../../e2e/support/people'
import { workerStands } from '../../e2e/support/service-worker'
import { expect, installed, phone, test } from '../../e2e/support/test'
import { createPerson } from '../../support/people'

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

test('the app is stored on the device only after the page has all that it asked for', async ({ device }) => {
  const { page } = await device(installed(phone))
  const order: string[] = []
  page.context().on('serviceworker', () => order.push('worker'))
  const isAnswer = (url: string) => url.includes('/api/')
  page.on('requestfinished', (request) => isAnswer(request.url()) && order.push('answer'))
  // On a line that takes longer for an answer than a page is quiet for.
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await workerStands(page)
  expect(order.at(0)).toBe('answer')
  expect(order.at(-1)).toBe('worker')
})

test('persistent storage is requested with the first thing that a person makes here, and once', async ({ stage, device }) => {
  const { page } = await device(installed())
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      const noted = document.documentElement.dataset
      noted.persist = `${noted.persist ?? ''}asked `
      // A refusal: everything goes on.
      throw new DOMException('No.', 'NotAllowedError')
    }
  })
  const { email } = await createPerson(stage.server, { role: 'cliente', full_name: 'Caio Dantas' })
  await signIn(page, email)
  await expect(page.getByText('Tudo enviado')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Publicar projeto' }).click()
  await expect(page.getByLabel('Título')).toBeVisible()
  const html = page.locator('html')
  await expect(html).not.toHaveAttribute('data-persist')

  await page.getByLabel('Título').fill('Deck de madeira')
  await expect(html).toHaveAttribute('data-persist', 'asked ')
  await page.getByLabel('Descrição').fill('Deck de 12 m² no quintal.')
  await expect(page.getByText(/^Rascunho guardado neste aparelho/)).toBeVisible()
  await expect(html).toHaveAttribute('data-persist', 'asked ')
})
