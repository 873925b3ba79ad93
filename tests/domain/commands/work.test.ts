import { describe, expect, test } from 'vitest'
import { type Actor, remove, set } from '#domain/command'
import { type ArgsOf, commands, type Verb } from '#domain/commands'
import type { Project, Proposal } from '#domain/documents'
import { agreedDays, agreedPrice, type Deal, type DealChange, type DealStage, dealOf, isEntry, moneyOf, stageName } from '#domain/projects/deal'
import { seenTermsOf } from '#domain/projects/proposal-terms'
import {
  ana,
  aProject,
  aProposal,
  aQuote,
  aWorkPhoto,
  bia,
  changesOf,
  EARLIER,
  idOf,
  joao,
  LATER,
  NOW,
  named,
  namedProject,
  nothingChanges,
  noticesOf,
  obras,
  reads,
} from '../builders'

const stages = [
  { name: 'Entrada', amount: 1_350 },
  { name: 'Piso pronto', amount: 2_000 },
  { name: 'No fim', amount: 1_000 },
]
const project = aProject({ status: 'in_progress', accepted_proposal_id: aProposal().id, accepted_at: EARLIER })
const proposal = aProposal({ status: 'accepted', quote: aQuote({ rows: [], stages }) })
const begun = dealOf(proposal, project)
const [entry, floor, end] = begun.stages.map(({ id }) => id)
const deal = { project_id: project.id, proposal_id: proposal.id, accepted_at: EARLIER }

type World = { proposal: Proposal; project: Project }
const at = (changed: Partial<Deal> = {}, fields: Partial<Project> = {}): World => ({
  proposal: { ...proposal, deal: { ...begun, ...changed } },
  project: { ...project, ...fields },
})
const start: World = { proposal, project }
const marked = (id: string | undefined, fields: Partial<Deal['stages'][number]>, of = begun) =>
  of.stages.map((stage) => (stage.id === id ? { ...stage, ...fields } : stage))

function decide<V extends Verb>(world: World, me: Actor, verb: V, args: Partial<ArgsOf<V>>, now = NOW, dispatched = now) {
  const prepared = commands[verb].prepare({ ...deal, ...args })
  if (!prepared) throw new Error(`malformed ${verb}`)
  return prepared.decide(reads({ projects: [world.project], proposals: [world.proposal] }), me, now, dispatched)
}

/** The world with what was decided. */
function decided(world: World, decision: ReturnType<typeof decide>): World {
  const [change] = changesOf(decision)
  if (change?.op !== 'set' || change.collection !== 'proposals') throw new Error('nothing was written of the proposal')
  return { ...world, proposal: { ...world.proposal, ...change.fields } }
}

const mark = (world: World, me: Actor, what: Partial<ArgsOf<'mark_stage'>>, now = NOW) => {
  const stage = dealOf(world.proposal, world.project).stages.find(({ id }) => id === (what.stage_id ?? floor))
  return decide(world, me, 'mark_stage', { stage_id: floor ?? '', is_on: true, amount: stage?.amount ?? 0, ...what }, now)
}

describe('stages', () => {
  test('[PRODUCT 120] are those of the quote, one of the whole price without any, and alike on every device', () => {
    expect(begun.stages.map(({ name, amount }) => ({ name, amount }))).toEqual(stages)
    expect(dealOf(proposal, { ...project })).toEqual(begun)
    const whole = dealOf(aProposal({ status: 'accepted' }), project)
    expect(whole.stages).toMatchObject([{ name: '', amount: 4_350 }])
    expect(stageName(whole, whole.stages[0] as DealStage)).toBe('')
    expect(new Set([...begun.stages, ...whole.stages].map(({ id }) => id)).size).toBe(3)
  })

  test('[PRODUCT 120] a new acceptance begins anew', () => {
    const had = at({ stages: marked(floor, { paid_at: NOW }) })
    expect(dealOf(had.proposal, { accepted_at: LATER }).stages.every(({ paid_at }) => paid_at === '')).toBe(true)
    expect(dealOf(had.proposal, project)).toBe(had.proposal.deal)
  })

  test.each([
    ['done', joao, ana, 'stage_done', { done_at: NOW }],
    ['paid', ana, joao, 'stage_paid', { paid_at: NOW }],
    ['received', joao, ana, 'stage_received', { received_at: NOW }],
  ] as const)('[PRODUCT 120] %s is marked by its side, and the other is told which stage', (what, me, other, kind, fields) => {
    const decision = mark(start, me, { mark: what })
    expect(changesOf(decision)).toEqual([set('proposals', proposal.id, { deal: { ...begun, stages: marked(floor, fields) } })])
    const about = { to: { user: other.id }, project: namedProject, by: named(me), amount: 2_000, stage: 'Piso pronto' }
    expect(noticesOf(decision)).toEqual([{ kind, ...about }])
    expect(mark(decided(start, decision), me, { mark: what })).toEqual(nothingChanges)
    const back = mark(decided(start, decision), me, { mark: what, is_on: false })
    expect(decided(start, back).proposal.deal?.stages).toEqual(begun.stages)
    expect(noticesOf(back)).toEqual([])
  })

  test('[PRODUCT 120] is marked when it was said, within the deal, whatever the device’s clock says', () => {
    const when = (dispatched: string) => {
      const decision = decide(start, joao, 'mark_stage', { stage_id: floor ?? '', mark: 'done', is_on: true, amount: 2_000 }, LATER, dispatched)
      return decided(start, decision).proposal.deal?.stages[1]?.done_at
    }
    expect([when(NOW), when('2020-01-01T00:00:00.000Z')]).toEqual([NOW, EARLIER])
  })

  test.each<[string, Actor, Partial<ArgsOf<'mark_stage'>>, World]>([
    ['the owner says that it is ready', ana, { mark: 'done' }, start],
    ['the provider says that it is paid', joao, { mark: 'paid' }, start],
    ['a stranger', bia, { mark: 'paid' }, start],
    ['a rival', obras, { mark: 'done' }, start],
  ])('[PRODUCT 120] not when %s', (_what, me, what, world) => {
    expect(mark(world, me, what)).toEqual({ ok: false, code: 'not_yours' })
  })

  test.each<[string, Actor, Partial<ArgsOf<'mark_stage'>>, World]>([
    ['ready, that was paid after it', joao, { mark: 'done' }, at({ stages: marked(floor, { done_at: NOW, paid_at: LATER }) })],
    ['paid, that was received', ana, { mark: 'paid' }, at({ stages: marked(floor, { paid_at: NOW, received_at: NOW }) })],
    [
      'received, once the project is completed',
      joao,
      { mark: 'received' },
      at({ stages: marked(floor, { received_at: NOW }) }, { status: 'completed' }),
    ],
  ])('[PRODUCT 120] what the other side has answered is not taken back: %s', (_what, me, what, world) => {
    expect(mark(world, me, { ...what, is_on: false })).toEqual({ ok: false, code: 'mark_answered' })
  })

  test('[PRODUCT 120] an entry that was paid before the work keeps its stage open: ready can be taken back', () => {
    const world = at({ stages: marked(entry, { paid_at: EARLIER, done_at: NOW }) })
    expect(isEntry(begun, begun.stages[0] as DealStage)).toBe(true)
    expect(mark(world, joao, { mark: 'done', stage_id: entry ?? '', is_on: false }).ok).toBe(true)
  })

  test('[PRODUCT 120] marks of both sides stand in any order', () => {
    const said = [
      [joao, 'received'],
      [ana, 'paid'],
      [joao, 'done'],
    ] as const
    const orders = [[...said], said.toReversed()]
    for (const order of orders) {
      const world = [...order].reduce((known: World, [me, what]) => decided(known, mark(known, me, { mark: what })), start)
      expect(world.proposal.deal?.stages[1]).toMatchObject({ done_at: NOW, paid_at: NOW, received_at: NOW })
    }
  })

  test('[PRODUCT 120] a payment is one of the sum that was seen', () => {
    expect(mark(start, ana, { mark: 'paid', amount: 1_999 })).toEqual({ ok: false, code: 'deal_changed' })
    expect(mark(start, joao, { mark: 'done', amount: 1_999 }).ok).toBe(true)
  })
})

test('[PRODUCT 121] money is counted as the sides say it', () => {
  const world = at({ stages: marked(floor, { paid_at: NOW, received_at: NOW }, { ...begun, stages: marked(entry, { paid_at: NOW }) }) })
  expect(moneyOf(dealOf(world.proposal, world.project))).toEqual({ paid: 3_350, confirmed: 2_000, due: 1_000 })
})

describe('changes', () => {
  const change_id = idOf('porta')
  const propose = (world: World, me: Actor, what: Partial<ArgsOf<'propose_change'>> = {}) =>
    decide(world, me, 'propose_change', { change_id, text: 'Porta de correr', amount: 500, days: 2, ...what })
  const answer = (world: World, me: Actor, given: ArgsOf<'answer_change'>['answer']) =>
    decide(world, me, 'answer_change', { change_id, answer: given })
  const proposed = (what: Partial<ArgsOf<'propose_change'>> = {}, by: Actor = joao) => decided(start, propose(start, by, what))
  const accepted = (what: Partial<ArgsOf<'propose_change'>>) => {
    const world = decided(proposed(what), answer(proposed(what), ana, 'accepted'))
    return { of: dealOf(world.proposal, world.project), world }
  }

  test.each([
    [ana, joao, 'owner'],
    [joao, ana, 'provider'],
  ] as const)('[PRODUCT 122] either side proposes one, which counts for nothing until the other accepts it', (me, other, by) => {
    const decision = propose(start, me)
    const change: DealChange = { id: change_id, by, text: 'Porta de correr', amount: 500, days: 2, at: NOW, answer: '', answered_at: '' }
    expect(changesOf(decision)).toEqual([set('proposals', proposal.id, { deal: { ...begun, changes: [change] } })])
    expect(noticesOf(decision)).toEqual([{ kind: 'change_proposed', to: { user: other.id }, project: namedProject, by: named(me) }])
    const of = dealOf(decided(start, decision).proposal, project)
    expect([agreedPrice(proposal, of), agreedDays(proposal, of)]).toEqual([4_350, 9])
    expect(answer(decided(start, decision), me, 'accepted')).toEqual({ ok: false, code: 'not_yours' })
    expect(propose(decided(start, decision), me)).toEqual(nothingChanges)
  })

  test('[PRODUCT 122] accepted, what is added is a stage of its own', () => {
    const { of } = accepted({})
    expect([agreedPrice(proposal, of), agreedDays(proposal, of)]).toEqual([4_850, 11])
    expect(of.stages.at(-1)).toMatchObject({ id: change_id, name: '', amount: 500, done_at: '' })
    expect(stageName(of, of.stages.at(-1) as DealStage)).toBe('Porta de correr')
  })

  test('[PRODUCT 122] accepted, what is taken away goes from the last stages that are not paid', () => {
    const { of } = accepted({ amount: -1_500, days: -20 })
    expect(of.stages.map(({ amount }) => amount)).toEqual([1_350, 1_500, 0])
    expect([agreedPrice(proposal, of), agreedDays(proposal, of)]).toEqual([2_850, 1])
    expect(end).toBe(of.stages[2]?.id)
  })

  test('[PRODUCT 122] takes no more away than what is still to be paid, when it is proposed and when it is answered', () => {
    expect(propose(start, ana, { amount: -4_350.01 })).toEqual({ ok: false, code: 'change_exceeds_due' })
    const world = proposed({ amount: -2_500 })
    const paid = decided(world, mark(world, ana, { mark: 'paid' }))
    expect(answer(paid, ana, 'accepted')).toEqual({ ok: false, code: 'change_exceeds_due' })
    expect(answer(paid, ana, 'declined').ok).toBe(true)
  })

  test('[PRODUCT 122] is answered once, or withdrawn by who proposed it while it waits', () => {
    const declined = answer(proposed(), ana, 'declined')
    expect(noticesOf(declined)).toMatchObject([{ kind: 'change_answered', to: { user: joao.id }, answer: 'declined' }])
    const world = decided(proposed(), declined)
    expect(answer(world, ana, 'declined')).toEqual(nothingChanges)
    expect(answer(world, ana, 'accepted')).toEqual({ ok: false, code: 'change_answered' })
    expect(answer(world, joao, 'withdrawn')).toEqual({ ok: false, code: 'change_answered' })
    expect(answer(proposed(), ana, 'withdrawn')).toEqual({ ok: false, code: 'not_yours' })
    const withdrawn = answer(proposed(), joao, 'withdrawn')
    expect(noticesOf(withdrawn)).toEqual([])
    expect(decided(proposed(), withdrawn).proposal.deal?.changes).toMatchObject([{ answer: 'withdrawn', answered_at: NOW }])
    expect(answer(start, ana, 'declined')).toEqual({ ok: false, code: 'change_missing' })
  })

  test.each([{ text: ' ' }, { text: 'x'.repeat(501) }, { amount: 0.001 }, { days: 1.5 }, { days: 4_000 }, { change_id: '../x' }])(
    '[PRODUCT 122] %j is none',
    (wrong) => {
      const given = { ...deal, change_id, text: 'Porta', amount: 0, days: 0, ...wrong }
      expect(commands.propose_change.parse(given)).toBeUndefined()
    },
  )
})

describe('handing over', () => {
  const hand = (world: World, me: Actor, step: ArgsOf<'hand_over'>['step'], now = NOW) => decide(world, me, 'hand_over', { step }, now)

  test('[PRODUCT 123] the provider says that the work is done, the owner may say not yet, and it is said again', () => {
    const handed = hand(start, joao, 'handed')
    expect(noticesOf(handed)).toMatchObject([{ kind: 'work_handed_over', to: { user: ana.id } }])
    const world = decided(start, handed)
    expect(world.proposal.deal).toMatchObject({ handed_at: NOW, not_yet_at: '' })
    expect(hand(world, joao, 'handed')).toEqual(nothingChanges)
    const refused = hand(world, ana, 'not_yet', LATER)
    expect(noticesOf(refused)).toMatchObject([{ kind: 'work_not_received', to: { user: joao.id } }])
    const waits = decided(world, refused)
    expect([hand(waits, ana, 'not_yet'), hand(waits, joao, 'not_handed')]).toEqual([nothingChanges, nothingChanges])
    expect(decided(waits, hand(waits, joao, 'handed', LATER)).proposal.deal).toMatchObject({ handed_at: LATER, not_yet_at: '' })
    expect(decided(world, hand(world, joao, 'not_handed')).proposal.deal?.handed_at).toBe('')
    expect([hand(start, ana, 'handed'), hand(world, joao, 'not_yet')].map((decision) => decision.ok)).toEqual([false, false])
  })

  test('[PRODUCT 123] the owner receives it with what is still open, which a completion of before does not name', () => {
    const complete = (given: Partial<ArgsOf<'complete_project'>>) => decide(start, ana, 'complete_project', given)
    const completed = set('projects', project.id, { status: 'completed', completed_at: NOW })
    const points = ['Rejunte do box', 'Levar o entulho']
    const noted = set('proposals', proposal.id, { deal: { ...begun, open_points: points } })
    expect(changesOf(complete({ open_points: points }))).toEqual([completed, noted])
    expect(changesOf(complete({}))).toEqual([completed])
    const eleven = { ...deal, open_points: Array.from({ length: 11 }, () => 'Porta') }
    expect(commands.complete_project.parse(eleven)).toBeUndefined()
  })
})

describe('photos of the work', () => {
  const [mine, theirs] = [aWorkPhoto({ id: idOf('minha') }), aWorkPhoto({ id: idOf('dela'), by: 'owner' })]
  const world = { ...start, proposal: { ...proposal, work_photos: [mine, theirs] } }
  const removes = (me: Actor, photo_id: string, of: World = world) => decide(of, me, 'remove_work_photo', { photo_id })

  test('[PRODUCT 127] are removed by the side that sent them, while the project is in progress, and no one is told', () => {
    const removal = { op: 'remove_photos', collection: 'proposals', id: proposal.id, photos: [mine.id] }
    expect(removes(joao, mine.id)).toEqual({ ok: true, changes: [removal], notices: [] })
    expect(changesOf(removes(ana, theirs.id))).toEqual([{ ...removal, photos: [theirs.id] }])
    for (const [me, photo] of [
      [ana, mine],
      [joao, theirs],
      [obras, mine],
      [bia, theirs],
    ] as const)
      expect(removes(me, photo.id)).toEqual({ ok: false, code: 'not_yours' })
    expect(removes(joao, idOf('outra'))).toEqual(nothingChanges)
    const completed = { ...world, project: { ...project, status: 'completed' as const } }
    expect(removes(joao, mine.id, completed)).toEqual({ ok: false, code: 'project_not_in_progress' })
  })
})

describe('a deal that is another one by now, or over', () => {
  const steps: [Verb, Actor, Record<string, unknown>][] = [
    ['mark_stage', ana, { stage_id: floor, mark: 'paid', is_on: true, amount: 2_000 }],
    ['propose_change', ana, { change_id: idOf('porta'), text: 'Porta', amount: 0, days: 0 }],
    ['answer_change', ana, { change_id: idOf('porta'), answer: 'accepted' }],
    ['hand_over', joao, { step: 'handed' }],
    ['remove_work_photo', joao, { photo_id: idOf('foto') }],
  ]
  const given = (verb: Verb, me: Actor, args: Record<string, unknown>, read: Parameters<typeof reads>[0]) =>
    commands[verb].prepare({ ...deal, ...args })?.decide(reads(read), me, NOW, NOW)

  test.each(steps)('[PRODUCT 120] %s is refused, as a late one of an undone deal', (verb, me, args) => {
    const undone = aProject()
    const anew = { ...project, accepted_at: LATER }
    for (const seen of [undone, anew]) {
      expect(given(verb, me, args, { projects: [seen], proposals: [proposal] })).toEqual({ ok: false, code: 'deal_missing' })
    }
    expect(given(verb, me, args, { projects: [undefined], proposals: [proposal] })).toEqual({ ok: false, code: 'parent_missing' })
    expect(given(verb, bia, args, { projects: [project], proposals: [undefined] })).toEqual({ ok: false, code: 'not_yours' })
    expect(given(verb, ana, args, { projects: [project], proposals: [undefined] })).toEqual({ ok: false, code: 'proposal_missing' })
    const over = given(verb, me, args, { projects: [{ ...project, status: 'completed' }], proposals: [proposal] })
    expect(over?.ok).toBe(verb === 'mark_stage')
  })
})

test('[PRODUCT 120] a proposal that was made anew after its deal keeps that when it is withdrawn', () => {
  const anew = aProposal({ deal: begun })
  const withdrawn = commands.withdraw_proposal.prepare({ proposal_id: anew.id, ...seenTermsOf(anew) })
  const decision = (of: Proposal) => changesOf(withdrawn?.decide(reads({ proposals: [of] }), joao, NOW, NOW) ?? nothingChanges)
  expect(decision(anew)).toEqual([set('proposals', anew.id, { status: 'rejected', undone_by: 'provider' })])
  expect(decision({ ...anew, deal: null })).toEqual([remove('proposals', anew.id)])
})

test('[PRODUCT 122] a change under the id of a stage is none', () => {
  const whole = aProposal({ status: 'accepted' })
  const [only] = dealOf(whole, project).stages
  const decision = decide({ proposal: whole, project }, joao, 'propose_change', { change_id: only?.id ?? '', text: 'Meu preço', amount: 0, days: 0 })
  expect(decision).toEqual({ ok: false, code: 'malformed' })
})
