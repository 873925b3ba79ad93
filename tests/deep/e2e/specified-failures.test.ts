import { fileOf } from '../../e2e/support/built-files'
import { enter } from '../../e2e/support/people'
import { desktop, expect, phone, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { createPerson, password } from '../../support/people'

test('what the entrance cannot do without a server it says as specified, and keeps what was typed', async ({ device, stage, power, allowed }) => {
  allowed.refusals = true
  const { email } = await createPerson(stage.server, { role: 'cliente', full_name: 'Dora Reis' })
  const [signingUp, forgetting, resetting] = [(await device(phone)).page, (await device(phone)).page, (await device(phone)).page]

  await signingUp.goto('/cadastro/cliente')
  await signingUp.getByLabel('Nome completo').fill('Dora Reis')
  await signingUp.getByLabel('E-mail').fill('dora@canteiro.example')
  await signingUp.getByLabel('Senha', { exact: true }).fill(password)

  await forgetting.goto('/login')
  await forgetting.getByRole('button', { name: 'Esqueceu a senha?' }).click()
  const dialog = forgetting.getByRole('dialog', { name: 'Recuperar senha' })
  await dialog.getByRole('button', { name: 'Enviar link' }).click()
  await expectToast(forgetting, 'Campo obrigatório')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Enviar link' }).click()
  await expectToast(forgetting, 'E-mail de recuperação enviado!')
  const mail = await stage.mailbox.waitFor(({ to, subject }) => to.includes(email) && subject.includes('Crie uma nova senha'))
  await forgetting.getByRole('button', { name: 'Esqueceu a senha?' }).click()
  await dialog.getByLabel('E-mail').fill(email)

  await resetting.goto(mail.links.find((link) => link.includes('/reset-password')) ?? '')
  await resetting.getByLabel('Nova senha', { exact: true }).fill('telhado-novo')
  await resetting.getByLabel('Repita a nova senha').fill('telhado-novo')

  await power.off()
  await signingUp.getByRole('button', { name: 'Criar conta' }).click()
  await expectToast(signingUp, 'Falha no Cadastro')
  await expect(signingUp.getByLabel('Nome completo')).toHaveValue('Dora Reis')
  await dialog.getByRole('button', { name: 'Enviar link' }).click()
  await expectToast(forgetting, 'Erro ao enviar e-mail')
  await resetting.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expectToast(resetting, 'Erro ao redefinir senha')
  await expect(resetting.getByLabel('Nova senha', { exact: true })).toHaveValue('telhado-novo')
})

test('what a company’s profile cannot do it says as specified', async ({ device, stage, allowed }) => {
  allowed.refusals = true
  const company = await device(desktop)
  const { page } = company
  await enter(company, stage, { role: 'empresa', full_name: 'Pedra e Prumo' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Encontre Trabalho' })).toHaveAttribute('href', '/projetos-abertos')
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Buscar CNPJ' }).click()
  await expectToast(page, 'CNPJ Inválido')
  await expectToast(page, 'Por favor, insira um CNPJ com 14 dígitos.')
  await page.getByLabel('CNPJ', { exact: true }).fill('11.222.333/0001-81')
  await page.route('**/api/fetch-cnpj', (route) => route.fulfill({ status: 400, json: { code: 'of another release' } }))
  await page.getByRole('button', { name: 'Buscar CNPJ' }).click()
  await expectToast(page, 'Erro ao buscar CNPJ')
  await expectToast(page, 'Não foi possível buscar os dados. Verifique o CNPJ e tente novamente.')
  await expect(page.getByLabel('CNPJ', { exact: true })).toHaveValue('11.222.333/0001-81')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'obra.txt', mimeType: 'text/plain', buffer: Buffer.from('obra') })
  await expectToast(page, 'Erro ao enviar imagem')
  await expectToast(page, 'Você precisa selecionar uma imagem para enviar.')
})

test('the banner of an unconfirmed address stands there with the form, however late its code comes', async ({ device }) => {
  const { page } = await device(phone)
  let release = (): void => undefined
  const held = new Promise<void>((done) => {
    release = done
  })
  let isAsked = false
  await page.route(`**${fileOf('features/account/email-links/confirm-email-banner.tsx')}`, async (route) => {
    isAsked = true
    await held
    await route.continue()
  })
  await page.goto('/cadastro/cliente')
  await page.getByLabel('Nome completo').fill('Dora Reis')
  await page.getByLabel('E-mail').fill('dora@canteiro.example')
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect.poll(() => isAsked).toBe(true)
  await expect(page.getByText('Criando conta...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Criar Conta de Cliente' })).toBeVisible()
  // What the login page shows first is looked at as it is drawn.
  const first = page.evaluate(
    () =>
      new Promise<string | null>((done) => {
        const look = () =>
          location.pathname === '/login' && document.querySelector('h1')?.textContent === 'Entrar'
            ? done(document.body.innerText)
            : requestAnimationFrame(look)
        look()
      }),
  )
  release()
  expect(await first).toContain('Confirme seu e-mail')
})
