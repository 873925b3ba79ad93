import type { Page } from '@playwright/test'
import { expectNothingWider } from '../../e2e/support/checks/nothing-wider'
import { publicTexts } from '../../e2e/support/checks/public-texts'
import { setVideo } from '../../e2e/support/records'
import { expect, test } from '../../e2e/support/test'

const narrow = { width: 360, height: 740 }

test('public pages can be read before any script runs', async ({ device }) => {
  const { page } = await device({ viewport: narrow, javaScriptEnabled: false })
  for (const { path, title, headings, leads } of publicTexts) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title.replace(/\.$/, '')} | Canteiro`)
    for (const heading of headings) await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    const main = page.getByRole('main')
    for (const [link, href] of leads) await expect(main.getByRole('link', { name: link, exact: true }).first()).toHaveAttribute('href', href)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suporte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Suporte' })).toBeVisible()
})

/** Opens a page whose app does not come until `loadApp` is called: what is there to be read is all there is. */
async function openBeforeApp(page: Page, path: string): Promise<{ loadApp: () => void }> {
  let loadApp = () => {}
  const isLoaded = new Promise<void>((resolve) => {
    loadApp = resolve
  })
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await isLoaded
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('script[type=module]').first()).toBeAttached()
  return { loadApp }
}

test('what is typed before the app is there stands in its fields, and typing goes on where it was', async ({ device }) => {
  const { page } = await device({ viewport: narrow })
  const { loadApp } = await openBeforeApp(page, '/cadastro/cliente')
  const name = page.locator('#sign-up-full_name')
  const email = page.locator('#sign-up-email')
  const written = await name.elementHandle()
  await email.fill('lia@exemplo.com.br')
  await name.fill('Lia Motta')
  loadApp()
  await expect.poll(() => written?.evaluate((field) => field.isConnected)).toBe(false)
  await expect(name).toBeFocused()
  await page.keyboard.type(' Reis')
  await expect(name).toHaveValue('Lia Motta Reis')
  await expect(email).toHaveValue('lia@exemplo.com.br')
  // The app knows it too: only the password is missing.
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.locator('#sign-up-password')).toBeFocused()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
})

test('a form that is sent before the app is there is sent by the app, not by the browser into the address', async ({ device }) => {
  const { page } = await device({ viewport: narrow })
  const send = [
    () => page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click(),
    () => page.locator('input[name=password]').press('Enter'),
  ]
  for (const byHand of send) {
    const { loadApp } = await openBeforeApp(page, '/login')
    await page.locator('input[name=password]').fill('segredo')
    await byHand()
    loadApp()
    await expect(page.locator('#login-email')).toBeFocused()
    await expect(page.locator('#login-email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('input[name=password]')).toHaveValue('segredo')
    await expect(page).toHaveURL('/login')
    await page.unroute(/\/assets\/index-[^/]*\.js$/)
  }
})

test('without scripts no form sends what is typed in an address', async ({ device }) => {
  const { page } = await device({ javaScriptEnabled: false })
  for (const path of ['/login', '/cadastro/cliente']) {
    await page.goto(path)
    await page.locator('input[type=password]').fill('segredo')
    await page.locator('input[type=password]').press('Enter')
    await page.getByRole('main').locator('form button').last().click()
    await expect(page).toHaveURL(path)
  }
})

test('nothing moves while the app takes the place of what was there to be read', async ({ device }) => {
  const { page } = await device({ viewport: narrow })
  // As on the very first visit: afterwards the worker brings the shell, and the app is there at once.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.moved = entry.name
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const { path, title } of publicTexts) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // Only the running app measures what stands at the screen's foot.
    await expect(page.locator('html')).toHaveAttribute('style', /bottom-bar/)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(page.locator('html'), `${path} stands still`).not.toHaveAttribute('data-moved', /./)
  }
})

test('the video is asked of its host only after a click, and is absent without a network', async ({ stage, device }) => {
  await setVideo(stage.server, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  const { page, offline } = await device({ viewport: narrow })
  const asked: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Vídeo</p>' })
  })
  await page.goto('/como-funciona')
  const play = page.getByRole('button', { name: 'Assistir ao vídeo' })
  await expect(play).toBeVisible()
  expect(asked).toEqual([])
  await play.click()
  await expect(page.frameLocator('iframe').getByText('Vídeo')).toBeVisible()
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&hl=pt-BR'])
  await expectNothingWider(page, '/como-funciona with its video')
  await offline()
  await expect(page.getByRole('heading', { name: 'Veja em vídeo' })).toHaveCount(0)
})
