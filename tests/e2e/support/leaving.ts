import type { Page } from '@playwright/test'

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu de / }).click()
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
}

/** This device's account databases. */
export const accountsIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name }) => (name?.includes('canteiro-') ? [name] : [])))
