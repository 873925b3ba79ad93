import type { Page } from '@playwright/test'
import { newId } from '#new-id'
import { createPerson, password } from '../../support/people'
import { choosePlace } from './deeds'
import { expect, type Fixtures, type Stage, test } from './test'
import { expectToast } from './told'

type Newcomer = { size: { width: number; height: number }; role: 'autonomo' | 'empresa'; full_name: string }
type Given = Pick<Fixtures, 'device' | 'allowed'> & { stage: Stage }

export const newcomers = {
  phone: { size: { width: 360, height: 740 }, role: 'autonomo', full_name: 'Gil Moreira' },
  desktop: { size: { width: 1280, height: 800 }, role: 'empresa', full_name: 'Moreira Coberturas' },
} as const satisfies Record<string, Newcomer>

export const signInFailed = 'Usuário ou senha incorretos. Verifique seus dados e tente novamente.'

/** An account from the sign-up form to a whole profile: wrong passwords, unusable links, a second sign-up, where it wanted to go. */
export async function confirmAccount({ device, stage, allowed }: Given, { size, role, full_name }: Newcomer): Promise<void> {
  allowed.refusals = true
  const { page } = await device({ viewport: size })
  const email = `${newId()}@canteiro.example`
  const signUp = async () => {
    await page.goto(`/cadastro/${role}`)
    await page.getByLabel(role === 'empresa' ? 'Nome da empresa' : 'Nome completo').fill(full_name)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await expectToast(page, 'Cadastro realizado com sucesso!')
    await expectToast(page, 'Verifique seu e-mail para confirmar sua conta.')
    await expect(page).toHaveURL('/login')
  }

  await test.step('until it is confirmed a right password is answered by the yellow banner', async () => {
    await signUp()
    await expect(page.getByText('Confirme seu e-mail')).toBeVisible()
    await page.goto('/')
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
    await tryPassword(page, email, 'senha-errada')
    await expectToast(page, signInFailed)
    await expect(page.getByText('Confirme seu e-mail')).toBeHidden()
    await tryPassword(page, email, password)
    await expectToast(page, 'Confirmação Pendente')
    await expectToast(page, 'Sua conta ainda não foi confirmada. Verifique seu e-mail!')
    await expect(page.getByText('Confirme seu e-mail')).toBeVisible()
  })

  await test.step('in another browser the link asks for the password that was chosen', async () => {
    const link = await mailedLink(stage, email, 'Confirme seu e-mail', 1)
    const elsewhere = await device({ viewport: size })
    await elsewhere.page.goto(link)
    await expect(elsewhere.page.getByText(`Para confirmar ${email}, informe a senha escolhida no cadastro.`)).toBeVisible()
    await elsewhere.page.getByLabel('Senha do cadastro', { exact: true }).fill('senha-errada')
    await elsewhere.page.getByRole('button', { name: 'Confirmar e-mail' }).click()
    await expect(elsewhere.page.getByText('Esta não é a senha deste cadastro.')).toBeVisible()
    await expect(elsewhere.page.getByRole('heading', { name: 'E-mail confirmado!' })).toBeHidden()
  })

  await test.step('a link that is spoilt or too old leads to a new one, and that one confirms, once', async () => {
    const [, link] = [await mailedLink(stage, email, 'Confirme seu e-mail', 1), '/auth/callback?token=estragado']
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Não foi possível confirmar' })).toBeVisible()
    await page.goto(`/auth/callback?token=${tokenOf(email, 1_000)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Não foi possível confirmar' })).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await page.getByRole('button', { name: 'Reenviar e-mail' }).click()
    await expectToast(page, 'Se este endereço tiver uma conta a confirmar, o link chega em instantes.')
    const second = await mailedLink(stage, email, 'Confirme seu e-mail', 2)
    await page.goto(second)
    await expect(page.getByRole('heading', { level: 1, name: 'E-mail confirmado!' })).toBeVisible()
    await expect(page).toHaveURL('/auth/callback')
  })

  await test.step('a second sign-up with its address answers the same, and its owner is told', async () => {
    await signUp()
    await mailedLink(stage, email, 'Você já tem uma conta', 1)
  })

  await test.step('it comes to where it wanted to go, and is asked for what its profile lacks', async () => {
    await page.goto('/pendencias')
    await expect(page).toHaveURL('/login')
    await tryPassword(page, email, password)
    await expect(page).toHaveURL('/pendencias')
    await page.goto('/dashboard')
    await expect(page.getByText('Seu perfil está incompleto.')).toBeVisible()
    await page.getByRole('link', { name: 'Completar perfil' }).click()
    await page.getByRole('textbox', { name: role === 'empresa' ? 'CNPJ' : 'CPF' }).fill(role === 'empresa' ? '12ABC34501DE35' : '52998224725')
    await choosePlace(page)
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expectToast(page, 'Perfil atualizado com sucesso!')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: `Olá, ${full_name}!` })).toBeVisible()
    await expect(page.getByText('Seu perfil está incompleto.')).toBeHidden()
  })
}

/** A forgotten password from the dialog to the first sign-in with the new one; its link works once. */
export async function replacePassword({ device, stage, allowed }: Given, { size, role, full_name }: Newcomer): Promise<void> {
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
}

export async function tryPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** The link of the nth mail to an address whose subject begins so. */
async function mailedLink({ mailbox }: Stage, email: string, subject: string, nth: number): Promise<string> {
  const mails = () => mailbox.mails().filter((mail) => mail.to.includes(email) && mail.subject.startsWith(subject))
  await expect.poll(() => mails().length, `mails '${subject}…' to ${email}`).toBe(nth)
  return mails().at(-1)?.links[0] ?? ''
}

/** A token like a mailed one, without a signature. */
function tokenOf(email: string, exp: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [part({ alg: 'HS256' }), part({ email, exp }), 'sem-assinatura'].join('.')
}
