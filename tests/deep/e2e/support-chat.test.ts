import { enterArea } from '../../e2e/support/admin-area'
import { startTalk } from '../../e2e/support/checks/page-addresses'
import { bubble, publish, say } from '../../e2e/support/deeds'
import { enter } from '../../e2e/support/signing-in'
import { ask, launcher, panel, report } from '../../e2e/support/support-chat'
import { ticketOf } from '../../e2e/support/support-team'
import { desktop, expect, installed, phone, test } from '../../e2e/support/test'

test('a project and a chat are reported in a ticket of their own, and no other person learns of it', async ({ stage, device }) => {
  const [client, mason] = [await device(), await device()]
  const { email: owner } = await enter(client, stage, { role: 'cliente', full_name: 'Dora Reis' })
  const { email } = await enter(mason, stage, { role: 'autonomo', full_name: 'Beto Luz' })
  await publish(client.page, { title: 'Muro dos fundos' })
  await expect(client.page.getByRole('button', { name: 'Denunciar projeto' })).toHaveCount(0)
  const project = new URL(client.page.url()).pathname

  const { page } = mason
  await page.goto(project)
  await launcher(page).click()
  await ask(page, 'Como melhoro minha proposta?')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Denunciar projeto' }).click()
  await report(page, 'Pediu pagamento adiantado ou por fora', 'Pede pagamento adiantado.')
  await expect(panel(page).getByRole('button', { name: /^Assunto/ })).toHaveText('Denúncia: projeto Muro dos fundos')
  await expect(bubble(page, 'Pede pagamento adiantado.')).toContainText('Enviada')
  expect((await ticketOf(stage.server, email)).subject).toBe(`Denúncia: projeto · ${project.split('/').at(-1)}`)

  // The other conversation is where it was.
  await panel(page)
    .getByRole('button', { name: /^Assunto/ })
    .click()
  await page.getByRole('menuitem', { name: 'Conversa com o suporte' }).click()
  await expect(bubble(page, 'Como melhoro minha proposta?')).toBeVisible()
  await expect(bubble(page, 'Pede pagamento adiantado.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Denunciar projeto' })).toBeFocused()

  // The same thing again goes on where it stood.
  await page.getByRole('button', { name: 'Denunciar projeto' }).click()
  await page.getByRole('button', { name: 'Ver minha denúncia' }).click()
  await expect(bubble(page, 'Pede pagamento adiantado.')).toBeVisible()

  await launcher(client.page).click()
  await expect(panel(client.page)).toContainText('Como podemos ajudar?')
  expect((await ticketOf(stage.server, owner)).id).toBe('undefined')
})

test('on a phone the chat leaves the composer of a conversation free', async ({ deviceOf }) => {
  const [client, mason] = await Promise.all([
    deviceOf({ role: 'cliente', full_name: 'Alda Pinto' }, phone),
    deviceOf({ role: 'autonomo', full_name: 'Raul Neto' }),
  ])
  const { page } = client
  await startTalk(client, mason, 'Portão de ferro')
  await page.getByRole('button', { name: 'Mais opções da conversa' }).click()
  await page.getByRole('menuitem', { name: 'Denunciar conversa' }).click()
  await report(page, 'Ofensa ou assédio', 'Xingou.')
  await expect(bubble(page, 'Xingou.')).toContainText('Enviada')
  await expect(launcher(page)).toBeHidden()
})

test('a chat is reported without a connection, with its last messages, and administrators alone read them', async ({ stage, device, deviceOf }) => {
  const client = await deviceOf({ role: 'cliente', full_name: 'Nair Leme' }, installed(phone))
  const mason = await deviceOf({ role: 'autonomo', full_name: 'Zeca Prado' })
  const { chat } = await startTalk(client, mason, 'Calçada da frente')
  const { page } = client
  await mason.page.goto(chat)
  await say(mason.page, 'Medi de novo, e falta argamassa. '.repeat(30))
  await say(mason.page, 'Consigo na terça. Preciso de um sinal de 30% no pix pra reservar a data')
  const line = page.getByText('Pagamento adiantado é o golpe mais comum.')
  await expect(line).toHaveCount(1)
  await client.offline()
  await line.getByRole('button', { name: 'Denunciar conversa' }).click()
  await expect(page.getByRole('checkbox', { name: 'Enviar junto as últimas mensagens (até 30)' })).toBeChecked()
  await report(page, 'Pediu pagamento adiantado ou por fora', 'Quer sinal antes de vir.')
  await expect(bubble(page, 'Quer sinal antes de vir.')).toContainText('Aguardando conexão')
  await say(mason.page, 'Deixa pra lá')
  await client.online()
  await expect(bubble(page, 'Quer sinal antes de vir.')).toContainText('Enviada')
  await expect(panel(page)).toContainText('3 mensagens da conversa foram junto.')

  const area = await device(desktop)
  await enterArea(area.page, stage, '/admin/support?status=reports')
  await area.page.getByRole('link', { name: /Nair Leme/ }).click()
  await area.page.getByRole('button', { name: 'Ver 3 mensagens anexadas' }).click()
  const enclosed = area.page.getByRole('region', { name: 'Mensagens anexadas' })
  await expect(enclosed).toContainText('Zeca Prado (quem foi denunciado)')
  await expect(enclosed).not.toContainText('Deixa pra lá')
  await area.page.setViewportSize({ width: 390, height: 700 })
  await expect(area.page.getByRole('textbox', { name: 'Resposta' })).toBeInViewport({ ratio: 1 })
  await area.page.getByRole('button', { name: 'Encerrar', exact: true }).click()
  await page.goto('/notificacoes')
  await expect(page.getByText('Denúncia encerrada')).toBeVisible()
})
