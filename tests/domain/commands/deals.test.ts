import { describe, expect, test } from 'vitest'
import { ensure, set } from '#domain/command'
import { acceptanceOf, acceptProposal } from '#domain/commands/accept-proposal'
import { improveProposal } from '#domain/commands/improve-proposal'
import { sendProposal } from '#domain/commands/send-proposal'
import { undoDeal } from '#domain/commands/undo-deal'
import { dealOf } from '#domain/projects/deal'
import { termsOf } from '#domain/projects/proposal-terms'
import {
  ana,
  aProject,
  aProposal,
  aStartedProject,
  begunConversation,
  changesOf,
  EARLIER,
  joao,
  NOW,
  named,
  namedProject,
  nothingChanges,
  noticesOf,
  reads,
} from '../builders'

describe('accepting', () => {
  const chosen = aProposal()
  const args = acceptanceOf(chosen)
  const { project_id } = args
  const decide = (read: Parameters<typeof reads>[0] = {}, me = ana) =>
    acceptProposal.decide(reads({ projects: [aProject()], proposals: [chosen], ...read }), args, me, NOW, NOW)

  test('the owner chooses one: the project starts, the others are refused, the two can talk', () => {
    expect(changesOf(decide())).toEqual([
      set('projects', project_id, { status: 'in_progress', accepted_proposal_id: chosen.id, accepted_at: NOW }),
      set('proposals', chosen.id, { status: 'accepted' }),
      { op: 'set_all', collection: 'proposals', where: { project_id, status: 'pending' }, except: chosen.id, fields: { status: 'rejected' } },
      ensure('conversations', begunConversation),
    ])
  })

  test('the provider, the owner and the others are told; only the owner learns a name', () => {
    expect(noticesOf(decide())).toEqual([
      { kind: 'proposal_accepted', to: { user: joao.id }, project: namedProject },
      { kind: 'project_started', to: { user: ana.id }, project: namedProject, by: named(joao) },
      { kind: 'proposal_rejected', to: { proposersOf: project_id, except: joao.id, standing: true }, project: namedProject },
    ])
  })

  test.each(['in_progress', 'completed'] as const)('accepting the same one again while %s changes nothing', (status) => {
    expect(decide({ projects: [aStartedProject({ status })], proposals: [aProposal({ status: 'accepted' })] })).toEqual(nothingChanges)
  })

  const changes = [
    { amount: 4_350.01 },
    { duration_days: 10 },
    { proposal_type: 'both' as const },
    { cover_letter: 'Começo segunda. Material à parte.' },
  ]

  test.each(changes)('a proposal improved to %j since the owner saw it is not accepted unseen', (improved) => {
    expect(decide({ proposals: [aProposal(improved)] })).toEqual({ ok: false, code: 'proposal_changed' })
  })
})

describe('undoing a deal', () => {
  const { id, project_id } = aProposal()
  const project = aStartedProject()
  const about = { id: project_id, title: project.title, client_id: ana.id }
  const args = { project_id, proposal_id: id, accepted_at: EARLIER, reason: 'Vou esperar.' }
  const decide = (me = ana, at = project, proposal = aProposal({ status: 'accepted' })) =>
    undoDeal.decide(reads({ projects: [at], proposals: [proposal] }), args, me, NOW, NOW)

  test.each([
    ['owner', ana, joao],
    ['provider', joao, ana],
  ] as const)(
    '[PRODUCT 86] its %s opens the project again; the chosen proposal is rejected, the others pending, and the other side reads why',
    (by, me, other) => {
      const decision = decide(me)
      expect(changesOf(decision)).toEqual([
        set('projects', project_id, { status: 'open', accepted_proposal_id: '', accepted_at: '', touched_at: NOW, asked_at: '' }),
        { op: 'set_all', collection: 'proposals', where: { project_id, status: 'rejected', undone_by: '' }, fields: { status: 'pending' } },
        set('proposals', id, {
          status: 'rejected',
          undone_by: by,
          undone_reason: 'Vou esperar.',
          deal: { ...dealOf(aProposal(), project), undone_at: NOW },
        }),
      ])
      expect(noticesOf(decision)).toEqual([
        { kind: 'deal_undone', to: { user: other.id }, project: about, by: named(me), reason: 'Vou esperar.' },
        { kind: 'project_open_again', to: { proposersOf: project_id, except: joao.id, standing: true }, project: about },
      ])
    },
  )

  test('[PRODUCT 86] a proposal whose deal was undone is proposed anew, with the same terms or others', () => {
    const rejected = aProposal({ status: 'rejected', undone_by: 'owner', undone_reason: 'Vou esperar.' })
    const anew = { status: 'pending', undone_by: '', undone_reason: '', edition: '' } as const
    const terms = termsOf(rejected)
    const known = reads({ proposals: [rejected], projects: [aProject()] })
    const propose = (others = {}) => sendProposal.decide(known, { project_id, edition: '', ...terms, ...others }, joao, NOW, NOW)
    expect(changesOf(propose())).toEqual([set('proposals', id, anew)])
    expect(changesOf(propose({ amount: 4_000 }))).toMatchObject([{ fields: { ...anew, amount: 4_000, updated_at: NOW } }])
    expect(noticesOf(propose())).toMatchObject([{ kind: 'proposal_received', to: { user: ana.id } }])
    // An improvement that was given before the deal, and comes late, is none.
    const late = improveProposal.decide(known, { proposal_id: id, project_id, edition: '', amount: 4_000 }, joao, NOW, NOW)
    expect(late).toEqual({ ok: false, code: 'proposal_already_answered' })
  })

  test('[PRODUCT 86] a late command undoes no newer deal with the same provider', () => {
    expect(decide(joao, { ...project, accepted_at: NOW })).toEqual({ ok: false, code: 'deal_missing' })
  })

  test('what is undone changes nothing, and a reason is needed', () => {
    const undone = decide(joao, aProject(), aProposal({ status: 'rejected', undone_by: 'owner' }))
    expect(undone).toEqual(nothingChanges)
    expect(undoDeal.parse({ ...args, reason: ' ' })).toBeUndefined()
  })
})
