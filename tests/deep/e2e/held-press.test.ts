import { conversationId } from '#domain/ids'
import { bubble, propose, say } from '../../e2e/support/deeds'
import { desktop, expect, phone, test } from '../../e2e/support/test'
import { signedIn } from '../../server/support/session'
import { storeSession } from '../../support/store-session'

test('a press on the send button lands although the line at the foot would have pushed the button away meanwhile', async ({ stage, device }) => {
  const [ana, bruno] = [await signedIn(stage.server, 'cliente'), await signedIn(stage.server, 'autonomo')]
  const project = await ana.publishes()
  await bruno.proposes(project)
  await ana.does('start_conversation', { project_id: project, provider_id: bruno.id })
  const client = await device(phone)
  const { page } = client
  await storeSession(page, ana.person)
  await page.clock.install()
  await page.goto(`/mensagens/${conversationId(project, ana.id, bruno.id)}`)
  await say(page, 'Boa tarde, Bruno.')
  await expect(bubble(page, 'Boa tarde')).toContainText('Enviada')

  const field = page.getByRole('textbox', { name: 'Mensagem' })
  await field.fill('Posso passar aí no sábado?')
  await page.getByRole('button', { name: 'Enviar mensagem' }).hover()
  // However slow the machine is, the press lasts a second and a half of the page's time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page.mouse.down()
  await client.offline()
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  await page.clock.fastForward(1_500)
  await page.mouse.up()
  await page.clock.resume()
  await expect(field).toHaveValue('')
  await expect(bubble(page, 'Posso passar')).toContainText('Aguardando conexão')
  await expect(page.getByRole('status').filter({ hasText: 'Sem conexão' })).toBeVisible()
})

test('a press on a proposal’s button lands although the proposal is sent meanwhile', async ({ stage, device }) => {
  const [ana, bruno] = [await signedIn(stage.server, 'cliente'), await signedIn(stage.server, 'autonomo')]
  const mason = await device(desktop)
  const { page } = mason
  await storeSession(page, bruno.person)
  await page.goto(`/projetos/${await ana.publishes()}`)
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Sua proposta' }) })
  await expect(section).toBeVisible()
  await mason.offline()
  await propose(page, { amount: '3.000,00', days: '4', letter: 'Contrapiso e cerâmica.' })
  await expect(section.getByText('Aguardando conexão')).toBeVisible()

  await section.getByRole('button', { name: 'Melhorar Proposta' }).hover()
  await page.mouse.down()
  await mason.online()
  await expect(section.getByText('Aguardando conexão')).toBeHidden()
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Conferir e enviar' })).toBeVisible()
})
