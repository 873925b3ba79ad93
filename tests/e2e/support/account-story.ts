import type { Page } from '@playwright/test'
import { expect, type Stage } from './test'

export const signInFailed = 'Usuário ou senha incorretos. Verifique seus dados e tente novamente.'

export async function tryPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Subjects begin with `subject`. */
export async function mailedLink({ mailbox }: Stage, email: string, subject: string, nth: number): Promise<string> {
  const mails = () => mailbox.mails().filter((mail) => mail.to.includes(email) && mail.subject.startsWith(subject))
  await expect.poll(() => mails().length, `mails '${subject}…' to ${email}`).toBe(nth)
  return mails().at(-1)?.links[0] ?? ''
}
