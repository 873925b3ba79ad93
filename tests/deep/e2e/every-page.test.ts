import { choosePicture, longCompany, reviewProject, startBigTalk } from '../../e2e/support/big-talk'
import { expectNoViolations } from '../../e2e/support/checks/axe'
import { lookAtOpened, lookAtPages, opened } from '../../e2e/support/checks/look'
import { clientPages, providerPages, publicPages } from '../../e2e/support/checks/page-addresses'
import { say } from '../../e2e/support/deeds'
import { desktop, expect, installed, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { createPerson } from '../../support/data/people'

const what = 'axe finds nothing, and nothing is out of reach on a narrow screen, at twice its size or with large letters'

for (const half of [0, 1]) {
  test(`${what}: public pages, part ${half + 1}`, async ({ stage, device, allowed }) => {
    allowed.refusals = true
    const { id } = await createPerson(stage.server, { role: 'empresa', full_name: longCompany })
    const { page } = await device(desktop)
    await lookAtPages(
      page,
      publicPages(id).filter((_, k) => k % 2 === half),
    )
  })
}

test(`${what}: a client’s pages`, async ({ stage, device }) => {
  const [client, provider] = [await device(installed()), await device(desktop)]
  const talk = await startBigTalk(client, provider, stage)
  await lookAtPages(client.page, clientPages(talk))
})

test(`${what}: a provider’s pages`, async ({ stage, device }) => {
  const [client, provider] = [await device(desktop), await device(desktop)]
  const talk = await startBigTalk(client, provider, stage, (page) => expectNoViolations(page, 'the proposal form'))
  await lookAtPages(provider.page, providerPages(talk))
})

test(`${what}: a deal, for both sides`, async ({ stage, device }) => {
  const [client, provider] = [await device(desktop), await device(desktop)]
  const talk = await startBigTalk(client, provider, stage)
  await client.page.goto(`${talk.project}/propostas`)
  await client.page.getByRole('button', { name: `Aceitar proposta de ${longCompany}` }).click()
  await client.page.getByRole('button', { name: 'Sim, aceitar' }).click()
  await expectToast(client.page, 'Proposta aceita com sucesso!')
  await lookAtPages(client.page, [talk.project, `${talk.project}/propostas`, '/meus-projetos'])
  await lookAtPages(provider.page, [talk.project, '/minhas-propostas', '/dashboard'])
})

test('axe finds nothing in the support chat', async ({ stage, device }) => {
  const [client, provider] = [await device(desktop), await device(desktop)]
  const talk = await startBigTalk(client, provider, stage)
  for (const name of ['Abrir o chat do suporte', 'Denunciar conversa']) {
    await client.page.goto(talk.chat)
    if (name === 'Denunciar conversa') await client.page.getByRole('button', { name: 'Mais opções da conversa' }).click()
    await client.page.getByRole(name === 'Denunciar conversa' ? 'menuitem' : 'button', { name }).click()
    await expect(client.page.getByRole('dialog', { name: name === 'Denunciar conversa' ? name : 'Suporte' })).toBeVisible()
    await expectNoViolations(client.page, name)
  }
})

test('nothing that opens over a page is out of reach on a small screen: signed out', async ({ device }) => {
  const { page } = await device(desktop)
  await lookAtOpened(page, [opened('/login', 'Esqueceu a senha?'), { ...opened('/', 'Menu', 'nav[aria-label=Menu]'), phoneOnly: true }])
})

test('nothing that opens over a page is out of reach on a small screen: a client', async ({ stage, device }) => {
  const [client, provider] = [await device(desktop), await device(desktop)]
  const { project } = await startBigTalk(client, provider, stage)
  await lookAtOpened(client.page, [
    opened('/dashboard', /^Menu de /, 'nav[aria-label="Menu da conta"]'),
    opened('/perfil', 'Alterar e-mail'),
    opened('/perfil', 'Alterar senha'),
    opened('/perfil', 'Solicitar cancelamento da conta'),
    { path: '/perfil', open: choosePicture },
    opened(project, 'Excluir projeto'),
    opened(`${project}/propostas`, /^Aceitar proposta/),
    { path: '/projetos/novo', open: reviewProject },
  ])
})

test('what waits without a network can be read and reached, and axe finds nothing in it', async ({ stage, device }) => {
  const [client, provider] = [await device(desktop), await device(installed())]
  const talk = await startBigTalk(client, provider, stage)
  const { page } = provider
  await provider.offline()
  await page.goto(talk.chat)
  await say(page, 'Amanhã cedo, se não chover.')
  await expect(page.getByRole('article').getByText('Aguardando conexão')).toBeVisible()
  await expectNoViolations(page, 'a chat that waits')
  const waits = () => expect(page.getByText('Sem conexão ·')).toBeVisible()
  await lookAtOpened(page, [
    { path: talk.chat, open: waits },
    { path: '/pendencias', open: waits },
  ])
  await expectNoViolations(page, 'Pendências with an item')
  const leave = async () => {
    await page.getByRole('button', { name: /^Menu de / }).click()
    await page.getByRole('button', { name: 'Sair', exact: true }).click()
    await expect(page.getByRole('alertdialog', { name: 'Sair com envios pendentes?' })).toBeVisible()
  }
  await lookAtOpened(page, [{ path: '/pendencias', open: leave }])
})

test('a form’s buttons stand at the foot of what a phone’s keyboard leaves of the screen', async ({ deviceOf }) => {
  const { page } = await deviceOf({ role: 'cliente', full_name: 'Olga Vieira' })
  const room = () =>
    page.evaluate(() => innerHeight - Math.round(document.querySelector('[data-sticky-actions]')?.getBoundingClientRect().bottom ?? 0))
  for (const path of ['/projetos/novo', '/perfil']) {
    await page.setViewportSize({ width: 390, height: 470 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '/perfil') await page.getByLabel('Nome completo').fill('Olga Vieira Reis')
    await expect.poll(room, { message: path }).toBe(0)
  }
})
