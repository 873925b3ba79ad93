import { describe, expect, test } from 'vitest'
import { undoDeal } from '#domain/commands/undo-deal'
import type { Project, Proposal } from '#domain/documents'
import { type Deal, dealOf } from '#domain/projects/deal'
import { nextSteps } from '#domain/projects/next-steps'
import { workLines } from '#domain/projects/work-lines'
import { aProject, aProposal, aQuote, aStartedProject, changesOf, EARLIER, idOf, joao, LATER, NOW, obras, reads } from './builders'

const stages = [
  { name: 'Entrada', amount: 1_350 },
  { name: 'Piso', amount: 2_000 },
  { name: 'No fim', amount: 1_000 },
]
const project = aStartedProject()
const proposal = aProposal({ status: 'accepted', quote: aQuote({ rows: [], stages }) })
const begun = dealOf(proposal, project)
const marked = (...marks: Partial<Deal['stages'][number]>[]) => begun.stages.map((stage, at) => ({ ...stage, ...marks[at] }))
const terms = { text: 'Porta de correr', amount: 300, days: 2 }
const change: Deal['changes'][number] = { id: idOf('porta'), by: 'provider', ...terms, at: NOW, answer: '', answered_at: '' }
const said = (of: Proposal, at: Project = project) => workLines(of, at).map(({ kind, by }) => `${kind} ${by}`)
const withDeal = (fields: Partial<Deal>) => ({ ...proposal, deal: { ...begun, ...fields } })

describe('the lines of a deal', () => {
  test('[PRODUCT 126] begin with the acceptance, before anything was marked, and tell each step with its side and time', () => {
    expect(workLines(proposal, project)).toEqual([{ id: `accepted  ${EARLIER}`, kind: 'accepted', at: EARLIER, by: 'owner' }])
    const answered = { ...change, answer: 'declined' as const, answered_at: LATER }
    const worked = withDeal({ stages: marked({ paid_at: NOW }, { done_at: LATER }), changes: [answered], handed_at: LATER, not_yet_at: LATER })
    expect(said(worked)).toEqual([
      'accepted owner',
      'paid owner',
      'change_proposed provider',
      'done provider',
      'change_declined owner',
      'handed provider',
      'not_yet owner',
    ])
    const [, paid] = workLines(worked, project)
    expect(paid).toMatchObject({ stage: 'Entrada', amount: 1_350, at: NOW })
  })

  test('[PRODUCT 126] a mark that was taken back leaves none, a withdrawn change is told as its side took it back', () => {
    expect(said(withDeal({ stages: marked({ paid_at: '' }) }))).toEqual(['accepted owner'])
    expect(said(withDeal({ changes: [{ ...change, answer: 'withdrawn', answered_at: LATER }] })).at(-1)).toBe('change_withdrawn provider')
  })

  test('[PRODUCT 126] the end is told while the project is completed, and its open points are counted', () => {
    const completed = { ...project, status: 'completed' as const, completed_at: LATER }
    expect(workLines(withDeal({ open_points: ['Rejunte'] }), completed).at(-1)).toMatchObject({ kind: 'completed', openPoints: ['Rejunte'] })
    expect(said(proposal, { ...completed, status: 'in_progress' })).toEqual(['accepted owner'])
  })

  test('[PRODUCT 126] an undone deal keeps its lines, a newer one of the same provider adds its own', () => {
    const args = { project_id: project.id, proposal_id: proposal.id, accepted_at: EARLIER, reason: 'Vou esperar.' }
    const changes = changesOf(undoDeal.decide(reads({ projects: [project], proposals: [proposal] }), args, joao, NOW, NOW))
    const written = changes.find((one) => one.op === 'set' && one.collection === 'proposals')
    if (written?.op !== 'set' || written.collection !== 'proposals') throw new Error('nothing was written of the proposal')
    const undone = { ...proposal, ...written.fields }
    const open = aProject()
    expect(said(undone, open)).toEqual(['accepted owner', 'undone provider'])
    expect(workLines(undone, open).at(-1)).toMatchObject({ at: NOW, reason: 'Vou esperar.' })
    const again = { ...undone, status: 'accepted' as const, undone_by: '' as const, undone_reason: '' }
    expect(said(again, { ...project, accepted_at: LATER })).toEqual(['accepted owner', 'undone ', 'accepted owner'])
  })

  test('[PRODUCT 126] a rival of the chosen provider has none, nor has the owner in that conversation', () => {
    const rival = aProposal({ provider_id: obras.id, status: 'rejected' })
    expect(workLines(rival, project)).toEqual([])
    // As a rival's device holds the project.
    expect(workLines(rival, { ...project, accepted_proposal_id: '', accepted_at: '' })).toEqual([])
  })
})

describe('next steps', () => {
  const steps = (side: 'owner' | 'provider', fields: Partial<Deal> = {}, hasAddress = false, quote = proposal.quote) =>
    nextSteps(side, { deal: { ...begun, ...fields }, quote, hasAddress }).map((step) =>
      'stage' in step && step.stage ? `${step.kind} ${step.stage}` : step.kind,
    )
  const done = { done_at: NOW }
  const closed = { done_at: NOW, paid_at: NOW, received_at: NOW }

  test('[PRODUCT 126] begin with the day and the address, until they are known or the work has begun', () => {
    expect(steps('owner')).toEqual(['start', 'send_address', 'pay_entry Entrada'])
    expect(steps('provider')).toEqual(['start', 'ask_address', 'finish Piso'])
    const dated = aQuote({ rows: [], stages, start: { date: '2026-12-01' } })
    expect(steps('owner', {}, true, dated)).toEqual(['pay_entry Entrada', 'await_stage Piso'])
    expect(steps('provider', { stages: marked({}, done) })).toEqual(['finish No fim'])
  })

  test('[PRODUCT 126] ask to pay for what is ready, to confirm what was paid, and to answer what the other proposed', () => {
    expect(steps('owner', { stages: marked(closed, done), changes: [change] })).toEqual(['answer_change', 'pay Piso', 'await_stage No fim'])
    expect(steps('provider', { stages: marked(closed, { ...done, paid_at: NOW }), changes: [change] })).toEqual(['confirm Piso', 'finish No fim'])
    // An entry that is called ready is not asked for twice.
    expect(steps('owner', { stages: marked(done) })).toEqual(['pay Entrada', 'await_stage Piso'])
  })

  test('[PRODUCT 126] end with handing over and receiving', () => {
    const stages = marked({ paid_at: NOW, received_at: NOW }, closed, closed)
    expect([steps('owner', { stages }), steps('provider', { stages })]).toEqual([['complete'], ['hand_over']])
    const handed = { stages, handed_at: LATER }
    expect([steps('owner', handed), steps('provider', handed)]).toEqual([['receive'], ['await_receipt']])
    const notYet = { ...handed, not_yet_at: LATER }
    expect([steps('owner', notYet), steps('provider', notYet)]).toEqual([['complete'], ['repair', 'hand_over']])
  })
})
