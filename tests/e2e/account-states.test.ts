import { newId } from '#new-id'
import { password } from '../support/data/people'
import { mailedLink, signInFailed, tryPassword } from './support/account-story'
import { choosePlace } from './support/deeds'
import { expect, test } from './support/test'
import { expectToast } from './support/told'

const narrow = { viewport: { width: 360, height: 740 } }
const full_name = 'Gil Moreira'

test('an account from the sign-up form to a whole profile: wrong passwords, unusable links, a second sign-up, where it wanted to go', async ({
  device,
  stage,
  allowed,
}) => {
  allowed.refusals = true
  const { page } = await device(narrow)
  const email = `${newId()}@canteiro.example`
  const signUp = async () => {
    await page.goto('/cadastro/autonomo')
    await page.getByLabel('Nome completo').fill(full_name)
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
    const elsewhere = await device(narrow)
    await elsewhere.page.goto(link)
    await expect(elsewhere.page.getByText(`Para confirmar ${email}, informe a senha escolhida no cadastro.`)).toBeVisible()
    await elsewhere.page.getByLabel('Senha do cadastro', { exact: true }).fill('senha-errada')
    await elsewhere.page.getByRole('button', { name: 'Confirmar e-mail' }).click()
    await expect(elsewhere.page.getByText('Esta não é a senha deste cadastro.')).toBeVisible()
    await expect(elsewhere.page.getByRole('heading', { name: 'E-mail confirmado!' })).toBeHidden()
  })

  await test.step('a link that is spoilt or too old leads to a new one, and that one confirms, once', async () => {
    await page.goto('/auth/callback?token=estragado')
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
    await page.getByRole('textbox', { name: 'CPF' }).fill('52998224725')
    await choosePlace(page)
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expectToast(page, 'Perfil atualizado com sucesso!')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: `Olá, ${full_name}!` })).toBeVisible()
    await expect(page.getByText('Seu perfil está incompleto.')).toBeHidden()
  })
})

/** A token like a mailed one, without a signature. */
function tokenOf(email: string, exp: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [part({ alg: 'HS256' }), part({ email, exp }), 'sem-assinatura'].join('.')
}
