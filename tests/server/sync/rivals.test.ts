import { expect, test } from 'vitest'
import { conversationId, proposalId } from '#domain/ids'
import { newId } from '#new-id'
import { proposalArgs } from '../../support/data/command-args'
import { type Answer, call, type Row, textAt } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { type Session, signedIn } from '../support/session'
import { addPhoto, addWorkPhoto } from '../support/stage'
import { withPeople } from '../support/with-people'

const server = withServer()
/** The owner; two who may have proposed, of whom one may have been chosen; and who would like to know. */
const people = withPeople(server, {
  ...{ ana: 'cliente', rival: 'empresa', third: 'autonomo', loser: { role: 'autonomo', full_name: 'Caio Prado' } },
  ...{ outsider: { role: 'empresa', full_name: 'Davi Melo' }, otherClient: { role: 'cliente', full_name: 'Eva Luz' } },
})

/** Subject of a question, and how it is asked. */
type About = { project: string; proposal: string; conversation: string; by: Session; fileToken: string }
type Asked = [method: string, path: string, body?: unknown]

const native = (collection: string, id: string): Asked[] => [
  ['GET', `/api/collections/${collection}/records/${id}`],
  ['GET', `/api/collections/${collection}/records?filter=${encodeURIComponent(`id='${id}'`)}`],
  ['PATCH', `/api/collections/${collection}/records/${id}`, { status: 'accepted' }],
  ['DELETE', `/api/collections/${collection}/records/${id}`],
  ['POST', `/api/collections/${collection}/records`, { id }],
]

const requests: readonly ((about: About) => Asked[])[] = [
  ({ proposal }) => native('proposals', proposal),
  ({ conversation }) => native('conversations', conversation),
  ({ project }) => native('projects', project),
  ({ project }) => [
    ['GET', `/api/projects/${project}`],
    ['GET', `/api/collections/projects/records/${project}?expand=proposals_via_project_id`],
  ],
  ({ project, proposal, by }) => {
    const { token, seen } = by.device
    return [['POST', '/api/accept_proposal', { token, seen, id: newId(), version: 1, proposal_id: proposal, ...proposalArgs(project) }]]
  },
]

/** Commands that name what may not be there. */
const commands = ({ project, proposal, conversation }: About, rival: string): [verb: string, args: Row][] => [
  ['withdraw_proposal', { proposal_id: proposal, ...proposalArgs(project) }],
  ['improve_proposal', { proposal_id: proposal, project_id: project, edition: '', amount: 1 }],
  ['confirm_proposal', { proposal_id: proposal, project_id: project, edition: '' }],
  ['ask_confirmation', { proposal_id: proposal, project_id: project }],
  ['start_conversation', { project_id: project, provider_id: rival }],
  ['decline_invitation', { conversation_id: conversation, project_id: project }],
  ['send_message', { message_id: newId(), conversation_id: conversation, content: 'Oi' }],
  ['mark_conversation_read', { conversation_id: conversation, message_id: newId() }],
  ['mark_notifications_read', { up_to: newId() }],
  ['edit_project', { project_id: project, edition: newId(), title: 'x' }],
  ['complete_project', { project_id: project, proposal_id: proposal, accepted_at: '' }],
  ['close_project', { project_id: project, reason: '' }],
  ['reopen_project', { project_id: project, status: 'closed' }],
  ['keep_project', { project_id: project }],
  ['undo_deal', { project_id: project, proposal_id: proposal, accepted_at: '', reason: 'x' }],
  ['delete_project', { project_id: project, status: 'open', edition: '' }],
  ...aboutDeal({ project_id: project, proposal_id: proposal, accepted_at: '' }),
]

/** Steps of its work and its reference. */
const aboutDeal = (deal: Row): [verb: string, args: Row][] => [
  ['mark_stage', { ...deal, stage_id: newId(), mark: 'done', is_on: true, amount: 1 }],
  ['propose_change', { ...deal, change_id: newId(), text: 'x', amount: 0, days: 1 }],
  ['answer_change', { ...deal, change_id: newId(), answer: 'accepted' }],
  ['hand_over', { ...deal, step: 'handed' }],
  ['remove_work_photo', { ...deal, photo_id: newId() }],
  ['give_reference', { ...deal, again: true, on_time: 'yes', text: '' }],
  ['answer_reference', { ...deal, reply: 'x' }],
  ['withdraw_reference', deal],
]

/** Everything that is answered to `by` about a project and a rival of theirs, with what names either taken out. */
async function answersTo(by: Session, project: string, rival: Session): Promise<unknown[]> {
  const fileToken = textAt(await call(server, 'POST', '/api/files/token', { token: by.token }), 'token')
  const conversation = conversationId(project, people.ana.id, rival.id)
  const about = { project, proposal: proposalId(project, rival.id), conversation, by, fileToken }
  by.device.note(await by.device.ask(['users']))
  const answers: Answer[] = []
  for (const [method, path, body] of requests.flatMap((of) => of(about))) answers.push(await call(server, method, path, { token: by.token, body }))
  answers.push(await addPhoto(server, by.token, { id: newId(), project_id: project, position: '0' }))
  answers.push(await addWorkPhoto(server, by.token, { id: newId(), proposal_id: about.proposal, position: '0' }))
  answers.push(await by.push(commands(about, rival.id).map(([verb, args]) => by.command(verb, args))))
  const document = by.device.all('projects').get(project)
  return [...answers.map(({ status, body }) => ({ status, body })), { document }].map((answer) => plain(answer, about))
}

/** An answer without ids, times, and the numbers of the feed. */
const plain = (answer: unknown, { project, proposal, conversation }: About): unknown =>
  JSON.parse(
    JSON.stringify(answer)
      .replaceAll(project, '{project}')
      .replaceAll(proposal, '{proposal}')
      .replaceAll(conversation, '{conversation}')
      .replaceAll(/"(id|token)":"[^"]*"/g, '"$1":"{id}"')
      .replaceAll(/"(seq|end)":\d+/g, '"$1":0')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '{time}'),
  )

/** Those of one group ask about the same projects, on which none of them proposed. */
const curious = [{ names: ['loser'] }, { names: ['outsider', 'otherClient'] }, { names: ['rival'] }] as const

test.each(curious)('[PRODUCT 17] [P2] no answer tells $names who proposed on an open project', async ({ names }) => {
  const { ana, rival, third, loser } = people
  const [proposedOn, not] = [await ana.publishes(), await ana.publishes()]
  const other = names[0] === 'rival' ? third : rival
  if (names[0] === 'loser') for (const project of [proposedOn, not]) await loser.proposes(project)
  await other.proposes(proposedOn)
  await other.proposes(proposedOn, { amount: 5_432, cover_letter: 'Segredo' })
  await ana.startsConversation(proposedOn, other)
  const absent = await signedIn(server, 'empresa')
  for (const asker of names.map((name) => people[name])) {
    await asker.device.pull()
    const answers = await answersTo(asker, proposedOn, other)
    expect(answers).toEqual(await answersTo(asker, not, other))
    expect(answers).toEqual(await answersTo(asker, proposedOn, absent))
    expect(JSON.stringify(answers)).not.toMatch(/Segredo|5432/)
  }
})

test.each(curious)('[PRODUCT 17] [P2] no answer tells $names who was chosen', async ({ names }) => {
  const { ana, rival, third, loser } = people
  const [his, theirs] = [await ana.publishes(), await ana.publishes()]
  const [one, two] = names[0] === 'rival' ? [third, await signedIn(server, 'empresa')] : [rival, third]
  if (names[0] === 'loser' || names[0] === 'rival') for (const project of [his, theirs]) await people[names[0]].proposes(project)
  for (const project of [his, theirs]) for (const person of [one, two]) await person.proposes(project)
  const chooses = async (project: string, { id }: Session) => (await ana.accepts(project, proposalId(project, id))).status
  expect([await chooses(his, one), await chooses(theirs, two)]).toEqual([200, 200])
  for (const asker of names.map((name) => people[name])) {
    await asker.device.pull()
    for (const person of [one, two]) expect(await answersTo(asker, his, person)).toEqual(await answersTo(asker, theirs, person))
  }
  expect(loser.id).not.toBe(one.id)
})
