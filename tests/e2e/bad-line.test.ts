import { expect, test } from './support/test'

test('a screen whose code does not come at once is asked for again', async ({ device, cut }) => {
  const { page } = await device()
  cut.yet = true
  let failures = 0
  await page.route('**/assets/login-page-*.js', (route) => (failures++ < 2 ? route.abort() : route.fallback()))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  expect(failures).toBeGreaterThan(2)
})
