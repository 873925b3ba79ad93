import { bubble } from './support/deeds'
import { ask, field, launcher, panel, send } from './support/support-chat'
import { answer, messagesOf, ticketOf } from './support/support-team'
import { expect, installed, phone, test } from './support/test'

test('[PRODUCT 66] a question asked without a connection waits in the chat, goes out with the network, and its answer comes live', async ({
  stage,
  deviceOf,
}) => {
  const client = await deviceOf({ role: 'cliente', full_name: 'Rosa Prado' }, installed(phone))
  const { email } = client.person
  const { page } = client
  await client.offline()
  await page.reload()
  await launcher(page).tap()
  await expect(panel(page)).toContainText('Como podemos ajudar?')
  await expect(send(page)).toBeDisabled()
  await field(page).fill('   ')
  await expect(send(page)).toBeDisabled()
  await send(page).tap({ force: true })
  await field(page).fill('Como mudo meu e-mail?')
  // A double tap: the button is disabled again by the second one, which is to swallow no later press.
  await send(page).tap()
  await expect(send(page)).toBeDisabled()
  await send(page).tap({ force: true })
  await expect(bubble(page, 'Como mudo meu e-mail?')).toContainText('Aguardando conexão')
  await field(page).fill('E minha senha?')
  await send(page).tap()
  await expect(bubble(page, 'E minha senha?')).toBeVisible()
  await send(page).tap({ force: true })
  await ask(page, 'Obrigada!')
  await panel(page).getByRole('button', { name: 'Fechar o chat do suporte' }).tap()
  await page.goto('/pendencias')
  await expect(page.getByRole('article', { name: 'Mensagem para o suporte' }).filter({ hasText: 'Como mudo meu e-mail?' })).toBeVisible()

  await client.online()
  await launcher(page).tap()
  await expect(bubble(page, 'Como mudo meu e-mail?')).toContainText('Enviada')
  await expect(panel(page)).toContainText('Aberto')
  const ticket = await ticketOf(stage.server, email)
  expect(ticket).toMatchObject({ subject: 'Suporte via Widget', status: 'open' })
  expect(await messagesOf(stage.server, ticket.id)).toEqual(['Como mudo meu e-mail?', 'E minha senha?', 'Obrigada!'])

  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await answer(stage.server, ticket.id, 'Em Configurações, em “Alterar e-mail”.')
  await expect(launcher(page)).toHaveAccessibleName('Abrir o chat do suporte: 1 resposta não lida')
  await launcher(page).tap()
  await expect(panel(page).getByRole('article', { name: 'Suporte' })).toContainText('Em Configurações, em “Alterar e-mail”.')
  await expect.poll(async () => (await ticketOf(stage.server, email)).read_at_client).not.toBe('')
  await page.keyboard.press('Escape')
  await expect(launcher(page)).toHaveAccessibleName('Abrir o chat do suporte')
})
