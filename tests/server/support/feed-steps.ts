import { quoted, type Row } from '../../support/server/server-client'
import type { FeedWorld } from './feed-world'

type Step = (world: FeedWorld, a: number, b: number) => Promise<void>

/** Resende and Queluz reach each other's states; Campinas is no city of RJ. */
const states = ['SP', 'RJ', '']
const cities = ['Campinas', 'Queluz', 'Resende'] as const
const one = <T>(values: readonly [T, ...T[]], n: number): T => values[n % values.length] ?? values[0]
const ref = (row: Row): string => quoted(String(row.id))

const setOne =
  (table: string, assignment: (world: FeedWorld, b: number) => string): Step =>
  async (world, a, b) =>
    world.set(table, await world.pick(table, a), assignment(world, b))

const removeOne =
  (table: string, where: (world: FeedWorld) => string = () => '1'): Step =>
  async (world, a) =>
    world.remove(table, await world.pick(table, a, where(world)))

/** Everything that changes the feed. */
export const steps = {
  async person(world, a, b) {
    const id = world.newId('u', b % 6)
    if (await world.pick('users', 0, `id = ${quoted(id)}`)) return
    await world.insert('users', {
      ...{ id: quoted(id), email: quoted(`${id}@canteiro.example`), tokenKey: quoted(`${id}${world.step}`.padEnd(40, 'x')) },
      ...{ role: quoted(one(['cliente', 'empresa', 'autonomo'], a)), full_name: quoted(world.text), city: quoted(one(cities, a + b)) },
      ...{ state: quoted(one(['SP', 'RJ'], b)), verified: a % 4 === 3 ? 'FALSE' : 'TRUE', notify_scope: "'city'", created_at: world.now },
    })
  },
  async project(world, a, b) {
    const client = await world.pick('users', a)
    const id = world.newId('p', b % 7)
    if (!client || (await world.pick('projects', 0, `id = ${quoted(id)}`))) return
    await world.insert('projects', {
      ...{
        id: quoted(id),
        client_id: ref(client),
        title: quoted(world.text),
        description: "'d'",
        address: "'Centro'",
        city: quoted(one(cities, a + b)),
      },
      ...{ state: quoted(one(['SP', 'RJ'], a)), status: "'open'", products: '\'[{"name":"Piso","quantity":"5 m²"}]\'', created_at: world.now },
    })
  },
  status: setOne('projects', (_, b) => `status = '${one(['open', 'completed', 'in_progress', 'closed'], b)}'`),
  choose: async (world, a) => {
    const proposal = await world.pick('proposals', a)
    if (!proposal) return
    await world.set('projects', { id: proposal.project_id }, `status = 'in_progress', accepted_proposal_id = ${ref(proposal)}`)
  },
  asked: setOne('projects', ({ now }) => `asked_at = ${now}`),
  forget: setOne('projects', () => "accepted_proposal_id = ''"),
  'move project': setOne('projects', (_, b) => `state = '${states[b % 3]}'`),
  'move project to city': setOne('projects', (_, b) => `city = ${quoted(one(cities, b))}`),
  title: setOne('projects', ({ text }) => `title = '${text}'`),
  async propose(world, a, b) {
    const [project, provider] = [await world.pick('projects', a), await world.pick('users', b)]
    if (!project || !provider) return
    const same = await world.pick('proposals', 0, `project_id = ${ref(project)} AND provider_id = ${ref(provider)}`)
    if (same) return world.set('proposals', same, `amount = ${world.step}`)
    await world.insert('proposals', {
      ...{ id: quoted(world.newId('q')), project_id: ref(project), provider_id: ref(provider), amount: `${world.step}.5`, cover_letter: "'c'" },
      ...{ proposal_type: "'service'", duration_days: '5', status: "'pending'", revisions: "'[]'", created_at: world.now, updated_at: world.now },
    })
  },
  withdraw: removeOne('proposals'),
  async converse(world, a, b) {
    const [project, other] = [await world.pick('projects', a), await world.pick('users', b)]
    if (!project || !other || project.client_id === other.id) return
    const [first = '', second = ''] = [String(project.client_id), String(other.id)].sort().map(quoted)
    const same = `project_id = ${ref(project)} AND participant_one = ${first} AND participant_two = ${second}`
    if (await world.pick('conversations', 0, same)) return
    await world.insert('conversations', {
      ...{ id: quoted(world.newId('c')), participant_one: first, participant_two: second, project_id: ref(project) },
      ...{ last_message_at: world.now, created_at: world.now },
    })
  },
  'talk gone': removeOne('conversations'),
  async say(world, a, b) {
    const conversation = await world.pick('conversations', a)
    if (!conversation) return
    const sender = b % 2 ? conversation.participant_one : conversation.participant_two
    await world.insert('messages', {
      ...{ id: quoted(world.newId('m')), conversation_id: ref(conversation), sender_id: quoted(String(sender)) },
      ...{ content: quoted(b % 5 === 0 ? 'ã'.repeat(300) : world.text), sent_at: world.now, created_at: world.now },
    })
  },
  async silence(world, a, b) {
    const conversation = await world.pick('conversations', a)
    if (!conversation) return
    const [user, other] = [conversation.participant_one, conversation.participant_two].map((id) => quoted(String(id)))
    const about = b % 2 ? ref(conversation) : "''"
    if (await world.pick('silences', 0, `user_id = ${user} AND person_id = ${other} AND conversation_id = ${about}`)) return
    await world.insert('silences', {
      ...{ id: quoted(world.newId('z')), user_id: String(user), person_id: String(other), conversation_id: about, created_at: world.now },
    })
  },
  'hear again': removeOne('silences'),
  rename: setOne('users', ({ text }) => `full_name = '${text}'`),
  phone: setOne('users', ({ step }) => `phone = '1198765${String(step).padStart(4, '0')}'`),
  'move person': setOne('users', (_, b) => `state = '${states[b % 3]}'`),
  'move person to city': setOne('users', (_, b) => `city = ${quoted(one(cities, b))}`),
  role: setOne('users', (_, b) => `role = '${one(['cliente', 'empresa', 'autonomo'], b)}'`),
  suspend: setOne('users', (_, b) =>
    b % 2 === 0 ? "suspended_at = '2026-01-01', suspended_reason = 'x'" : "suspended_at = '', suspended_reason = ''",
  ),
  verify: setOne('users', (_, b) => `verified = ${b % 2 === 0}`),
  async photo(world, a, b) {
    const project = await world.pick('projects', a)
    if (!project) return
    const file = quoted(`${world.text}.webp`)
    await world.insert('project_images', { id: quoted(world.newId('i')), project_id: ref(project), position: String(b % 3), file })
  },
  'photo gone': removeOne('project_images'),
  async 'photo of work'(world, a, b) {
    const proposal = await world.pick('proposals', a)
    if (!proposal) return
    await world.insert('work_photos', {
      ...{ id: quoted(world.newId('w')), proposal_id: ref(proposal), position: String(b % 3), file: quoted(`${world.text}.jpg`) },
      ...{ '"by"': quoted(one(['owner', 'provider'], b)), created_at: world.now },
    })
  },
  'photo of work gone': removeOne('work_photos'),
  async notify(world, a, b) {
    const [person, named] = [await world.pick('users', a), await world.pick('users', b)]
    if (!person || !named) return
    await world.insert('notifications', {
      ...{ id: quoted(world.newId('n')), user_id: ref(person), title: quoted(world.text), message: "'m'", link: "'/x'" },
      ...{ is_read: 'FALSE', created_at: world.now, person_id: b % 3 ? ref(named) : "''" },
    })
  },
  read: setOne('notifications', () => 'is_read = TRUE'),
  async ticket(world, a) {
    const person = await world.pick('users', a)
    if (!person) return
    const id = quoted(world.newId('t'))
    await world.insert('support_tickets', { id, client_id: ref(person), subject: quoted(world.text), status: "'open'", created_at: world.now })
  },
  async answer(world, a, b) {
    const [ticket, sender] = [await world.pick('support_tickets', a), await world.pick('users', b)]
    if (!ticket || !sender) return
    const id = quoted(world.newId('s'))
    await world.insert('support_messages', { id, ticket_id: ref(ticket), sender_id: ref(sender), content: "'oi'", created_at: world.now })
  },
  async 'ask to leave'(world, a) {
    const person = await world.pick('users', a)
    if (!person || (await world.pick('account_cancellation_requests', 0, `user_id = ${ref(person)}`))) return
    const id = quoted(world.newId('r'))
    await world.insert('account_cancellation_requests', { id, user_id: ref(person), status: "'pending'", created_at: world.now })
  },
  'delete project': removeOne('projects'),
  // The first person stays: the history needs a device.
  'delete person': removeOne('users', (world) => `id <> ${quoted(world.newId('u', 0))}`),
} satisfies Record<string, Step>

export type StepName = keyof typeof steps
