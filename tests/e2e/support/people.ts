import type { Page } from '@playwright/test'
import { newId } from '#new-id'
import type { MailCatcher } from '../../support/mail-catcher'
import { createPerson, password } from '../../support/people'
import { storeSession } from '../../support/store-session'
import { type Device, expect, type Stage } from './test'
import { expectToast } from './told'

export type Account = { role: 'cliente' | 'empresa' | 'autonomo'; full_name: string; email: string }
/** Where they are; Campinas where a test does not mind. */
type Place = { city?: string; state?: string }

/** Signs up as people do: the form, the mail, its link, the first sign-in. */
export async function signUp({ page, shell }: Device, mailbox: MailCatcher, { role, full_name }: Omit<Account, 'email'>): Promise<Account> {
  const email = `${newId()}@canteiro.example`
  await page.goto(`/cadastro/${role}`)
  await page.getByLabel(role === 'empresa' ? 'Nome da empresa' : 'Nome completo').fill(full_name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expectToast(page, 'Cadastro realizado com sucesso!')
  await expect(page).toHaveURL(/\/login$/)

  const mail = await mailbox.waitFor(({ to }) => to.includes(email))
  const link = mail.links.find((address) => address.includes('/auth/callback')) ?? ''
  if (shell) await confirmInBrowser(page, link)
  else {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'E-mail confirmado!' })).toBeVisible()
  }
  await signIn(page, email)
  return { role, full_name, email }
}

/** A mail's link opens in the system's browser, which is not the one that signed up. */
async function confirmInBrowser(page: Page, link: string): Promise<void> {
  const browser = await page.context().browser()?.newContext()
  const mailed = await browser?.newPage()
  if (!browser || !mailed) throw new Error('There is no browser to open a mail in.')
  await mailed.goto(link)
  await mailed.getByLabel('Senha do cadastro').fill(password)
  await mailed.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await expect(mailed.getByRole('heading', { name: 'E-mail confirmado!' })).toBeVisible()
  await browser.close()
}

export async function signIn(page: Page, email: string, { remember = true } = {}): Promise<void> {
  await page.goto('/login')
  if (!remember) await page.getByText('Lembrar de mim').click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Signs in at the administrators' entrance, which is open. */
export async function signInAsAdmin(page: Page, email: string, given = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(given)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** A person with an account, signed in on this device by a stored session; an installed device is ready to lose the network. */
export async function enter(device: Device, { server }: Stage, wanted: Omit<Account, 'email'> & Place): Promise<Account> {
  const person = await createPerson(server, wanted)
  await storeSession(device.page, person)
  await device.page.goto('/dashboard')
  await worksOffline(device)
  return { ...wanted, email: person.email }
}

/** From here on the person's account, and on an installed device the app, are there; no person here has a whole profile, which the dashboard says once it knows. */
export async function worksOffline({ page, installed }: Pick<Device, 'page' | 'installed'>): Promise<void> {
  if (installed) {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    if (await page.evaluate(() => navigator.serviceWorker.controller === null)) await page.reload()
  }
  await expect(page.getByText('Seu perfil está incompleto.')).toBeVisible()
}
