import { join } from 'node:path'
import { expect } from 'vitest'
import { paths } from '../../../../pocketbase/tasks/paths'
import { createPerson, type Person, password } from '../../../support/data/people'
import { eventually } from '../../../support/eventually'
import { startPocketBase, type TestServer } from '../../../support/server/pocketbase'
import { projectsOf, recordsOf } from '../../../support/server/server-client'
import { type Driver, type Hands, handsOn } from './hands'

/** From a demand with a photo to a running project, over a restart and a stop of the server. */
export async function tellStory(startBrowser: () => Promise<Driver>): Promise<void> {
  const server = await startPocketBase({ webDir: paths.webBuild })
  const browsers: Hands[] = []
  const browser = async () => {
    const hands = handsOn(await startBrowser(), server.url)
    browsers.push(hands)
    return hands
  }
  try {
    const marina = await createPerson(server, { role: 'cliente', full_name: 'Marina Alves' })
    const joao = await createPerson(server, { role: 'autonomo', full_name: 'João Batista' })
    const [hers, his] = [await browser(), await browser()]
    await signIn(hers, marina)
    await publish(hers)
    await hers.restart()
    await signIn(his, joao)
    await propose(his)
    await talk(server, hers, his)
    await accept(hers, his)
    await compare(server, marina)
  } finally {
    for (const hands of browsers) await hands.close().catch(() => undefined)
    await server.stop()
  }
}

async function signIn(hands: Hands, { email }: Person): Promise<void> {
  await hands.open('/login')
  await hands.type('E-mail', email)
  await hands.type('Senha', password)
  await hands.press('button', 'Entrar')
  await hands.reads(/Seu perfil está incompleto\./)
}

async function publish(hers: Hands): Promise<void> {
  await hers.open('/projetos/novo')
  await hers.type('Título', 'Reforma de banheiro')
  await hers.type('Descrição', 'Banheiro de 4,2 m², com retirada do piso antigo.')
  await hers.type('Orçamento', '4.800,00')
  await hers.type('Endereço', 'Cambuí, Rua das Flores')
  await hers.give(join(paths.web, 'public/shared.png'))
  await hers.reads(/1 de 8 fotos/)
  await hers.press('button', 'Conferir e publicar')
  await hers.press('button', 'Publicar projeto')
  await hers.choose('Imagens')
  await hers.sees('de Reforma de banheiro')
}

async function propose(his: Hands): Promise<void> {
  await his.open('/projetos-abertos')
  await his.press('link', 'Reforma de banheiro')
  await his.type('Valor', '4.350,00')
  await his.type('Prazo', '9')
  await his.type('Apresentação', 'Trabalho com porcelanato há 12 anos.')
  await his.press('button', 'Conferir e enviar')
  await his.press('button', 'Enviar proposta')
  await his.reads(/Melhorar Proposta/)
}

async function talk(server: TestServer, hers: Hands, his: Hands): Promise<void> {
  await hers.open('/meus-projetos')
  await hers.press('link', 'Ver propostas')
  await hers.press('button', 'Iniciar conversa com João Batista')
  await say(hers, 'Oi, João! O porcelanato já está comprado.')
  await his.open('/mensagens')
  await his.press('link', 'Marina Alves')
  await his.reads(/já está comprado\./)
  // The list has the same words; only an open chat has its field.
  await his.type('Mensagem', 'Sem o material, fica em R$ 2.900,00.')

  await server.kill()
  await his.press('button', 'Enviar mensagem')
  await his.reads(/Aguardando o servidor/)
  await server.restart()
  await his.reads(/Sem o material[\s\S]*(Enviada|Lida)/)
  await hers.reads(/Sem o material/)
  await his.open('/mensagens')
  await his.reads(/Marina Alves/)
  await his.rests()
}

async function say(hands: Hands, content: string): Promise<void> {
  await hands.type('Mensagem', content)
  await hands.press('button', 'Enviar mensagem')
}

async function accept(hers: Hands, his: Hands): Promise<void> {
  await hers.open('/meus-projetos')
  await hers.press('link', 'Ver propostas')
  await hers.press('button', 'Aceitar proposta')
  await hers.press('button', 'Sim, aceitar')
  await hers.reads(/Próximos passos/)
  await his.open('/minhas-propostas')
  await his.reads(/Aceita\s[\s\S]*Reforma de banheiro/)
}

/** The server has each thing once. */
async function compare(server: TestServer, marina: Person): Promise<void> {
  const [project, ...others] = await projectsOf(server, marina, 'Reforma de banheiro')
  expect(others).toEqual([])
  expect(project).toMatchObject({ status: 'in_progress', budget: 4_800 })
  const ofProject = `project_id = "${project?.id}"`
  expect(await recordsOf(server, 'proposals', ofProject)).toMatchObject([{ status: 'accepted', amount: 4_350, duration_days: 9 }])
  await eventually(
    () => recordsOf(server, 'project_images', ofProject, 'position'),
    (images) => images.length === 1,
  )
  const [conversation] = await recordsOf(server, 'conversations', ofProject)
  const messages = await recordsOf(server, 'messages', `conversation_id = "${conversation?.id}"`)
  expect(messages.map(({ content }) => content).toSorted()).toEqual([
    'Oi, João! O porcelanato já está comprado.',
    'Sem o material, fica em R$ 2.900,00.',
  ])
}
