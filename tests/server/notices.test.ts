import { expect, test } from 'vitest'
import { conversationId } from '#domain/ids'
import { newId } from '#new-id'
import { proposalArgs } from '../support/data/command-args'
import { quoted, type Row, remove, sql } from '../support/server/server-client'
import { withServer } from '../support/server/with-server'
import { type Session, signedIn } from './support/session'
import { withPeople } from './support/with-people'

const server = withServer()
const { ana } = withPeople(server, { ana: { role: 'cliente', city: 'Santos', state: 'SP' } })

const heard = async (person: Session): Promise<unknown[]> => (await person.notifications()).map(({ title, link }) => [title, link])
/** Every notification of a new project is made. */
const allTold = () => expect.poll(() => sql(server, 'SELECT 1 FROM notice_jobs')).toEqual([])
const place = { city: 'Santos', state: 'SP' }
/** Where no one publishes: who lives there is told of nothing else. */
const natal = { city: 'Natal', state: 'RN' }
const row = async (table: string, id: string): Promise<Row | undefined> => (await sql(server, `SELECT * FROM ${table} WHERE id = ${quoted(id)}`))[0]

test("a new project notifies the providers of its city, without any those of its state, by each one's choice", async () => {
  const here = await signedIn(server, 'autonomo', place)
  const near = await signedIn(server, 'empresa', { city: 'Campinas', state: 'SP' })
  const wide = await signedIn(server, 'empresa', { city: 'Campinas', state: 'SP' })
  const none = await signedIn(server, 'autonomo', place)
  const far = await signedIn(server, 'autonomo', { city: 'Santos', state: 'PB' })
  const client = await signedIn(server, 'cliente', place)
  const unconfirmed = await signedIn(server, 'autonomo', place)
  await wide.does('edit_account', { notify_scope: 'state' })
  await none.does('edit_account', { notify_scope: 'none' })
  await sql(server, `UPDATE users SET verified = FALSE WHERE id = ${quoted(unconfirmed.id)}`)

  const inTown = await ana.publishes(place)
  const elsewhere = await ana.publishes({ city: 'Borá', state: 'SP' })
  await allTold()
  const told = (project: string) => ['Novo projeto na sua região', `/projetos/${project}`]
  expect(await heard(here)).toEqual([told(inTown), told(elsewhere)])
  expect(await heard(near)).toEqual([told(elsewhere)])
  expect(await heard(wide)).toEqual([told(inTown), told(elsewhere)])
  for (const person of [none, far, client, unconfirmed]) expect(await heard(person)).toEqual([])
})

test('[PRODUCT 102] a new project is told to those of its city who do one of its trades, without any to those of the state', async () => {
  const inIlheus = { city: 'Ilhéus', state: 'BA' }
  const doing = async (trades: string[], home = inIlheus) => {
    const person = await signedIn(server, 'autonomo', home)
    if (trades.length > 0) await person.does('edit_account', { trades })
    return person
  }
  const [mason, electrician, anyone] = [await doing(['pintor', 'pedreiro']), await doing(['eletricista']), await doing([])]
  const roofer = await doing(['telhadista'], { city: 'Salvador', state: 'BA' })
  const wall = await ana.publishes({ ...inIlheus, trades: ['pedreiro', 'telhadista'] })
  const unsaid = await ana.publishes(inIlheus)
  await remove(server, 'users', anyone.id)
  const roof = await ana.publishes({ ...inIlheus, trades: ['telhadista'] })
  await allTold()
  const told = (...projects: string[]) => projects.map((project) => ['Novo projeto na sua região', `/projetos/${project}`])
  expect(await heard(mason)).toEqual(told(wall, unsaid))
  expect(await heard(electrician)).toEqual(told(unsaid))
  expect(await heard(roofer)).toEqual(told(roof))
})

test('[PRODUCT 105] a new project is told 30 or 60 km far from city centre to city centre, across borders of states, and by trade', async () => {
  const wanting = async (notify_scope: string, city: string, state: string, trades: string[] = []) => {
    const person = await signedIn(server, 'autonomo', { city, state })
    await person.does('edit_account', { notify_scope, ...(trades.length > 0 && { trades }) })
    return person
  }
  const told = (project: string) => ['Novo projeto na sua região', `/projetos/${project}`]
  // Kilometres from Resende: 12, 28, 34, 34, 54.
  const near = [
    await wanting('city', 'Resende', 'RJ'),
    await wanting('km30', 'Resende', 'RJ'),
    await wanting('km30', 'Itatiaia', 'RJ'),
    await wanting('km30', 'Areias', 'SP'),
    await wanting('km60', 'Queluz', 'SP'),
    await wanting('km60', 'Bocaina de Minas', 'MG', ['pedreiro']),
    await wanting('km60', 'Passa Quatro', 'MG', ['pintor', 'pedreiro']),
  ]
  // 36, 34 and 61 km; 28 km, but another trade, and no kilometres at all.
  const beyond = [
    await wanting('km30', 'Volta Redonda', 'RJ'),
    await wanting('km30', 'Queluz', 'SP'),
    await wanting('km60', 'São Sebastião do Rio Verde', 'MG'),
    await wanting('km60', 'Areias', 'SP', ['eletricista']),
    await wanting('city', 'Areias', 'SP'),
    await wanting('state', 'Areias', 'SP'),
    await wanting('none', 'Resende', 'RJ'),
  ]
  const wall = await ana.publishes({ city: 'Resende', state: 'RJ', trades: ['pedreiro'] })
  await allTold()
  for (const person of near) expect(await heard(person)).toEqual([told(wall)])
  for (const person of beyond) expect(await heard(person)).toEqual([])
  // Porciúncula, 230 km away, has no provider: the state's are asked, and of the others those within reach.
  const unserved = await ana.publishes({ city: 'Porciúncula', state: 'RJ' })
  await allTold()
  const ofState = [...near.slice(0, 3), beyond[0]]
  for (const person of [...near, ...beyond]) expect(JSON.stringify(await heard(person)).includes(unserved)).toBe(ofState.includes(person))
})

test('a proposal received or improved notifies the owner, a completed project the chosen provider, a withdrawal no one', async () => {
  const owner = await signedIn(server, 'cliente')
  const provider = await signedIn(server, 'autonomo', natal)
  const project = await owner.publishes({ title: 'Muro' })
  const proposal = await provider.proposes(project)
  await provider.proposes(project, { amount: 4_000 })
  await provider.withdraws(project)
  const link = `/projetos/${project}/propostas`
  expect(await heard(owner)).toEqual([
    ['Nova proposta recebida', link],
    ['Proposta atualizada', link],
  ])
  expect((await owner.notifications())[0]).toMatchObject({
    message: 'Bruno Reis enviou uma proposta de R$\u00a01.500,00 para “Muro”.',
    person_id: provider.id,
    is_read: '0',
  })
  await provider.proposes(project)
  await owner.accepts(project, proposal)
  await owner.completes(project)
  expect((await heard(provider)).at(-1)).toEqual(['Projeto concluído', `/projetos/${project}`])
})

test('[PRODUCT 52] an invitation is told to the invited provider, and not a conversation with one who proposed', async () => {
  const owner = await signedIn(server, 'cliente', { full_name: 'Ana Prado' })
  const invited = await signedIn(server, 'autonomo', natal)
  const proposer = await signedIn(server, 'autonomo', natal)
  const project = await owner.publishes({ title: 'Muro' })
  await proposer.proposes(project)
  for (const { id } of [invited, proposer]) await owner.does('start_conversation', { project_id: project, provider_id: id })
  expect(await heard(invited)).toEqual([['Convite para um projeto', `/projetos/${project}`]])
  expect((await invited.notifications())[0]).toMatchObject({
    message: 'Ana Prado convidou você para “Muro”. Veja os detalhes e envie sua proposta.',
    person_id: owner.id,
  })
  expect(await heard(proposer)).toEqual([])
})

test('[PRODUCT 84] an edited project tells its standing proposers which parts changed, under the title that they know', async () => {
  const provider = await signedIn(server, 'autonomo', natal)
  const undone = await signedIn(server, 'empresa', natal)
  const project = await ana.publishes({ title: 'Muro' })
  const deal = await undone.proposes(project)
  await ana.accepts(project, deal)
  await undone.undoes(project, deal, 'Adoeci.')
  await provider.proposes(project)
  const before = await heard(undone)
  await ana.does('edit_project', { project_id: project, edition: newId(), title: 'Muro de arrimo', budget: 900, products: null, timing: 'asap' })
  expect((await provider.notifications()).at(-1)).toMatchObject({
    title: 'O projeto mudou',
    message: '“Muro” mudou: título, orçamento e prazo. Veja se sua proposta continua valendo.',
    link: `/projetos/${project}`,
  })
  expect(await heard(undone)).toEqual(before)
})

test('[PRODUCT 87] [P2] a closed project tells its proposers why and strangers that it is closed, and reopened it tells that it is open', async () => {
  const provider = await signedIn(server, 'autonomo', natal)
  const stranger = await signedIn(server, 'empresa', { city: 'Recife', state: 'PE' })
  const project = await ana.publishes({ title: 'Muro' })
  await provider.proposes(project)
  await ana.does('close_project', { project_id: project, reason: 'Vou esperar.' })
  expect((await provider.notifications()).at(-1)).toMatchObject({ message: '“Muro” foi encerrado sem contratação. Motivo: Vou esperar.' })
  expect(await stranger.sends(stranger.command('send_proposal', proposalArgs(project)))).toMatchObject({ code: 'project_closed' })
  await ana.reopens(project)
  expect((await heard(provider)).at(-1)).toEqual(['Projeto aberto de novo', `/projetos/${project}`])
})

test('[PRODUCT 93] a blocked person acts as before and reaches no one: no notice, no mail; what binds both is told', async () => {
  const owner = await signedIn(server, 'cliente')
  const provider = await signedIn(server, 'autonomo', natal)
  const [asked, proposed] = [await owner.publishes(), await owner.publishes()]
  await owner.does('block_person', { person_id: provider.id, conversation_id: '', is_blocked: true })
  const proposal = await provider.proposes(proposed)
  await provider.proposes(proposed, { amount: 4_000 })
  expect(await heard(owner)).toEqual([])
  expect(await sql(server, `SELECT kind FROM mail_queue WHERE user_id = ${quoted(owner.id)}`)).toEqual([])
  const conversation = conversationId(asked, owner.id, provider.id)
  await owner.startsConversation(asked, provider)
  await provider.does('block_person', { person_id: owner.id, conversation_id: conversation, is_blocked: true })
  await owner.startsConversation(proposed, provider)
  const invited = ['Convite para um projeto', `/projetos/${asked}`]
  expect(await heard(provider)).toEqual([invited])
  await owner.accepts(proposed, proposal, { amount: 4_000 })
  expect((await heard(provider)).map((told) => String(told))).toContain(`Sua proposta foi aceita!,/projetos/${proposed}`)
  await owner.does('block_person', { person_id: provider.id, conversation_id: '', is_blocked: false })
  await provider.proposes(asked)
  expect((await heard(owner)).map((told) => String(told))).toContain(`Nova proposta recebida,/projetos/${asked}/propostas`)
})

test('[PRODUCT 93] whom a person blocks counts in nothing any more: their notices are read, and the acceptance of a proposal stays as it was', async () => {
  const owner = await signedIn(server, 'cliente')
  const [provider, other] = [await signedIn(server, 'autonomo', natal), await signedIn(server, 'empresa')]
  const [chosen, asked] = [await owner.publishes(), await owner.publishes()]
  await owner.accepts(chosen, await provider.proposes(chosen))
  await provider.proposes(asked)
  await other.proposes(asked)
  const unread = async () =>
    (await sql(server, `SELECT kind FROM notifications WHERE user_id = ${quoted(owner.id)} AND is_read = FALSE ORDER BY kind`)).map(
      ({ kind }) => kind,
    )
  expect(await unread()).toEqual(['project_started', 'proposal_received', 'proposal_received', 'proposal_received'])
  await owner.does('block_person', { person_id: provider.id, conversation_id: '', is_blocked: true })
  const left = ['project_started', 'proposal_received']
  expect(await unread()).toEqual(left)
  await owner.device.pull()
  expect([...owner.device.all('notifications').values()].filter((notice) => !(notice as { is_read: boolean }).is_read)).toHaveLength(left.length)
})

test('[PRODUCT 10] [L7] a project in progress that loses its chosen provider is open again, the refused proposals too, and they are told', async () => {
  const owner = await signedIn(server, 'cliente')
  const [chosen, refused] = [await signedIn(server, 'autonomo', natal), await signedIn(server, 'empresa', natal)]
  const project = await owner.publishes()
  const proposal = await refused.proposes(project)
  await owner.accepts(project, await chosen.proposes(project))
  await remove(server, 'users', chosen.id)
  expect(await row('projects', project)).toMatchObject({ status: 'open', accepted_proposal_id: '' })
  expect(await row('proposals', proposal)).toMatchObject({ status: 'pending' })
  expect((await heard(owner)).at(-1)).toEqual(['Projeto reaberto', `/projetos/${project}`])
  expect((await heard(refused)).at(-1)).toEqual(['Projeto reaberto', `/projetos/${project}`])
  const onlooker = await signedIn(server, 'autonomo')
  await onlooker.device.pull()
  expect(onlooker.device.ids('projects')).toContain(project)
})
