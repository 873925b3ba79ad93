import type { Request } from '@playwright/test'
import { bubble, propose, publish, say } from './support/deeds'
import { enter } from './support/people'
import { type Device, expect, installed, test } from './support/test'

test('with the server stopped every page shows what is on the device, visited before or not', async ({ stage, device, power }) => {
  const [client, mason] = [await device(installed()), await device(installed())]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Renata Lima' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Sebastião Ferreira' }),
  ])
  await publish(client.page, { title: 'Troca de telhado' })
  const projectPage = new URL(client.page.url()).pathname
  await mason.page.goto('/projetos-abertos')
  await mason.page.getByRole('link', { name: 'Troca de telhado' }).click()
  await propose(mason.page, { amount: '9.800,00', days: '12', letter: 'Faço telhado colonial e metálico.' })
  await client.page.getByRole('link', { name: 'Ver 1 proposta' }).click()
  await client.page.getByRole('button', { name: /^Iniciar conversa/ }).click()
  await say(client.page, 'Bom dia, Sebastião. A telha é colonial.')
  const chatPage = new URL(client.page.url()).pathname
  await expect(bubble(client.page, 'A telha é colonial.')).toContainText('Enviada')
  await expect(mason.page.getByRole('link', { name: /1 mensagem não lida/ })).toBeVisible()

  await power.off()
  const shows = async ({ page }: Device, path: string, text: string) => {
    await page.goto(path)
    await expect(page.locator('#conteudo').getByText(text).first(), path).toBeVisible()
  }
  for (const [path, text] of [
    ['/dashboard', 'Bem-vindo, Renata Lima!'],
    ['/perfil', 'Nome completo'],
    ['/projetos/novo', 'Título'],
    [projectPage, 'Troca de telhado'],
    ['/meus-projetos', 'Troca de telhado'],
    [`${projectPage}/propostas`, 'Faço telhado colonial e metálico.'],
    ['/mensagens', 'Sebastião Ferreira'],
    [chatPage, 'A telha é colonial.'],
    ['/pendencias', 'Tudo enviado'],
  ] as const) {
    await shows(client, path, text)
  }
  for (const [path, text] of [
    ['/dashboard', 'Bem-vindo, Sebastião Ferreira!'],
    ['/perfil', 'Nome completo'],
    ['/projetos-abertos', 'Troca de telhado'],
    [projectPage, 'Faço telhado colonial e metálico.'],
    ['/minhas-propostas', 'Troca de telhado'],
    [chatPage, 'A telha é colonial.'],
    ['/pendencias', 'Tudo enviado'],
    ['/projetos/nenhumprojeto00', 'Este conteúdo não está neste aparelho.'],
    ['/projetos/nenhumprojeto00/propostas', 'Este conteúdo não está neste aparelho.'],
    ['/mensagens/nenhumaconversa', 'Este conteúdo não está neste aparelho.'],
  ] as const) {
    await shows(mason, path, text)
  }
})

test('a server that takes requests and never answers holds up no page', async ({ stage, device, allowed }) => {
  const client = await device(installed())
  await enter(client, stage, { role: 'cliente', full_name: 'Paulo Mendes' })
  await publish(client.page, { title: 'Piso da garagem' })
  await expect(client.page.getByText('Projeto publicado com sucesso!')).toBeVisible()
  allowed.networkFailures = true
  const asked = new Set<Request>()
  let givenUp = 0
  client.page.on('requestfailed', (request) => {
    if (asked.has(request)) givenUp++
  })
  await client.page.route('**/api/**', (route) => void asked.add(route.request()))
  await client.page.goto('/meus-projetos')
  await expect(client.page.getByRole('link', { name: 'Piso da garagem' })).toBeVisible()
  expect(givenUp, 'requests that the app has given up meanwhile').toBe(0)
})
