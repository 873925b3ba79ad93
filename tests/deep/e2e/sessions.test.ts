import type { Page } from '@playwright/test'
import { countPushes, secondTab } from '../../e2e/support/browser/tabs'
import { expectPublished, publish } from '../../e2e/support/deeds'
import { accountsIn, signOut } from '../../e2e/support/leaving'
import { signIn, worksOffline } from '../../e2e/support/signing-in'
import { expect, installed, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { createPerson } from '../../support/data/people'
import { projectsOf } from '../../support/server/server-client'

const ana = { role: 'cliente', full_name: 'Ana Lima' } as const

const vera = { role: 'cliente', full_name: 'Vera Castro' } as const

test('[A3] [A4] without ‘Lembrar de mim’ only what was not sent outlives the browser session, for its own account alone', async ({
  device,
  stage,
}) => {
  const browser = await device(installed())
  const { page } = browser
  const { email } = await createPerson(stage.server, ana)
  const asked = page.waitForRequest((request) => request.url().includes('/api/sync/') && Boolean(request.headers().authorization))
  await signIn(page, email, { remember: false })
  const { authorization: token = '' } = (await asked).headers()
  await worksOffline(browser)
  await publish(page, { title: 'Já foi enviada' })
  await expectPublished(page)
  await browser.offline()
  await publish(page, { title: 'Ainda não foi enviada' })
  await expect(page.getByText('Aguardando conexão').first()).toBeVisible()

  // Signed in still, with the same token, and yet it is nowhere on the disk.
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(await storedTexts(page)).not.toContain(token)
  expect(JSON.stringify((await page.context().storageState()).origins)).not.toContain(token)

  // The browser is closed and opened again: the page that is left sends nothing once there is a network.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await browser.online()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('canteiro-session'))).toBeNull()
  // The session goes first, and what was sent right after it.
  const isStored = async () => {
    const stored = await storedTexts(page)
    return [stored.includes('Ainda não foi enviada'), stored.includes('Já foi enviada')]
  }
  await expect.poll(isStored).toEqual([true, false])

  const other = await createPerson(stage.server, vera)
  await signIn(page, other.email)
  await page.goto('/meus-projetos')
  await expect(page.getByText('Você ainda não publicou nenhum projeto.')).toBeVisible()
  await expect(page.getByText('Ainda não foi enviada')).toHaveCount(0)
  await signOut(page)
  await expect(page).toHaveURL(/\/$/)

  await signIn(page, email)
  await expect.poll(() => projectsOf(stage.server, { email }, 'Ainda não foi enviada')).toHaveLength(1)
  await page.goto('/meus-projetos')
  await expect(page.getByRole('link', { name: 'Já foi enviada' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ainda não foi enviada' })).toBeVisible()
})

test('[A2] signing out in one tab closes the account in the others', async ({ deviceOf }) => {
  const { page: first } = await deviceOf(ana)
  const second = await first.context().newPage()
  await second.goto('/meus-projetos')
  await expect(second.getByRole('heading', { level: 1, name: 'Meus Projetos' })).toBeVisible()
  await signOut(second)
  await expect(second).toHaveURL(/\/$/)
  await expect(first).toHaveURL(/\/$/)
  await first.goto('/dashboard')
  await expect(first).toHaveURL(/\/login$/)
  await expect.poll(() => accountsIn(first)).toEqual([])
})

test('what is deleted under the app is fetched again by a fresh page', async ({ stage, allowed, deviceOf }) => {
  const { page } = await deviceOf(ana)
  await publish(page, { title: 'Está no servidor' })
  await expectToast(page, 'Projeto publicado com sucesso!')
  allowed.storageFailures = true
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', { origin: stage.server.url, storageTypes: 'indexeddb' })
  await page.goto('/meus-projetos')
  await expect(page.getByRole('link', { name: 'Está no servidor' })).toBeVisible()
})

/** Events by which the browser tells a page that it is hidden, or visible again. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('[T1] a visible tab takes over from one that the browser has frozen', async ({ deviceOf }) => {
  const { page: first } = await deviceOf(ana)
  const cdp = await first.context().newCDPSession(first)
  await setVisibility(first, 'hidden')
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' })
  const second = await secondTab(first)
  const bySecond = countPushes(second)
  await publish(second, { title: 'Muro com o celular no bolso' })
  await expect.poll(bySecond).toBeGreaterThan(0)
  await expectToast(second, 'Projeto publicado com sucesso!')
  await cdp.send('Page.setWebLifecycleState', { state: 'active' })
})

/** Everything that is in any database of this device, as one text. */
const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) => new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const found: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) found.push(await done(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    return JSON.stringify(found)
  })
