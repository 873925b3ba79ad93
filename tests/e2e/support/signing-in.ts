import { expect, type Page } from '@playwright/test'
import { createPerson, type Person, password } from '../../support/data/people'
import { storeSession } from '../../support/device/store-session'
import type { Device, Stage } from './test'

export type Wanted = Pick<Person, 'role' | 'full_name'> & { city?: string; state?: string }

export async function signIn(page: Page, email: string, { remember = true } = {}): Promise<void> {
  await page.goto('/login')
  if (!remember) await page.getByText('Lembrar de mim').click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

export async function signInAsAdmin(page: Page, email: string, given = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(given)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** By a stored session; an installed device is ready to go offline. */
export async function enter(device: Device, { server }: Stage, wanted: Wanted): Promise<Person> {
  const person = await createPerson(server, wanted)
  await storeSession(device.page, person)
  await device.page.goto('/dashboard')
  await worksOffline(device)
  return person
}

/** Account and app are on the device. The incomplete profile is shown once it is known. */
export async function worksOffline({ page, installed }: Pick<Device, 'page' | 'installed'>): Promise<void> {
  if (installed) {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    if (await page.evaluate(() => navigator.serviceWorker.controller === null)) await page.reload()
  }
  await expect(page.getByText('Seu perfil está incompleto.')).toBeVisible()
}
