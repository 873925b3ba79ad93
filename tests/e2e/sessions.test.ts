import type { Page } from '@playwright/test'
import { createPerson, password } from '../support/people'
import { projectsOf } from '../support/server-client'
import { expectPublished, publish } from './support/deeds'
import { accountsIn, signOut } from './support/leaving'
import { enter, signIn, worksOffline } from './support/people'
import { changePassword } from './support/records'
import { expect, installed, test } from './support/test'

const ana = { role: 'cliente', full_name: 'Ana Lima' } as const
const vera = { role: 'cliente', full_name: 'Vera Castro' } as const

test('[A2] [A4] a person who signs in after another on the same device finds nothing of theirs', async ({ device, stage }) => {
  const browser = await device(installed())
  const { page } = browser
  const account = await enter(browser, stage, ana)
  await browser.offline()
  await publish(page, { title: 'Segredo da Ana' })
  await signOut(page)
  const warning = page.getByRole('alertdialog')
  await expect(warning).toContainText('1 item ainda não foi enviado')
  await warning.getByRole('button', { name: 'Sair e apagar' }).click()
  await expect(page).toHaveURL(/\/$/)
  await browser.online()
  await expect.poll(() => accountsIn(page)).toEqual([])

  await signIn(page, (await createPerson(stage.server, vera)).email)
  await page.goto('/meus-projetos')
  await expect(page.getByText('Você ainda não publicou nenhum projeto.')).toBeVisible()
  await expect(page.getByText('Segredo da Ana')).toHaveCount(0)
  expect(await projectsOf(stage.server, account, 'Segredo da Ana')).toEqual([])
})

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
  expect(JSON.stringify(await page.context().storageState())).not.toContain(token)

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

test('[A2] signing out in one tab closes the account in the others', async ({ device, stage }) => {
  const browser = await device()
  const { page: first } = browser
  await enter(browser, stage, ana)
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

test('[A1] when the password was changed elsewhere one goes on writing, signs in again, and everything is sent', async ({
  device,
  stage,
  allowed,
}) => {
  const browser = await device()
  const { page } = browser
  const { email } = await enter(browser, stage, ana)
  allowed.networkFailures = true
  // The stream that was open under the session before may be told so first.
  allowed.refusals = true
  await changePassword(stage.server, email, 'outrasenha9')
  await publish(page, { title: 'Escrita sem sessão' })
  await expect(page.getByText('Sua sessão terminou. Você pode continuar; entre de novo para enviar e receber.')).toBeVisible()
  await page.getByRole('button', { name: 'Entrar de novo' }).click()
  const dialog = page.getByRole('dialog')
  // The session of another account does not take over this account's data.
  const other = await createPerson(stage.server, vera)
  await dialog.getByLabel('E-mail').fill(other.email)
  await dialog.getByLabel('Senha', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(dialog).toContainText('Esta é outra conta. Entre com a conta que está aberta neste aparelho.')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Senha', { exact: true }).fill('outrasenha9')
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => projectsOf(stage.server, { email }, 'Escrita sem sessão')).toHaveLength(1)
  await expect(page.getByText('Sua sessão terminou.')).toBeHidden()
  expect(await projectsOf(stage.server, other, 'Escrita sem sessão')).toEqual([])
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
