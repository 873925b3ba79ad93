import { expect, phone, test } from './support/test'

test('a screen whose code did not come is tried again by a fresh page, once', async ({ device, cut }) => {
  const { page } = await device(phone)
  cut.yet = true
  // As on the very first visit: nothing is on the device yet.
  await page.addInitScript('delete Navigator.prototype.serviceWorker')
  let missing = 1
  await page.route('**/assets/login-page-*.js', (route) => (missing-- > 0 ? route.abort() : route.fallback()))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()

  missing = Number.POSITIVE_INFINITY
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Não foi possível abrir esta página.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Recarregar' })).toBeVisible()
})
