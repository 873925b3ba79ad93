import { createPerson, password } from '../support/data/people'
import { projectsOf } from '../support/server/server-client'
import { publish } from './support/deeds'
import { accountsIn, signOut } from './support/leaving'
import { changePassword } from './support/records'
import { signIn } from './support/signing-in'
import { expect, installed, test } from './support/test'

const ana = { role: 'cliente', full_name: 'Ana Lima' } as const

const vera = { role: 'cliente', full_name: 'Vera Castro' } as const

test('[A2] [A4] a person who signs in after another on the same device finds nothing of theirs', async ({ stage, deviceOf }) => {
  const browser = await deviceOf(ana, installed())
  const { page } = browser
  const account = browser.person
  await browser.offline()
  await publish(page, { title: 'Segredo da Ana' })
  await page.goto('/projetos/novo')
  await page.getByLabel('Título').fill('Rascunho da Ana')
  await expect(page.getByText('Rascunho guardado neste aparelho', { exact: false })).toBeVisible()
  await signOut(page)
  const warning = page.getByRole('alertdialog')
  await expect(warning).toContainText('1 item e 1 rascunho ainda não enviados')
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

test('[A1] when the password was changed elsewhere one goes on writing, signs in again, and everything is sent', async ({
  stage,
  allowed,
  deviceOf,
}) => {
  const browser = await deviceOf(ana)
  const { page } = browser
  const { email } = browser.person
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
