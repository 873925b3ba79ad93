import type { Page } from '@playwright/test'
import { press, type } from '../../e2e/support/browser/keyboard'
import { bubble } from '../../e2e/support/deeds'
import { expect, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'

test('a project is published, and a proposal sent, accepted and talked about, without a mouse', async ({ deviceOf }) => {
  const [client, mason] = await Promise.all([
    deviceOf({ role: 'cliente', full_name: 'Olga Vieira' }),
    deviceOf({ role: 'autonomo', full_name: 'Jonas Pires' }),
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
  await expect(owner.getByRole('region', { name: 'Combinado' })).toContainText('Jonas Pires')
  await press(owner, owner.getByRole('navigation').getByRole('link', { name: 'Mensagens' }).first())
  await expect(owner).toHaveURL(/mensagens/)
  await press(owner, owner.getByRole('region', { name: 'Mensagens' }).getByRole('link', { name: 'Jonas Pires' }))
  await type(owner, owner.getByRole('textbox', { name: 'Mensagem' }), 'Pode começar na segunda?')
  await press(owner, owner.getByRole('button', { name: 'Enviar mensagem' }))
  await expect(bubble(owner, 'Pode começar na segunda?')).toContainText('Enviada')
})

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
