import { desktopShell } from '#texts'
import { setVideo } from '../../e2e/support/records'
import { signIn } from '../../e2e/support/signing-in'
import { createPerson } from '../../support/data/people'
import { expect, test } from './support/test'

test('a page that crashes is replaced by one that leads back to what was there', async ({ stage, desk, start }, info) => {
  const { email } = await createPerson(stage.server, { role: 'cliente', full_name: 'Nara Falcão' })
  const app = await start()
  const { electron } = app
  await signIn(app.page, email)
  const title = () => electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle())
  const inWindow = (script: string) =>
    electron.evaluate(
      ({ BrowserWindow }, code): Promise<unknown> | undefined => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code),
      script,
    )
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer())
  await expect.poll(title).toBe(desktopShell.failure.title)
  await desk.press('Tab', 'shift+Tab')
  const ring = "getComputedStyle(document.querySelector('a')).outlineColor === getComputedStyle(document.body).color"
  await expect.poll(() => inWindow(ring)).toBe(true)
  await desk.picture(info.outputPath('crash.png'))
  await desk.press('Return')
  await expect.poll(title).toBe('Dashboard | Canteiro')
  await expect.poll(() => inWindow('document.body.innerText')).toContain('Nara Falcão')
})

test('what leads elsewhere opens in the system’s browser, and the page stays', async ({ stage, desk, start }) => {
  await setVideo(stage.server, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  const { page } = await start()
  await page.goto('/como-funciona')
  await page.getByRole('button', { name: 'Assistir ao vídeo' }).click()
  await expect.poll(() => desk.opened()).toEqual(['https://www.youtube.com/watch?v=dQw4w9WgXcQ'])
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.evaluate(() => location.assign('https://evil.example/'))
  await expect.poll(() => desk.opened()).toContain('https://evil.example/')
  await page.evaluate(() => location.assign('file:///etc/passwd'))
  await page.evaluate(() => window.open('javascript:alert(1)'))
  expect(page.url()).toBe('app://canteiro/como-funciona')
  expect(await desk.opened()).toHaveLength(2)
  await setVideo(stage.server, '')
})
