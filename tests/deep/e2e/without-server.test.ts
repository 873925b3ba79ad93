import type { Request } from '@playwright/test'
import { clientPages, providerPages, startTalk, type Talk } from '../../e2e/support/checks/page-addresses'
import { bubble, publish } from '../../e2e/support/deeds'
import { type Device, expect, installed, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'

type Says = Record<string, string>

/** The words of each page of a client, connected or not. */
const clientSays = ({ project, chat }: Talk): Says => ({
  '/dashboard': 'Olá, Renata Lima!',
  '/perfil': 'Nome completo',
  '/projetos/novo': 'Título',
  [project]: 'Troca de telhado',
  '/meus-projetos': 'Troca de telhado',
  '/propostas-recebidas': 'Troca de telhado',
  [`${project}/editar`]: 'Editar projeto',
  [`${project}/propostas`]: 'Cuido de hidráulica, elétrica e revestimento.',
  '/projetos-abertos': 'Troca de telhado',
  '/mensagens': 'Sebastião Ferreira',
  [chat]: 'Quando o senhor pode vir medir?',
  '/notificacoes': 'Troca de telhado',
  '/pendencias': 'Tudo enviado',
  '/receber': 'Nada chegou aqui.',
  '/fornecedores': 'Sebastião Ferreira',
})

const providerSays = ({ project, chat }: Talk): Says => ({
  '/dashboard': 'Olá, Sebastião Ferreira!',
  '/perfil': 'Nome completo',
  '/projetos-abertos': 'Troca de telhado',
  [project]: 'Cuido de hidráulica, elétrica e revestimento.',
  '/minhas-propostas': 'Troca de telhado',
  '/mensagens': 'Renata Lima',
  [chat]: 'Quando o senhor pode vir medir?',
  '/notificacoes': 'Notificações',
  '/pendencias': 'Tudo enviado',
  '/receber': 'Nada chegou aqui.',
  '/fornecedores': 'Sebastião Ferreira',
})

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

/** Each page, on a phone and on a desktop, says what it is to say and is no wider than its screen. */
async function walk({ page }: Device, says: Says): Promise<void> {
  for (const [path, text] of Object.entries(says)) {
    await page.goto(path)
    for (const size of sizes) {
      await page.setViewportSize(size)
      const name = `${path} at ${size.width} px`
      await expect(page.locator('#conteudo').getByText(text).filter({ visible: true }).first(), name).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBeLessThanOrEqual(0)
    }
  }
}

test('every page of both roles shows what it is for, connected and with the server stopped, on a phone and on a desktop', async ({
  power,
  deviceOf,
}) => {
  const [client, mason] = await Promise.all([
    deviceOf({ role: 'cliente', full_name: 'Renata Lima' }, installed()),
    deviceOf({ role: 'autonomo', full_name: 'Sebastião Ferreira' }, installed()),
  ])
  const talk = await startTalk(client, mason, 'Troca de telhado')
  await expect(bubble(client.page, 'Quando o senhor pode vir medir?')).toContainText('Enviada')
  await expect(mason.page.getByRole('link', { name: /1 mensagem não lida/ }).first()).toBeVisible()
  const [asClient, asProvider] = [clientSays(talk), providerSays(talk)]
  expect(Object.keys(asClient), 'no page of a client is left out').toEqual(expect.arrayContaining(clientPages(talk)))
  expect(Object.keys(asProvider), 'no page of a provider is left out').toEqual(expect.arrayContaining(providerPages(talk)))

  await Promise.all([walk(client, asClient), walk(mason, asProvider)])
  await power.off()
  await Promise.all([
    walk(client, asClient),
    walk(mason, {
      ...asProvider,
      '/projetos/nenhumprojeto00': 'Este conteúdo não está neste aparelho.',
      '/projetos/nenhumprojeto00/propostas': 'Este conteúdo não está neste aparelho.',
      '/mensagens/nenhumaconversa': 'Este conteúdo não está neste aparelho.',
    }),
  ])
})

test('a server that takes requests and never answers holds up no page', async ({ allowed, deviceOf }) => {
  const client = await deviceOf({ role: 'cliente', full_name: 'Paulo Mendes' }, installed())
  await publish(client.page, { title: 'Piso da garagem' })
  await expectToast(client.page, 'Projeto publicado com sucesso!')
  allowed.networkFailures = true
  const asked = new Set<Request>()
  let givenUp = 0
  client.page.on('requestfailed', (request) => {
    if (asked.has(request)) givenUp++
  })
  await client.page.route('**/api/**', (route) => void asked.add(route.request()))
  // Requests of the page before end with it.
  client.page.once('framenavigated', () => {
    asked.clear()
    givenUp = 0
  })
  await client.page.goto('/meus-projetos')
  await expect(client.page.getByRole('link', { name: 'Piso da garagem' })).toBeVisible()
  expect(givenUp, 'requests that the app has given up meanwhile').toBe(0)
})
