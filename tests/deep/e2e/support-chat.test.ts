import { bubble, chatOf, propose, publish, say } from '../../e2e/support/deeds'
import { enter, signIn } from '../../e2e/support/people'
import { ask, field, launcher, panel, send } from '../../e2e/support/support-chat'
import { messagesOf, ticketOf } from '../../e2e/support/support-team'
import { expect, phone, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { createPerson } from '../../support/people'

/** Holds requests until `open` is called. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

test('what is half written to the support survives closing the chat and a reload', async ({ stage, device }) => {
  const client = await device()
  await enter(client, stage, { role: 'autonomo', full_name: 'Ivo Lemos' })
  const { page } = client
  await launcher(page).click()
  await field(page).fill('Minha proposta su')
  await page.keyboard.press('Escape')
  await launcher(page).click()
  await expect(field(page)).toHaveValue('Minha proposta su')
  // In the very moment after the last letter.
  await field(page).fill('Minha proposta sumiu')
  await page.reload()
  await launcher(page).click()
  await expect(field(page)).toHaveValue('Minha proposta sumiu')
})

test('[P8] what the server refuses comes back into the field with its words, and is no item of Pendências', async ({ stage, device }) => {
  const client = await device()
  const { email } = await enter(client, stage, { role: 'cliente', full_name: 'Zeca Moura' })
  const { page } = client
  // The device asks to give the command up, and the server refuses it for good, once it may. Rule P10.
  let mayAnswer = gate()
  await page.route('**/api/sync/push', async (route) => {
    await mayAnswer.opened
    const asked = route.request().postDataJSON()
    const commands = asked.commands.map(({ id, verb }: { id: string; verb: string }) => ({ id, verb, give_up: true }))
    await route.continue({ postData: { ...asked, commands } })
  })
  await launcher(page).click()
  await ask(page, 'Quero falar sobre um pagamento.')
  mayAnswer.open()
  await expectToast(page, 'Erro ao enviar mensagem')
  await expect(field(page)).toHaveValue('Quero falar sobre um pagamento.')
  await expect(bubble(page, 'Quero falar sobre um pagamento.')).toHaveCount(0)

  // Refused while the chat is closed: it waits, through a reload, until the chat is opened.
  mayAnswer = gate()
  await ask(page, 'Quero falar sobre um pagamento atrasado.')
  await page.keyboard.press('Escape')
  mayAnswer.open()
  await expect(launcher(page)).toHaveAccessibleName('Abrir o chat do suporte: uma mensagem não foi enviada')
  await page.goto('/pendencias')
  await expect(page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible()
  await page.unroute('**/api/sync/push')
  await launcher(page).click()
  await expect(field(page)).toHaveValue('Quero falar sobre um pagamento atrasado.')
  // The command goes once the field is kept.
  await expect(page.locator('[data-corner=panel]')).toHaveAttribute('aria-label', 'Abrir o chat do suporte')
  await page.reload()
  await expect(launcher(page)).toHaveAccessibleName('Abrir o chat do suporte')
  await launcher(page).click()
  await expect(field(page)).toHaveValue('Quero falar sobre um pagamento atrasado.')
  await send(page).click()
  await expect(panel(page).getByRole('article', { name: 'Você' })).toContainText('Enviada')
  expect(await messagesOf(stage.server, (await ticketOf(stage.server, email)).id)).toEqual(['Quero falar sobre um pagamento atrasado.'])
})

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
  await expect(panel(page)).toContainText('O que há de errado?')
  await expect(panel(page).getByRole('button', { name: /^Assunto/ })).toHaveText('Denúncia: projeto Muro dos fundos')
  await ask(page, 'Pede pagamento adiantado.')
  await expect(bubble(page, 'Pede pagamento adiantado.')).toContainText('Enviada')
  expect((await ticketOf(stage.server, email)).subject).toBe(`Denúncia: projeto Muro dos fundos · ${project.split('/').at(-1)}`)

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
  await expect(bubble(page, 'Pede pagamento adiantado.')).toBeVisible()

  await launcher(client.page).click()
  await expect(panel(client.page)).toContainText('Como podemos ajudar?')
  expect((await ticketOf(stage.server, owner)).id).toBe('undefined')
})

test('the help page opens the chat, which works from the keyboard and gives focus back', async ({ stage, device }) => {
  const client = await device()
  const { email } = await createPerson(stage.server, { role: 'cliente', full_name: 'Leda Brito' })
  const { page } = client
  await page.goto('/suporte')
  await expect(page.getByRole('link', { name: 'Falar com o suporte' })).toHaveAttribute('href', '/login')
  await signIn(page, email)
  await page.goto('/suporte')
  const button = page.getByRole('button', { name: 'Falar com o suporte' })
  await button.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Bom dia!')
  await page.keyboard.press('Enter')
  await expect(bubble(page, 'Bom dia!')).toContainText('Enviada')
  expect(await chatOf(page)).toEqual(['Você: Bom dia!'])
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(panel(page)).toHaveCount(0)
})

test('on a phone the chat leaves the composer of a conversation free', async ({ stage, device }) => {
  const [client, mason] = [await device(phone), await device()]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Alda Pinto' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Raul Neto' }),
  ])
  const { page } = client
  await publish(page, { title: 'Portão de ferro' })
  await mason.page.goto(new URL(page.url()).pathname)
  await propose(mason.page, { amount: '900,00', days: '3', letter: 'Solda e pintura.' })
  await page.getByRole('link', { name: 'Ver 1 proposta' }).click()
  await page.getByRole('button', { name: /^Iniciar conversa/ }).click()
  await say(page, 'Pode vir medir?')
  await page.getByRole('button', { name: 'Denunciar conversa' }).click()
  await expect(panel(page)).toContainText('O que há de errado?')
  await expect(launcher(page)).toBeHidden()
})
