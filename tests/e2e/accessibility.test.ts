import type { Page } from '@playwright/test'
import { createPerson } from '../support/people'
import { expectNoViolations } from './support/axe'
import { propose, publish, say } from './support/deeds'
import { enter } from './support/people'
import { desktop, expect, test } from './support/test'

test.setTimeout(360_000)

test('axe finds nothing on the public pages', async ({ stage, device }) => {
  const { id } = await createPerson(stage.server, { role: 'empresa', full_name: 'Construtora Aurora' })
  const { page } = await device()
  const paths = [
    '/',
    '/quem-somos',
    '/como-funciona',
    '/publicar-demanda',
    '/suporte',
    '/privacidade',
    '/termos',
    '/fornecedores',
    `/fornecedores/${id}`,
    '/cadastro',
    '/cadastro/cliente',
    '/cadastro/empresa',
    '/login',
    '/auth/callback',
    '/reset-password',
    '/nao-existe',
  ]
  for (const path of paths) {
    await page.goto(path)
    await expectNoViolations(page, path)
  }
})

test('axe finds nothing on the pages of a client and of a provider', async ({ stage, device }) => {
  const [client, mason] = [await device(desktop), await device(desktop)]
  await Promise.all([
    enter(client, stage, { role: 'cliente', full_name: 'Vera Castro' }),
    enter(mason, stage, { role: 'autonomo', full_name: 'Nilton Braga' }),
  ])
  await publish(client.page, { title: 'Cozinha nova' })
  const project = new URL(client.page.url()).pathname
  await mason.page.goto(project)
  await expectNoViolations(mason.page, 'the proposal form')
  await propose(mason.page, { amount: '18.000,00', days: '30', letter: 'Cuido de hidráulica, elétrica e revestimento.' })
  await client.page.getByRole('link', { name: 'Ver 1 proposta' }).click()
  await client.page.getByRole('button', { name: /^Iniciar conversa/ }).click()
  await say(client.page, 'Quando o senhor pode vir medir?')
  const chat = new URL(client.page.url()).pathname

  const clientPages = [
    '/dashboard',
    '/perfil',
    '/projetos/novo',
    project,
    '/meus-projetos',
    '/fornecedores',
    `${project}/propostas`,
    '/mensagens',
    chat,
    '/pendencias',
  ]
  const providerPages = ['/dashboard', '/perfil', '/projetos-abertos', project, '/minhas-propostas', '/mensagens', chat, '/pendencias']
  const look = async (page: Page, paths: string[]) => {
    for (const path of paths) {
      await page.goto(path)
      await expectNoViolations(page, path)
    }
  }
  await look(client.page, clientPages)
  await look(mason.page, providerPages)

  await mason.offline()
  await mason.page.goto(chat)
  await say(mason.page, 'Amanhã cedo.')
  await expect(mason.page.getByText('Aguardando conexão')).toBeVisible()
  await expectNoViolations(mason.page, 'a chat that waits')
  await mason.page.goto('/pendencias')
  await expectNoViolations(mason.page, 'Pendências with an item')
})
