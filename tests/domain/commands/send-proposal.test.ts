import { expect, test } from 'vitest'
import { type SendProposal, sendProposal } from '#domain/commands/send-proposal'
import { proposalId } from '#domain/ids'
import { ana, aProject, aProposal, changesOf, closedProject, EARLIER, idOf, joao, NOW, noticesOf, obras, reads, root } from '../builders'

const args: SendProposal = {
  project_id: idOf('reforma'),
  amount: 4_350,
  duration_days: 9,
  proposal_type: 'service',
  cover_letter: 'Começo segunda.',
}
const id = proposalId(args.project_id, joao.id)
const decide = (read: Parameters<typeof reads>[0] = { projects: [aProject()] }, me = joao, given = args) =>
  sendProposal.decide(reads(read), given, me, NOW, NOW)

test.each([joao, obras])('$role proposes on an open project, and the owner is told who', (me) => {
  const decision = decide(undefined, me)
  const own = proposalId(args.project_id, me.id)
  expect(changesOf(decision)).toEqual([
    {
      op: 'create',
      collection: 'proposals',
      id: own,
      fields: { id: own, provider_id: me.id, ...args, status: 'pending', revisions: [], created_at: NOW, updated_at: NOW },
    },
  ])
  expect(noticesOf(decision)).toEqual([
    {
      kind: 'proposal_received',
      to: { user: ana.id },
      project: { id: args.project_id, title: 'Reforma de banheiro', client_id: ana.id },
      by: { id: me.id, full_name: me.full_name },
    },
  ])
})

test.each([ana, root])('$role does not propose', (me) => {
  expect(decide(undefined, me)).toEqual({ ok: false, code: 'only_providers_propose' })
})

test('an owner cannot propose on their own project', () => {
  expect(decide({ projects: [aProject({ client_id: joao.id })] })).toEqual({ ok: false, code: 'own_project' })
})

test('a project that is gone takes no proposal', () => {
  expect(decide({ projects: [undefined] })).toEqual({ ok: false, code: 'parent_missing' })
})

test('a project that is not open takes no proposal', () => {
  expect(decide({ projects: [closedProject] })).toEqual({ ok: false, code: 'project_closed' })
  expect(decide({ projects: [aProject({ status: 'completed' })] })).toEqual({ ok: false, code: 'project_closed' })
})

test.each(['products', 'both'] as const)('type %s is refused where the project lists no products', (proposal_type) => {
  expect(decide(undefined, joao, { ...args, proposal_type })).toEqual({ ok: false, code: 'proposal_type_not_offered' })
})

test.each(['service', 'products', 'both'] as const)('type %s is taken where the project lists products', (proposal_type) => {
  const project = aProject({ products: [{ name: 'Piso', quantity: '5 m²' }] })
  expect(changesOf(decide({ projects: [project] }, joao, { ...args, proposal_type }))).toMatchObject([{ fields: { proposal_type } }])
})

test('sent over a pending one it is an improvement that keeps the earlier terms', () => {
  const decision = decide({ projects: [aProject()], proposals: [aProposal()] }, joao, { ...args, amount: 3_900, cover_letter: 'Começo hoje.' })
  expect(changesOf(decision)).toEqual([
    {
      op: 'set',
      collection: 'proposals',
      id,
      fields: {
        amount: 3_900,
        duration_days: 9,
        proposal_type: 'service',
        cover_letter: 'Começo hoje.',
        revisions: [{ amount: 4_350, duration_days: 9, proposal_type: 'service', cover_letter: 'Começo segunda.', at: EARLIER }],
        updated_at: NOW,
      },
    },
  ])
  expect(noticesOf(decision)).toMatchObject([{ kind: 'proposal_improved', to: { user: ana.id }, by: { id: joao.id } }])
})

test('sent over a pending one with the same terms it changes nothing and notifies no one', () => {
  const decision = decide({ projects: [aProject()], proposals: [aProposal()] })
  expect(changesOf(decision)).toEqual([])
  expect(noticesOf(decision)).toEqual([])
})

test.each(['accepted', 'rejected'] as const)('an %s proposal does not change', (status) => {
  const read = { projects: [aProject()], proposals: [aProposal({ status })] }
  expect(decide(read)).toEqual({ ok: false, code: 'proposal_already_answered' })
})

test.each([{ amount: 0 }, { amount: '4350' }, { duration_days: 0 }, { duration_days: 1.5 }, { cover_letter: '  ' }, { proposal_type: 'gift' }])(
  'args with %j are nothing',
  (wrong) => {
    expect(sendProposal.parse({ ...args, ...wrong })).toBeUndefined()
  },
)
