import type { Page } from '@playwright/test'
import { newId } from '#new-id'
import { mailedLink, signInFailed, tryPassword } from '../../e2e/support/account-story'
import { signIn } from '../../e2e/support/signing-in'
import { expect, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { createPerson, password, removePerson } from '../../support/data/people'

const size = { width: 1280, height: 800 }
const role = 'empresa'
const full_name = 'Moreira Coberturas'

test('an account that asked to go is there until it is deleted, and then gone from every tab', async ({ device, stage, allowed }) => {
  allowed.refusals = true
  const { page } = await device({ viewport: size })
  const { id, email } = await createPerson(stage.server, { role, full_name })
  await signIn(page, email)
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Solicitar exclusão da conta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, solicitar' }).click()
  await expect(page.getByText('Entraremos em contato em breve.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Solicitação enviada', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Solicitar exclusão da conta' })).toBeHidden()

  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1, name: `Olá, ${full_name}!` })).toBeVisible()
  await removePerson(stage.server, id)
  // The tab that replicates learns it and says so; the others leave with the session.
  const isGone = (tab: Page) => tab.getByRole('heading', { level: 1, name: 'Conta excluída' }).isVisible()
  await expect.poll(async () => (await isGone(page)) || (await isGone(other))).toBe(true)
  const [told, left] = (await isGone(page)) ? [page, other] : [other, page]
  await expect(told).toHaveTitle('Conta excluída | Canteiro')
  await expect(left).toHaveURL('/')
  await expect(left.getByRole('heading', { level: 1, name: 'Sua obra começa com um bom orçamento.' })).toBeVisible()
  await told.getByRole('button', { name: 'Ir para o início' }).click()
  await expect(told).toHaveURL('/')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  // Until the last tab has let go of it, a database only waits to be deleted.
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name?.includes('canteiro-')))).toEqual([])
  await tryPassword(page, email, password)
  await expectToast(page, signInFailed)
})

test('a forgotten password is replaced from the dialog to the first sign-in with the new one, and its link works once', async ({
  device,
  stage,
  allowed,
}) => {
  allowed.refusals = true
  const { page } = await device({ viewport: size })
  const { email } = await createPerson(stage.server, { role, full_name })
  const dialog = page.getByRole('dialog', { name: 'Recuperar senha' })
  const askFor = async (address: string) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Esqueceu a senha?' }).click()
    await dialog.getByRole('button', { name: 'Enviar link' }).click()
    await expectToast(page, 'Por favor, insira seu e-mail.')
    await dialog.getByLabel('E-mail').fill(address)
    await dialog.getByRole('button', { name: 'Enviar link' }).click()
    await expectToast(page, 'Se este endereço tiver uma conta, o link chega em instantes.')
    await expect(dialog).toBeHidden()
  }
  await askFor(`${newId()}@canteiro.example`)
  await askFor(email)

  const link = await mailedLink(stage, email, 'Crie uma nova senha', 1)
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  const save = async (password: string, repeated: string) => {
    await page.getByLabel('Nova senha', { exact: true }).fill(password)
    await page.getByLabel('Repita a nova senha').fill(repeated)
    await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  }
  await save('novo5', 'novo5')
  await expect(page.getByText('A senha deve ter no mínimo 6 caracteres.')).toBeVisible()
  await save('telhado-novo', 'telhado-velho')
  await expect(page.getByText('As senhas não coincidem.')).toBeVisible()
  await save('telhado-novo', 'telhado-novo')
  await expectToast(page, 'Senha redefinida.')
  await expect(page).toHaveURL('/login')
  await tryPassword(page, email, password)
  await expectToast(page, signInFailed)

  await page.goto(link)
  await save('outra-senha', 'outra-senha')
  await expect(page.getByText('O link de redefinição pode ter expirado. Por favor, solicite um novo.').first()).toBeVisible()
  await page.goto('/login')
  await tryPassword(page, email, 'telhado-novo')
  await expect(page).toHaveURL('/dashboard')
})
