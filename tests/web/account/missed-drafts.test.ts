import { BehaviorSubject } from 'rxjs'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import type { Actor } from '#domain/command'
import { proposalId } from '#domain/ids'
import { draftNames } from '../../../web/src/data/drafts/draft-names'
import { missedDrafts } from '../../../web/src/features/account/sign-out/missed-drafts'
import { addPhoto } from '../../../web/src/sync'
import { startingStatus } from '../../../web/src/sync/status'
import { aConversation, aProject, aProposal, aTicket, joao } from '../../domain/builders'
import { picture, pictureOf, picturesOf } from '../../support/pictures'
import { type StandInAnswer, standIn } from '../admin/stand-in'
import { eachWithDatabase } from '../data/each-database'
import { standInAccount } from '../data/stand-in-account'
import { refusedRow } from '../outbox/rows'

const database = eachWithDatabase()
afterEach(() => void vi.unstubAllGlobals())

/** João, whose database this is. */
const me = (): Actor => ({ ...joao, id: database().name.replace('canteiro-', '') })
const keep = (name: string, value: unknown, more: object = {}) => database().upsertLocal(`draft:${name}`, { value, saved_at: '', ...more })
const missed = async (token: string | null = null) =>
  (await missedDrafts(standInAccount(database(), { actor: me() }), token)).map(({ name, href }) => [name, href])

const project = aProject()
const hold = (fields: Partial<typeof project> = {}) => database().projects.insert({ ...project, newest: 0, ...fields })
const propose = (fields: object = {}) => database().proposals.insert({ ...aProposal({ provider_id: me().id, ...fields }), newest: 0 })
const letter = { amount: null, duration_days: null, cover_letter: 'Começo segunda.', proposal_type: null, touched: ['cover_letter'] }

test('[PRODUCT 39] the project that is being written is named by its title, and its photos alone are a draft too', async () => {
  await keep(draftNames.newProject, { title: '', description: '', products: [{ id: 'row', name: '', quantity: '' }] })
  expect(await missed()).toEqual([])
  await addPhoto(database(), { record: 'projects/written', position: 0, state: 'draft' }, picturesOf(pictureOf(picture.png)))
  expect(await missed()).toEqual([['Projeto', '/projetos/novo']])
  await keep(draftNames.newProject, { title: ' Muro de arrimo', products: [] })
  expect(await missed()).toEqual([['Projeto · Muro de arrimo', '/projetos/novo']])
})

test('[PRODUCT 39] a profile that was changed and changed back is no draft', async () => {
  await database().users.insert({ ...emptyOf('users'), id: me().id, full_name: 'João', phone: '11988887777', role: 'autonomo', newest: 0 })
  await keep(draftNames.profile, { full_name: 'João ', phone: '(11) 98888-7777' })
  expect(await missed()).toEqual([])
  await keep(draftNames.profile, { full_name: 'João Batista' })
  expect(await missed()).toEqual([['Alterações no perfil', '/perfil']])
})

test('[PRODUCT 39] the draft of a proposal counts while there is a form for it: the project is open, and nothing was proposed', async () => {
  await keep(draftNames.proposal(project.id), { ...letter, cover_letter: '' })
  await hold()
  expect(await missed()).toEqual([])
  await keep(draftNames.proposal(project.id), letter)
  expect(await missed()).toEqual([['Proposta · Reforma de banheiro', `/projetos/${project.id}`]])
  await propose()
  expect(await missed()).toEqual([])
  await database().proposals.find().remove()
  await database().projects.find().incrementalPatch({ status: 'in_progress' })
  expect(await missed()).toEqual([])
})

const answers: { what: string; answer: StandInAnswer; expected: string[] }[] = [
  { what: 'that it is closed', answer: [410, { code: 'project_closed' }], expected: [] },
  { what: 'that it is not there', answer: [404, { code: 'not_found' }], expected: [] },
  { what: 'the project', answer: [200, project], expected: ['Proposta · Reforma de banheiro'] },
  { what: 'nothing', answer: [0], expected: ['Proposta'] },
]
for (const { what, answer, expected } of answers)
  test(`[PRODUCT 39] of a project that is not on this device the server is asked: it answers ${what}`, async () => {
    const asked = standIn({ [`GET /api/projects/${project.id}`]: answer })
    await keep(draftNames.proposal(project.id), letter)
    expect((await missed('token')).map(([name]) => name)).toEqual(expected)
    expect(asked).toHaveLength(1)
    expect((await missed(null)).map(([name]) => name)).toEqual(['Proposta'])
    expect(asked).toHaveLength(1)
  })

test('[PRODUCT 39] an improvement counts where it says something else than the proposal, as long as that can be improved', async () => {
  await hold()
  await propose()
  const name = draftNames.improvement(proposalId(project.id, me().id))
  await keep(name, { amount: 4_350, duration_days: 9, cover_letter: 'Começo segunda.', proposal_type: 'service', touched: ['amount'] })
  expect(await missed()).toEqual([])
  // Other terms changed meanwhile, on another device.
  await keep(name, { amount: 4_000, duration_days: 20, touched: ['amount'] })
  expect(await missed()).toEqual([['Nova versão da proposta · Reforma de banheiro', `/projetos/${project.id}`]])
  await database().proposals.find().incrementalPatch({ status: 'accepted' })
  expect(await missed()).toEqual([])
})

test('[PRODUCT 39] words for a conversation that is gone lead nowhere; before everything is here it may still come', async () => {
  const conversation = aConversation({ participant_two: me().id })
  await keep(draftNames.message(conversation.id), 'Bom dia!')
  expect(await missed()).toEqual([])
  const account = standInAccount(database(), { actor: me(), status$: new BehaviorSubject(startingStatus) })
  expect(await missedDrafts(account, null)).toMatchObject([{ name: 'Mensagem' }])
  await database().conversations.insert({ ...conversation, newest: 0 })
  expect(await missed()).toEqual([['Mensagem para Ana Souza', `/mensagens/${conversation.id}`]])
})

test('[PRODUCT 39] words for the support lead into the conversation in which they were written', async () => {
  const subject = `Denúncia: ${'projeto '.repeat(10)} · reforma00000000`
  await database().support_tickets.insert({ ...aTicket({ client_id: me().id, subject }), newest: 0 })
  await keep(draftNames.support(subject), 'Isto é um golpe.')
  expect(await missedDrafts(standInAccount(database(), { actor: me() }), null)).toEqual([
    { name: 'Mensagem para o suporte', href: '/suporte', subject },
  ])
})

test('[PRODUCT 39] the changes of a refused item count as long as it is there, and differs', async () => {
  const row = refusedRow('send_proposal', { project_id: project.id, cover_letter: 'Começo segunda.' }, 'project_closed', {
    about: { project_title: 'Contrapiso', person_name: '' },
  })
  await database().outbox.insert(row)
  await keep(draftNames.refused('another'), { cover_letter: 'Amanhã.' })
  await keep(draftNames.refused(row.id), row.args)
  expect(await missed()).toEqual([])
  await keep(draftNames.refused(row.id), { ...row.args, cover_letter: 'Amanhã.' })
  expect(await missed()).toEqual([['Proposta · Contrapiso', '/pendencias']])
})

test('[PRODUCT 39] what has been given as a command is no draft, nor is what no form is called', async () => {
  const conversation = aConversation({ participant_two: me().id })
  await database().conversations.insert({ ...conversation, newest: 0 })
  await database().outbox.insert(refusedRow('send_message', {}, 'internal', { id: 'given' }))
  await keep(draftNames.message(conversation.id), 'Bom dia!', { given_as: 'given' })
  await keep('chat:a', 'Bom dia!')
  expect(await missed()).toEqual([])
  localStorage.setItem(
    `${database().name}:draft:${draftNames.message(conversation.id)}`,
    JSON.stringify({ value: 'Bom dia! Pode vir?', saved_at: '' }),
  )
  expect(await missed()).toEqual([['Mensagem para Ana Souza', `/mensagens/${conversation.id}`]])
})
