import { storeSession } from '../../support/device/store-session'
import { projectsOf, recordsOf } from '../../support/server/server-client'
import { bubble, chatOf, detail, propose, publish, say } from './deeds'
import { enter } from './signing-in'
import { type Device, expect, type Fixtures, installed, phone, type Stage, test } from './test'
import { expectToast } from './told'

type Told = Pick<Fixtures, 'device' | 'power'> & { stage: Stage }

/** From a demand to a running project and its chat, whatever the network does. */
export async function tellStory({ stage, device, power }: Told): Promise<void> {
  const [marina, joao] = [await device(installed(phone)), await device(installed(phone))]
  const [client, provider] = await Promise.all([
    enter(marina, stage, { role: 'cliente', full_name: 'Marina Alves', city: '', state: '' }),
    enter(joao, stage, { role: 'autonomo', full_name: 'João Batista' }),
  ])

  await test.step('she publishes without a network', async () => {
    await marina.offline()
    await publish(marina.page, { title: 'Reforma de banheiro' })
    await expect(marina.page.getByText('Aguardando conexão').first()).toBeVisible()
    await expect(marina.page.getByText('Projeto publicado com sucesso!')).toBeHidden()
    await marina.page.reload()
    await expect(marina.page.getByRole('heading', { level: 1, name: 'Reforma de banheiro' })).toBeVisible()
    await joao.page.goto('/projetos-abertos')
    await expect(joao.page.getByRole('heading', { level: 1, name: 'Encontrar Trabalho' })).toBeVisible()
    await expect(joao.page.getByRole('link', { name: 'Reforma de banheiro' })).toBeHidden()
    await marina.online()
    // Her city and state, and the project.
    await expectToast(marina.page, '2 itens enviados.')
    await expect(marina.page.getByText('Aguardando conexão')).toHaveCount(0)
  })

  await test.step('he proposes without a network', async () => {
    await joao.page.getByRole('link', { name: 'Reforma de banheiro' }).click()
    await expect(joao.page.getByRole('heading', { name: 'Sua proposta' })).toBeVisible()
    await joao.offline()
    await detail(joao.page, ['caçamba 380,00', 'assentar porcelanato 3.400,00', '10 sacos argamassa 950,00'])
    await joao.page.getByRole('button', { name: 'Remover caçamba' }).click()
    await expect(joao.page.getByLabel('Total de assentar porcelanato')).toBeVisible()
    await expect(joao.page.getByLabel('Valor')).toHaveValue('4.350,00')
    await propose(joao.page, { days: '9', letter: 'Trabalho com porcelanato há 12 anos.' })
    await expect(joao.page.getByText('Aguardando conexão').first()).toBeVisible()
    await expect(joao.page.getByText('Proposta enviada com sucesso!')).toBeHidden()
    await joao.page.reload()
    // Sent, not a draft.
    await expect(joao.page.getByRole('button', { name: 'Melhorar Proposta' })).toBeVisible()
    await expect(joao.page.getByText('Trabalho com porcelanato há 12 anos.')).toBeVisible()
    await expect(joao.page.getByText('argamassa · 10 sacos: R$\u00a0950,00')).toBeVisible()
    await joao.online()
    await expectToast(joao.page, 'Proposta enviada com sucesso!')
  })

  await test.step('she starts a chat, and he answers while the server dies', async () => {
    await marina.page.getByRole('link', { name: 'Ver 1 proposta' }).click()
    await marina.page.getByRole('button', { name: 'Iniciar conversa com João Batista' }).click()
    await say(marina.page, 'Oi, João! O porcelanato já está comprado.')
    await openChat(joao, 'Marina Alves')
    await expect(bubble(joao.page, 'O porcelanato já está comprado.')).toBeVisible()

    // Takes the message, and dies before its answer.
    let isDead = false
    await joao.page.route('**/api/sync/push', async (route) => {
      if (isDead || !route.request().postData()?.includes('Sem o material')) return route.fallback()
      isDead = true
      await route.fetch()
      await power.off()
      await route.abort()
    })
    await say(joao.page, 'Sem o material, fica em R$ 2.900,00.')
    await expect(bubble(joao.page, 'Sem o material')).toContainText('Aguardando o servidor')
    await say(joao.page, 'Posso passar aí no sábado?')
    await say(marina.page, 'Vou ver com meu marido.')
    await power.on()
    await expect(bubble(joao.page, 'Sem o material')).toContainText(/Enviada|Lida/)
    await expect(bubble(joao.page, 'Posso passar')).toContainText(/Enviada|Lida/)
    await expect(bubble(marina.page, 'Vou ver')).toContainText(/Enviada|Lida/)
  })

  const tablet = await device()
  await test.step('a second device of his has what the first one has', async () => {
    await storeSession(tablet.page, provider)
    await openChat(tablet, 'Marina Alves')
    await expect(bubble(tablet.page, 'Vou ver')).toBeVisible()
    await marina.offline()
    await say(marina.page, 'Sábado está bom.')
    await say(tablet.page, 'Levo o nível a laser.')
    await marina.online()
    await expect(bubble(marina.page, 'Sábado está bom.')).toContainText(/Enviada|Lida/)
  })

  await test.step('she accepts, and everybody sees it', async () => {
    await marina.page.goto('/meus-projetos')
    await marina.page.getByRole('link', { name: 'Ver propostas' }).click()
    await marina.page.getByRole('button', { name: /^Aceitar proposta/ }).click()
    await marina.page.getByRole('button', { name: 'Sim, aceitar' }).click()
    await expectToast(marina.page, 'Proposta aceita com sucesso!')
    await expect(marina.page.getByRole('region', { name: 'Combinado' })).toContainText('Próximos passos')
    for (const { page } of [joao, tablet]) {
      await page.goto('/minhas-propostas')
      await expect(page.getByRole('article').filter({ hasText: 'Reforma de banheiro' })).toContainText('Aceita')
    }
  })

  await test.step('all of them end with the same, and nothing is there twice', async () => {
    const said = [
      ['Marina Alves', 'Oi, João! O porcelanato já está comprado.'],
      ['João Batista', 'Sem o material, fica em R$ 2.900,00.'],
      ['João Batista', 'Posso passar aí no sábado?'],
      ['Marina Alves', 'Vou ver com meu marido.'],
      ['João Batista', 'Levo o nível a laser.'],
      ['Marina Alves', 'Sábado está bom.'],
    ] as const
    const seenBy = (me: string) => said.map(([who, what]) => `${who === me ? 'Você' : who}: ${what}`)
    await openChat(marina, 'João Batista')
    await openChat(joao, 'Marina Alves')
    await openChat(tablet, 'Marina Alves')
    const order = await settledChat(marina)
    expect(order.toSorted()).toEqual(seenBy('Marina Alves').toSorted())
    const hisOrder = order.map((line) => (line.startsWith('Você') ? line.replace('Você', 'Marina Alves') : line.replace('João Batista', 'Você')))
    await expect.poll(() => chatOf(joao.page)).toEqual(hisOrder)
    await expect.poll(() => chatOf(tablet.page)).toEqual(hisOrder)

    const [project] = await projectsOf(stage.server, client, 'Reforma de banheiro')
    const ofProject = `project_id = "${project?.id}"`
    expect(await projectsOf(stage.server, client, 'Reforma de banheiro')).toMatchObject([{ status: 'in_progress', budget: 4_800 }])
    expect(await recordsOf(stage.server, 'proposals', ofProject)).toMatchObject([
      { status: 'accepted', amount: 4_350, duration_days: 9, quote: { rows: [{ kind: 'labour' }, { quantity: '10 sacos', total: 950 }] } },
    ])
    const [conversation, ...others] = await recordsOf(stage.server, 'conversations', ofProject)
    expect(others).toEqual([])
    const messages = await recordsOf(stage.server, 'messages', `conversation_id = "${conversation?.id}"`)
    expect(messages.map(({ content }) => content)).toEqual(order.map((line) => line.replace(/^[^:]+: /, '')))
  })
}

async function openChat({ page }: Device, person: string): Promise<void> {
  await page.goto('/mensagens')
  await page.getByRole('link', { name: person }).click()
  await expect(page.getByRole('heading', { level: 1, name: person })).toBeVisible()
}

/** Once nothing waits. */
async function settledChat({ page }: Device): Promise<string[]> {
  await expect(bubble(page, 'Levo o nível')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Aguardando' })).toHaveCount(0)
  return chatOf(page)
}
