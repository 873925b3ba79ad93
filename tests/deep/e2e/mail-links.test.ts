import { publish } from '../../e2e/support/deeds'
import { enter, signIn } from '../../e2e/support/people'
import { expect, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'

test('[PRODUCT 47] what was made on another device since opens from its mail, though this device held everything before', async ({
  device,
  stage,
  allowed,
}) => {
  const [phone, laptop] = [await device(), await device()]
  const { email } = await enter(phone, stage, { role: 'cliente', full_name: 'Marta Nunes' })
  // The phone has ended its first round, and is put away.
  await phone.page.goto('about:blank')
  await signIn(laptop.page, email)
  await publish(laptop.page, { title: 'Calha nova' })
  await expectToast(laptop.page, 'Projeto publicado com sucesso!')
  const received = `${new URL(laptop.page.url()).pathname}/propostas`

  // Out of the server's reach: nothing is claimed of what this device does not hold.
  allowed.networkFailures = true
  let isInReach = false
  await phone.page.route('**/api/**', (route) => (isInReach ? route.fallback() : route.abort('connectionfailed')))
  await phone.page.goto(received)
  await expect(phone.page.getByRole('heading', { level: 1, name: 'Este conteúdo não está neste aparelho.' })).toBeVisible()
  expect(new URL(phone.page.url()).pathname).toBe(received)

  isInReach = true
  await phone.page.goto(received)
  await expect(phone.page.getByRole('heading', { level: 1, name: 'Comparar propostas' })).toBeVisible()
  await expect(phone.page.getByText('você não tem permissão')).toHaveCount(0)
})

test('a chat that is not on this device is asked for before it is called gone', async ({ device, stage }) => {
  const browser = await device()
  await enter(browser, stage, { role: 'cliente', full_name: 'Marta Nunes' })
  await browser.page.goto('/mensagens/nenhumaconversa')
  await expect(browser.page.getByText('Esta conversa não está mais disponível.')).toBeVisible()
  await browser.page.goto('/projetos/nenhumprojeto00/propostas')
  await expect(browser.page.getByText('Projeto não encontrado ou você não tem permissão para vê-lo.')).toBeVisible()
  await expect(browser.page).toHaveURL(/\/dashboard$/)
})
