import { seeded } from '../../chaos/random'
import { bubble, chatOf, propose, publish, say } from '../../e2e/support/deeds'
import { expect, installed, phone, test } from '../../e2e/support/test'
import { startFaultProxy } from '../../support/server/fault-proxy'
import { projectsOf, recordsOf } from '../../support/server/server-client'

test('two people on phones get to a running project although every fifth request is lost or spoilt', async ({ stage, allowed, deviceOf }) => {
  allowed.networkFailures = true
  const proxy = await startFaultProxy(stage.server.url)
  const onThatLine = installed({ ...phone, baseURL: proxy.url })
  const [marina, joao] = [
    await deviceOf({ role: 'cliente', full_name: 'Marina Alves' }, onThatLine),
    await deviceOf({ role: 'autonomo', full_name: 'João Batista' }, onThatLine),
  ]
  const owner = marina.person
  proxy.often(0.2, seeded(20).next)

  await publish(marina.page, { title: 'Telhado do galpão' })
  await joao.page.goto('/projetos-abertos')
  await joao.page.getByRole('link', { name: 'Telhado do galpão' }).click()
  await propose(joao.page, { amount: '9.800,00', days: '12', letter: 'Telha termoacústica.' })
  await marina.page.getByRole('link', { name: 'Ver 1 proposta' }).click()
  await marina.page.getByRole('button', { name: /^Iniciar conversa/ }).click()
  for (const words of ['Oi, João!', 'Quando o senhor pode começar?', 'Tem nota fiscal?']) await say(marina.page, words)
  await joao.page.goto('/mensagens')
  await joao.page.getByRole('link', { name: 'Marina Alves' }).click()
  await expect(bubble(joao.page, 'Tem nota fiscal?')).toBeVisible()
  for (const words of ['Segunda.', 'Tem, sim.']) await say(joao.page, words)
  await expect(bubble(marina.page, 'Tem, sim.')).toBeVisible()

  await marina.page.goto('/meus-projetos')
  await marina.page.getByRole('link', { name: 'Ver propostas' }).click()
  // With the answer she comes to the deal; a pull alone shows it where she is.
  const running = marina.page
    .getByRole('heading', { level: 1, name: 'Projeto em andamento com João Batista' })
    .or(marina.page.getByRole('heading', { name: 'Combinado' }))
  // An acceptance is never queued: without an answer its person presses again, and is answered the same.
  await expect(async () => {
    if (await running.isVisible()) return
    await marina.page.getByRole('button', { name: /^Aceitar proposta/ }).click()
    await marina.page.getByRole('button', { name: 'Sim, aceitar' }).click()
    await expect(running).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await joao.page.goto('/minhas-propostas')
  await expect(joao.page.getByRole('article').filter({ hasText: 'Telhado do galpão' })).toContainText('Aceita')

  const projects = await projectsOf(stage.server, owner, 'Telhado do galpão')
  expect(projects).toMatchObject([{ status: 'in_progress' }])
  expect(await recordsOf(stage.server, 'proposals', `project_id = "${projects[0]?.id}"`)).toMatchObject([{ status: 'accepted', amount: 9_800 }])
  await joao.page.goto('/mensagens')
  await joao.page.getByRole('link', { name: 'Marina Alves' }).click()
  await expect
    .poll(async () => (await chatOf(joao.page)).toSorted())
    .toEqual([
      'Marina Alves: Oi, João!',
      'Marina Alves: Quando o senhor pode começar?',
      'Marina Alves: Tem nota fiscal?',
      'Você: Segunda.',
      'Você: Tem, sim.',
    ])
  await proxy.close()
})
