import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { newId } from '#new-id'
import { paths } from '../../../pocketbase/tasks/paths'
import { bubble, expectPublished, propose, publish } from '../../e2e/support/deeds'
import { press, type } from '../../e2e/support/keyboard'
import { enter } from '../../e2e/support/people'
import { expect, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { password } from '../../support/people'

test('a project is published, and a proposal sent, accepted and talked about, without a mouse', async ({ stage, device }) => {
  const [client, mason] = [await device(), await device()]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Olga Vieira' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Jonas Pires' }),
  ])
  await publishByKeyboard(client.page)
  await expect(client.page.getByRole('heading', { level: 1, name: 'Rampa de acesso' })).toBeVisible()

  const { page } = mason
  await press(page, page.getByRole('navigation').getByRole('link', { name: 'Encontrar Trabalho' }))
  await press(page, page.getByRole('link', { name: 'Rampa de acesso' }))
  await type(page, page.getByLabel('Valor'), '2750')
  await type(page, page.getByLabel('Prazo'), '3')
  await type(page, page.getByLabel('Apresentação'), 'Concreto usinado e piso antiderrapante.')
  await press(page, page.getByRole('button', { name: 'Conferir e enviar' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Enviar proposta' }))
  await expectToast(page, 'Proposta enviada com sucesso!')
  await expect(page.getByText('R$ 2.750,00')).toBeVisible()

  const owner = client.page
  await press(owner, owner.getByRole('link', { name: 'Ver 1 proposta' }))
  await press(owner, owner.getByRole('button', { name: /^Aceitar proposta/ }))
  await press(owner, owner.getByRole('alertdialog').getByRole('button', { name: 'Sim, aceitar' }))
  await expect(owner.getByRole('heading', { level: 1, name: 'Projeto em andamento com Jonas Pires' })).toBeVisible()
  await press(owner, owner.getByRole('navigation').getByRole('link', { name: 'Mensagens' }).first())
  await press(owner, owner.getByRole('link', { name: 'Jonas Pires' }))
  await type(owner, owner.getByRole('textbox', { name: 'Mensagem' }), 'Pode começar na segunda?')
  await press(owner, owner.getByRole('button', { name: 'Enviar mensagem' }))
  await expect(bubble(owner, 'Pode começar na segunda?')).toContainText('Enviada')
})

test('a proposal is improved and withdrawn, a project concluded and another deleted, without a mouse', async ({ stage, device }) => {
  const [client, mason] = [await device(), await device()]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Olga Vieira' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Jonas Pires' }),
  ])
  const { page } = mason
  const owner = client.page
  await publish(owner, { title: 'Guarda-corpo da escada' })
  const unwanted = owner.url()
  await publish(owner, { title: 'Rampa com corrimão' })
  const wanted = owner.url()
  await expectPublished(owner)
  await page.goto(wanted)
  await propose(page, { amount: '2.750,00', days: '3', letter: 'Concreto usinado.' })
  await expectToast(page, 'Proposta enviada com sucesso!')
  await expect(owner.getByRole('link', { name: 'Ver 1 proposta' })).toBeVisible()
  // Product 19.
  await expect(page.getByText('(Ainda não avaliado)')).toBeVisible()

  await press(page, page.getByRole('button', { name: 'Melhorar Proposta' }))
  await expect(page.getByLabel('Valor')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2500')
  await press(page, page.getByRole('button', { name: 'Conferir e enviar' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Enviar nova versão' }))
  await expectToast(page, 'Proposta atualizada com sucesso!')
  await expect(page.getByText('era R$ 2.750,00')).toBeVisible()

  await press(page, page.getByRole('button', { name: 'Retirar proposta' }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Sim, retirar' }))
  await expect(page.getByLabel('Apresentação')).toHaveValue('Concreto usinado.')
  await expect(page.getByLabel('Valor')).toHaveValue(/2\.500,00/)
  // The owner is not to accept the one that was withdrawn.
  await expect(owner.getByRole('link', { name: 'Ver 1 proposta' })).toBeHidden()
  await press(page, page.getByRole('button', { name: 'Conferir e enviar' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Enviar proposta' }))
  await expect(page.getByRole('button', { name: 'Melhorar Proposta' })).toBeVisible()

  await press(owner, owner.getByRole('link', { name: 'Ver 1 proposta' }))
  await press(owner, owner.getByRole('button', { name: /^Aceitar proposta/ }))
  await press(owner, owner.getByRole('alertdialog').getByRole('button', { name: 'Sim, aceitar' }))
  await expect(owner.getByRole('heading', { level: 1, name: 'Projeto em andamento com Jonas Pires' })).toBeVisible()
  await owner.goto(wanted)
  await press(owner, owner.getByRole('button', { name: 'Concluir projeto' }))
  await press(owner, owner.getByRole('alertdialog').getByRole('button', { name: 'Sim, concluir' }))
  await expect(owner.getByRole('region', { name: 'Combinado' })).toContainText('Finalizado')

  await owner.goto(unwanted)
  await press(owner, owner.getByRole('button', { name: 'Excluir projeto' }))
  await press(owner, owner.getByRole('alertdialog').getByRole('button', { name: 'Sim, excluir' }))
  await expect(owner).toHaveURL('/meus-projetos')
  await expect(owner.getByRole('link', { name: 'Rampa com corrimão' })).toBeVisible()
  await expect(owner.getByRole('link', { name: 'Guarda-corpo da escada' })).toHaveCount(0)
})

test('an account is made, confirmed, completed and left without a mouse', async ({ stage, device }) => {
  const { page } = await device()
  const email = `${newId()}@canteiro.example`
  await page.goto('/')
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Cadastre-se' }))
  await press(page, page.getByRole('link', { name: 'Autônomo' }))
  await type(page, page.getByLabel('Nome completo'), 'Rita Lopes')
  await type(page, page.getByLabel('E-mail'), email)
  await type(page, page.getByLabel('Senha', { exact: true }), password)
  await press(page, page.getByRole('button', { name: 'Criar conta' }))
  await expect(page).toHaveURL(/\/login$/)

  const mail = await stage.mailbox.waitFor(({ to }) => to.includes(email))
  await page.goto(mail.links[0] ?? '')
  await press(page, page.getByRole('main').getByRole('link', { name: 'Entrar' }))
  await press(page, page.getByRole('button', { name: 'Esqueceu a senha?' }))
  // Keys are the dialog's once it has the focus.
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await type(page, page.getByRole('textbox', { name: 'E-mail' }), email)
  await type(page, page.getByLabel('Senha', { exact: true }), password)
  await press(page, page.getByRole('checkbox', { name: 'Lembrar de mim' }), 'Space')
  await expect(page.getByRole('checkbox', { name: 'Lembrar de mim' })).not.toBeChecked()
  await press(page, page.getByRole('button', { name: 'Entrar', exact: true }))
  await expect(page).toHaveURL(/\/dashboard$/)

  await press(page, page.getByRole('banner').getByRole('button', { name: /Rita Lopes/ }))
  await press(page, page.getByRole('navigation', { name: 'Menu da conta' }).getByRole('link', { name: 'Configurações' }))
  await type(page, page.getByLabel('Telefone'), '19987654321')
  await press(page, page.getByRole('button', { name: /Estado/ }))
  await expect(page.locator('[role=listbox]:focus, [role=listbox] :focus')).toBeAttached()
  await page.keyboard.type('Minas')
  await page.keyboard.press('Enter')
  await type(page, page.getByRole('combobox', { name: 'Cidade' }), 'Contagem')
  await expect(page.getByRole('option', { name: 'Contagem', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Salvar alterações' }))
  await expectToast(page, 'Perfil atualizado com sucesso!')
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Contagem')

  await changePhotoByKeyboard(page)
  const change = page.getByRole('button', { name: 'Alterar senha' })
  await press(page, change)
  const dialog = page.getByRole('dialog', { name: 'Alterar senha' })
  await type(page, dialog.getByLabel('Senha atual'), password)
  await type(page, dialog.getByLabel('Nova senha', { exact: true }), 'canteiro456')
  await type(page, dialog.getByLabel('Repita a nova senha'), 'canteiro456')
  await press(page, dialog.getByRole('button', { name: 'Salvar nova senha' }))
  await expectToast(page, 'Senha alterada.')
  await expect(dialog).toBeHidden()
  await expect(change).toBeFocused()

  await press(page, page.getByRole('banner').getByRole('button', { name: /Rita Lopes/ }))
  await press(page, page.getByRole('navigation', { name: 'Menu da conta' }).getByRole('button', { name: 'Sair' }))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

async function changePhotoByKeyboard(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page, page.getByRole('button', { name: 'Alterar Foto' }))
  await (await chooser).setFiles(join(paths.root, 'web/public/icon-512.png'))
  const dialog = page.getByRole('dialog')
  await press(page, dialog.getByLabel('Zoom'), 'ArrowRight')
  await press(page, dialog.getByRole('group', { name: /^Recorte/ }), 'ArrowLeft')
  await press(page, dialog.getByRole('button', { name: 'Usar esta imagem' }))
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', /^\/api\/files\/users\//)
}

async function publishByKeyboard(page: Page): Promise<void> {
  await press(page, page.getByRole('main').getByRole('link', { name: 'Publicar projeto', exact: true }))
  await type(page, page.getByLabel('Título'), 'Rampa de acesso')
  await type(page, page.getByLabel('Descrição'), 'Rampa de 3 m com corrimão, ')
  await press(page, page.getByRole('button', { name: 'Inserir metro quadrado' }))
  await expect(page.getByLabel('Descrição')).toHaveValue('Rampa de 3 m com corrimão, m²')
  await type(page, page.getByLabel(/^Orçamento/), '3000')
  await type(page, page.getByLabel('Endereço'), 'Centro')
  await press(page, page.getByRole('button', { name: 'Conferir e publicar' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Publicar projeto' }))
}
