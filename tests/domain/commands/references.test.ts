import { describe, expect, test } from 'vitest'
import { type Actor, set } from '#domain/command'
import { type ArgsOf, commands } from '#domain/commands'
import type { Project } from '#domain/documents'
import { countedWorks } from '#domain/projects/counted-work'
import { type Reference, referenceOf } from '#domain/projects/reference'
import { ana, aProposal, aStartedProject, bia, changesOf, idOf, joao, nothingChanges, noticesOf, obras } from '../builders'
import { type DealWorld, decidesOn, namesOf } from './decide-on-deal'

const dayOf = (day: number) => new Date(Date.parse('2026-11-01T12:00:00.000Z') + day * 86_400_000).toISOString()
const [ACCEPTED, COMPLETED] = [dayOf(0), dayOf(2)]
/** The end of the week after the completion. */
const SHOWN_FROM = dayOf(9)

const proposal = aProposal({ status: 'accepted' })
const project = aStartedProject({ status: 'completed', accepted_at: ACCEPTED, completed_at: COMPLETED })
const world: DealWorld = { project, proposal }
const deal = namesOf(world)
const said = { again: true, on_time: 'yes', text: 'Caprichou no rejunte.' } as const
const given: Reference = { accepted_at: ACCEPTED, ...said, at: dayOf(3), shown_from: SHOWN_FROM, reply: '', replied_at: '', removed: '' }
const having = (fields: Partial<Reference> = {}, of: Partial<Project> = {}): DealWorld => ({
  project: { ...project, ...of },
  proposal: { ...proposal, reference: { ...given, ...fields } },
})

const decide = decidesOn(deal)

const give = (at: DealWorld, me: Actor, now = dayOf(3), dispatched = now, args: Partial<ArgsOf<'give_reference'>> = said) =>
  decide(at, me, 'give_reference', args, now, dispatched)
const reply = (at: DealWorld, me: Actor, text = 'Obrigado!', now = dayOf(10)) => decide(at, me, 'answer_reference', { reply: text }, now)
const withdraw = (at: DealWorld, me: Actor) => decide(at, me, 'withdraw_reference', {})
const writes = (reference: Reference | null) => [set('proposals', proposal.id, { reference })]
const refusedBy = (code: string) => ({ ok: false, code })

describe('giving a reference', () => {
  test('[PRODUCT 129] is of the owner of a completed project, appears a week after the completion and tells no one yet', () => {
    const decision = give(world, ana)
    expect(changesOf(decision)).toEqual(writes(given))
    expect(noticesOf(decision)).toEqual([])
    expect(give(having(), ana)).toEqual(nothingChanges)
  })

  test('[PRODUCT 129] is of no one else, of no other deal and of no work that goes on', () => {
    expect(give(world, joao)).toEqual(refusedBy('not_yours'))
    expect(give(world, bia)).toEqual(refusedBy('not_yours'))
    expect(give({ ...world, project: { ...project, accepted_at: dayOf(1) } }, ana)).toEqual(refusedBy('deal_missing'))
    expect(give({ ...world, proposal: aProposal({ provider_id: obras.id }) }, ana)).toEqual(refusedBy('deal_missing'))
    expect(give({ ...world, proposal: aProposal({ project_id: idOf('muro') }) }, ana)).toEqual(refusedBy('proposal_missing'))
    expect(give({ ...world, project: { ...project, status: 'in_progress' } }, ana)).toEqual(refusedBy('project_not_completed'))
  })

  test('[PRODUCT 129] can be changed in that week alone, by the time of the server', () => {
    const other = { again: false, on_time: 'none', text: '' } as const
    expect(changesOf(give(having(), ana, SHOWN_FROM, SHOWN_FROM, other))).toEqual(writes({ ...given, ...other, at: SHOWN_FROM }))
    expect(give(having(), ana, dayOf(9.1), dayOf(4), other)).toEqual(refusedBy('reference_too_late'))
  })

  test('[PRODUCT 129] for the first time counts by when it was said, and appears as it arrives', () => {
    expect(changesOf(give(world, ana, dayOf(12), dayOf(8)))).toEqual(writes({ ...given, at: dayOf(12), shown_from: dayOf(12) }))
    expect(give(world, ana, dayOf(12), dayOf(9.1))).toEqual(refusedBy('reference_too_late'))
    expect(changesOf(give(world, ana, dayOf(39), dayOf(8)))).toHaveLength(1)
    expect(give(world, ana, dayOf(39.1), dayOf(8))).toEqual(refusedBy('reference_too_late'))
    // A clock ahead loses nothing.
    expect(changesOf(give(world, ana, dayOf(3), dayOf(60)))).toEqual(writes(given))
  })

  test('[PRODUCT 129] takes 500 characters, and names an answer to each question', () => {
    const parse = (args: object) => commands.give_reference.parse({ ...deal, ...said, ...args })
    expect(parse({ text: 'é'.repeat(500) })).toBeDefined()
    expect(parse({ text: 'é'.repeat(501) })).toBeUndefined()
    expect(parse({ on_time: 'talvez' })).toBeUndefined()
    expect(parse({ again: 'sim' })).toBeUndefined()
    expect(commands.answer_reference.parse({ ...deal, reply: 'é'.repeat(501) })).toBeUndefined()
  })
})

describe('a reference of a reopened project', () => {
  test('[PRODUCT 129] stays, cannot be answered, and appears a week after the next completion', () => {
    const reopened = having({}, { status: 'in_progress' })
    expect(reply(reopened, joao)).toEqual(refusedBy('reference_not_shown'))
    const changes = changesOf(decide(reopened, ana, 'complete_project', {}, dayOf(8)))
    expect(changes).toEqual([
      set('projects', project.id, { status: 'completed', completed_at: dayOf(8) }),
      set('proposals', proposal.id, { reference: { ...given, shown_from: dayOf(15) } }),
    ])
  })

  test('[PRODUCT 129] goes with its deal, and is none of a newer deal', () => {
    const undone = changesOf(decide(having({}, { status: 'in_progress' }), ana, 'undo_deal', { reason: 'Parou.' }))
    expect(undone).toContainEqual(
      expect.objectContaining({ id: proposal.id, fields: expect.objectContaining({ undone_by: 'owner', reference: null }) }),
    )
    expect(referenceOf(having().proposal, { accepted_at: dayOf(5) })).toBeNull()
  })
})

describe('a reply', () => {
  test('[PRODUCT 129] is of the provider, once the reference has appeared, and is changed for 7 days', () => {
    expect(reply(having(), joao, 'Obrigado!', SHOWN_FROM)).toEqual(refusedBy('reference_not_shown'))
    expect(changesOf(reply(having(), joao))).toEqual(writes({ ...given, reply: 'Obrigado!', replied_at: dayOf(10) }))
    const replied = having({ reply: 'Obrigado!', replied_at: dayOf(10) })
    expect(reply(replied, joao)).toEqual(nothingChanges)
    expect(changesOf(reply(replied, joao, 'Obrigado, Ana!', dayOf(17)))).toEqual(writes({ ...given, reply: 'Obrigado, Ana!', replied_at: dayOf(10) }))
    expect(reply(replied, joao, 'Obrigado, Ana!', dayOf(17.1))).toEqual(refusedBy('reply_too_late'))
  })

  test('[PRODUCT 129] is of no one else, and of no reference that is not there', () => {
    expect(reply(having(), ana)).toEqual(refusedBy('not_yours'))
    expect(reply(having(), obras)).toEqual(refusedBy('not_yours'))
    expect(reply(world, joao)).toEqual(refusedBy('reference_missing'))
    expect(reply(having({ removed: 'Ofensa.' }), joao)).toEqual(refusedBy('reference_removed'))
    expect(reply(having({ replied_at: dayOf(10), reply_removed: 'Ofensa.' }), joao)).toEqual(refusedBy('reply_removed'))
  })
})

describe('withdrawing', () => {
  test('[PRODUCT 130] takes back one’s own text: the owner the whole reference, its provider the reply', () => {
    const replied = having({ reply: 'Obrigado!', replied_at: dayOf(10) })
    expect(changesOf(withdraw(replied, ana))).toEqual(writes(null))
    expect(changesOf(withdraw(replied, joao))).toEqual(writes({ ...given, reply: '', replied_at: dayOf(10) }))
    expect(withdraw(having(), joao)).toEqual(nothingChanges)
    expect(withdraw(world, ana)).toEqual(nothingChanges)
    expect(withdraw(replied, obras)).toEqual(refusedBy('not_yours'))
  })

  test('[PRODUCT 130] what was removed keeps its reason, and is not given again', () => {
    const removed = having({ removed: 'Ofensa.' })
    expect(changesOf(withdraw(removed, ana))).toEqual(writes({ ...given, text: '', removed: 'Ofensa.' }))
    expect(give(removed, ana, dayOf(4), dayOf(4), { ...said, text: 'De novo.' })).toEqual(refusedBy('reference_removed'))
  })
})

describe('a work counts', () => {
  const work = (id: string, accepted: number, completed: number, provider_id = joao.id) => ({
    ...{ id, client_id: ana.id, provider_id, accepted_at: dayOf(accepted), completed_at: dayOf(completed) },
  })
  const counted = (...works: ReturnType<typeof work>[]) => countedWorks(works).map(({ id }) => id)

  test('[PRODUCT 129] with a day between acceptance and completion', () => {
    expect(counted(work('curta', 0, 0.9), work('longa', 0, 1))).toEqual(['longa'])
  })

  test('[PRODUCT 129] once for each pair of people in 30 days, whatever their order', () => {
    const works = [work('segunda', 5, 20), work('primeira', 0, 2), work('terceira', 21, 32), work('outra', 0, 3, obras.id)]
    expect(counted(...works)).toEqual(['primeira', 'outra', 'terceira'])
    // One that is too short takes no other one's place.
    expect(counted(work('curta', 0, 0.5), work('longa', 0, 2))).toEqual(['longa'])
  })
})
