import { newId } from '#new-id'
import { type Session, signedIn } from '../server/support/session'
import { addPhoto, picture } from '../server/support/stage'
import { signedInAdministrator } from '../support/data/people'
import { call, createRecord, fieldOf, get, post, quoted, type Server, sql, textAt } from '../support/server/server-client'

export const PUSH_SERVICE = 'https://push.invalid'

/** Its ids are in the titles and names of what it makes, which the tests look for. */
export type ReleaseData = { marina: Session; open: string; deal: string; conversation: string }

/** People of each role, projects in each state, and one of everything that hangs on them or waits in a queue. */
export async function makeData(server: Server): Promise<ReleaseData> {
  const marina = await signedIn(server, 'cliente', { full_name: 'Marina Alves' })
  const joao = await signedIn(server, 'autonomo', { full_name: 'João Batista' })
  const obra = await signedIn(server, 'empresa', { full_name: 'Construtora Boa Obra' })
  const admin = await signedInAdministrator(server)
  await joao.does('edit_account', { phone: '19987654321', document_number: '529.982.247-25', about: 'Azulejista há 12 anos.' })
  await avatarOf(joao)
  await subscribes(joao)

  const open = await marina.publishes({ title: 'Reforma de banheiro', budget: 4_800, products: [{ name: 'Porcelanato', quantity: '12 m²' }] })
  await addPhoto(server, marina.token, { id: newId(), project_id: open, position: '0' })
  await joao.proposes(open)
  await obra.proposes(open, { amount: 5_200 })
  const deal = await dealOver(marina, joao, 'Muro de arrimo')
  const done = await dealOver(marina, obra, 'Calçada da frente')
  const [completed] = await sql(server, `SELECT accepted_proposal_id AS proposal_id, accepted_at FROM projects WHERE id = ${quoted(done)}`)
  await marina.does('complete_project', { project_id: done, ...completed })
  await marina.does('close_project', { project_id: await marina.publishes({ title: 'Edícula nos fundos' }), reason: 'Ficou para o ano que vem.' })

  const conversation = await marina.startsConversation(deal, joao)
  await marina.says(conversation, 'Quando começa?')
  await joao.says(conversation, 'Segunda cedo.')
  await marina.does('mute_conversation', { conversation_id: await marina.startsConversation(done, obra), is_muted: true })
  const ticket_id = await marina.asksSupport('Não encontro meu recibo.')
  const answer = { id: newId(), ticket_id, sender_id: admin.id, content: 'Está na página do projeto.', created_at: new Date().toISOString() }
  await createRecord(server, 'support_messages', answer)
  await obra.does('request_cancellation', { request_id: newId() })
  await post(server, '/api/sign-up', {
    role: 'autonomo',
    full_name: 'Rui Leme',
    email: 'rui@canteiro.example',
    password: 'segredo1',
    proof: 'a1'.repeat(32),
  })
  return { marina, open, deal, conversation }
}

async function dealOver(client: Session, provider: Session, title: string): Promise<string> {
  const project = await client.publishes({ title })
  const proposal = await provider.proposes(project)
  const answer = await client.accepts(project, proposal)
  if (answer.status !== 200) throw new Error(`${title}: ${JSON.stringify(answer)}`)
  return project
}

async function avatarOf({ server, id, token }: Session): Promise<void> {
  const body = new FormData()
  body.set('avatar', picture(), 'eu.png')
  body.set('avatar_small', picture(), 'eu-pequeno.png')
  await call(server, 'PATCH', `/api/collections/users/records/${id}`, { token, body })
}

async function subscribes({ server, token }: Session): Promise<void> {
  const key = textAt(await get(server, '/api/web-push/key', token), 'key')
  const body = { endpoint: `${PUSH_SERVICE}/joao`, secret: newId() + newId(), kinds: ['messages', 'answers'], key }
  const answer = await post(server, '/api/web-push', body, token)
  if (answer.status !== 204) throw new Error(`web push: ${JSON.stringify(fieldOf(answer, 'code'))}`)
}
