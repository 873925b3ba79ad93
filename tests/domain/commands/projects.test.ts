import { describe, expect, test } from 'vitest'
import { remove, set } from '#domain/command'
import { closeProject } from '#domain/commands/close-project'
import { completeProject } from '#domain/commands/complete-project'
import { deleteProject } from '#domain/commands/delete-project'
import { editProject } from '#domain/commands/edit-project'
import { keepProject } from '#domain/commands/keep-project'
import { publishProject } from '#domain/commands/publish-project'
import { reopenProject } from '#domain/commands/reopen-project'
import type { Stored } from '#domain/documents'
import { newIdOf } from '#new-id-of'
import { projectArgs } from '../../support/data/command-args'
import { ana, aProject, bia, changesOf, type closedProject, EARLIER, idOf, NOW, namedProject, nothingChanges, noticesOf, reads } from '../builders'

describe('publishing', () => {
  const args = projectArgs({ project_id: idOf('reforma'), budget: 4_800, products: [{ name: 'Piso', quantity: '5 m²' }], timing: 'weeks' })
  const decide = (me = ana, existing: Parameters<typeof reads>[0] = {}, given = args) => publishProject.decide(reads(existing), given, me, NOW, NOW)

  test('a client publishes a project that is open at once', () => {
    const { project_id: id, title, products, timing } = args
    const said = { title, products, timing, budget: 4_800, city: 'Campinas', state: 'SP' }
    const fields = expect.objectContaining({ id, client_id: ana.id, ...said, status: 'open', accepted_proposal_id: '', created_at: NOW })
    expect(changesOf(decide())).toEqual([{ op: 'create', collection: 'projects', id, fields }])
  })

  test('providers of the place are told', () => {
    const project = { id: args.project_id, title: args.title, client_id: ana.id }
    expect(noticesOf(decide())).toEqual([{ kind: 'project_published', to: { region: { city: 'Campinas', state: 'SP', trades: [] } }, project }])
  })

  test('publishing the same project again changes nothing', () => {
    expect(decide(ana, { projects: [aProject({ title: 'Outro título' })] })).toEqual(nothingChanges)
  })

  test('[P11b] an id that is bound to a client is theirs alone, although no project has it', () => {
    const bound = { ...args, project_id: newIdOf(ana.id) }
    expect(decide(ana, {}, bound)).toMatchObject({ ok: true })
    expect(decide(bia, {}, bound)).toEqual({ ok: false, code: 'malformed' })
  })

  test('parsing trims what was typed and ignores fields that a client may not set', () => {
    expect(publishProject.parse({ ...args, title: ' Reforma de banheiro ', status: 'completed', client_id: bia.id })).toEqual(args)
  })
})

describe('[PRODUCT 84] editing', () => {
  const project_id = idOf('reforma')
  const edition = idOf('edicao')
  const edit = (args: object, project = aProject({ asked_at: EARLIER })) => {
    const parsed = editProject.parse({ project_id, edition, ...args })
    return parsed ? editProject.decide(reads({ projects: [project] }), parsed, ana, NOW, NOW) : undefined
  }
  const stamps = { edition, edited_at: NOW, touched_at: NOW, asked_at: '' }

  test.each<[what: string, args: object, changed: Partial<Stored<'projects'>>]>([
    ['a corrected title and budget', { budget: 5_000, title: ' Reforma de lavabo ' }, { title: 'Reforma de lavabo', budget: 5_000 }],
    ['what is as before with what is not', { title: 'Reforma de banheiro', timing: 'asap' }, { timing: 'asap' }],
    ['no budget any more', { budget: null }, { budget: 0 }],
    ['products', { products: [{ name: 'Piso', quantity: '5 m²' }] }, { products: [{ name: 'Piso', quantity: '5 m²' }] }],
  ])('[PRODUCT 84] %s: only what is other changes, and proposers hear which parts', (_what, args, changed) => {
    expect(edit(args)).toEqual({
      ok: true,
      changes: [set('projects', project_id, { ...changed, ...stamps })],
      notices: [{ kind: 'project_changed', to: { proposersOf: project_id, standing: true }, project: namedProject, changed: Object.keys(changed) }],
    })
  })

  test('[PRODUCT 84] photos are removed, also those on their way, and proposers hear of those that were there and of new ones', () => {
    const [first, second, new1] = [idOf('foto1'), idOf('foto2'), idOf('foto3')]
    const project = aProject({ images: [first, second].map((id) => ({ id, file: `${id}.png` })) })
    const stamped = { op: 'set', fields: stamps }
    const removal = { op: 'remove_photos', collection: 'projects', id: project_id, photos: [first, idOf('outra')] }
    const told = [{ kind: 'project_changed', changed: ['photos'] }]
    expect(edit({ photos_removed: [first, idOf('outra')] }, project)).toMatchObject({ changes: [stamped, removal], notices: told })
    expect(edit({ photos_added: [new1] }, project)).toMatchObject({ changes: [stamped], notices: told })
    const unseen = { changes: [{ ...removal, photos: [idOf('outra')] }], notices: [] }
    expect(edit({ photos_added: [], photos_removed: [idOf('outra')] }, project)).toMatchObject(unseen)
    expect(edit({ photos_added: Array.from({ length: 9 }, () => new1) })).toBeUndefined()
  })

  test('[PRODUCT 84] an edit that says what is so, or was given before, changes nothing', () => {
    expect(edit({ title: 'Reforma de banheiro', budget: 4_800, products: null })).toEqual(nothingChanges)
    expect(edit({})).toEqual(nothingChanges)
    expect(edit({ title: 'Outro' }, aProject({ edition, status: 'in_progress' }))).toEqual(nothingChanges)
  })

  test('[PRODUCT 84] the bounds are those of publishing, and the place is no part of it', () => {
    for (const wrong of [{ title: ' ' }, { budget: -1 }, { timing: 'soon' }, { products: [{ name: '', quantity: '1' }] }])
      expect(edit(wrong)).toBeUndefined()
    expect(edit({ city: 'Sumaré', state: 'SP' })).toMatchObject({ changes: [] })
  })
})

describe('completing', () => {
  const args = { project_id: idOf('reforma'), proposal_id: idOf('proposta'), accepted_at: EARLIER }
  const deal = { accepted_proposal_id: args.proposal_id, accepted_at: EARLIER }
  const decide = (project: ReturnType<typeof aProject> | typeof closedProject | undefined, me = ana) =>
    completeProject.decide(reads({ projects: [project] }), args, me, NOW, NOW)

  test('[PRODUCT 15] the owner completes a project in progress, and the chosen provider is told', () => {
    const decision = decide(aProject({ status: 'in_progress', ...deal }))
    expect(changesOf(decision)).toEqual([set('projects', args.project_id, { status: 'completed', completed_at: NOW })])
    expect(noticesOf(decision)).toEqual([{ kind: 'project_completed', to: { chosenOf: args.project_id }, project: namedProject }])
  })

  test('completing what is completed changes nothing and notifies no one', () => {
    expect(decide(aProject({ status: 'completed' }))).toEqual(nothingChanges)
  })
})

describe('[PRODUCT 87] closing and reopening', () => {
  const project_id = idOf('reforma')
  const close = (project: ReturnType<typeof aProject>, reason = 'Vou esperar.') =>
    closeProject.decide(reads({ projects: [project] }), { project_id, reason }, ana, NOW, NOW)
  const reopen = (project: ReturnType<typeof aProject>, now = NOW) =>
    reopenProject.decide(reads({ projects: [project] }), { project_id, status: project.status }, ana, now, now)
  const later = (days: number, ms = 0) => new Date(Date.parse(NOW) + days * 86_400_000 + ms).toISOString()

  test('[PRODUCT 87] the owner closes an open project with a reason that its proposers read', () => {
    const decision = close(aProject())
    expect(changesOf(decision)).toEqual([set('projects', project_id, { status: 'closed', closed_at: NOW, asked_at: '' })])
    const to = { proposersOf: project_id, standing: true }
    expect(noticesOf(decision)).toEqual([{ kind: 'project_closed', to, project: namedProject, reason: 'Vou esperar.' }])
    expect(close(aProject({ status: 'closed' }))).toEqual(nothingChanges)
  })

  test('[PRODUCT 88] closing what closed itself meanwhile is its owner’s doing, and a reason is read', () => {
    const closed = aProject({ status: 'closed', closed_at: EARLIER, asked_at: EARLIER })
    expect(changesOf(close(closed))).toEqual([set('projects', project_id, { asked_at: '' })])
    expect(noticesOf(close(closed))).toMatchObject([{ kind: 'project_closed', reason: 'Vou esperar.' }])
    expect(noticesOf(close(closed, ''))).toEqual([])
  })

  test('[PRODUCT 87] a closed project is open again within 90 days, and not a millisecond later', () => {
    const closed = aProject({ status: 'closed', closed_at: NOW })
    const decision = reopen(closed, later(90))
    const fields = { status: 'open' as const, closed_at: '', touched_at: later(90), asked_at: '' }
    expect(changesOf(decision)).toEqual([set('projects', project_id, fields)])
    expect(noticesOf(decision)).toEqual([{ kind: 'project_open_again', to: { proposersOf: project_id, standing: true }, project: namedProject }])
    expect(reopen(closed, later(90, 1))).toEqual({ ok: false, code: 'reopen_too_late' })
  })

  test('[PRODUCT 87] a completed project is in progress again within 7 days, unless its provider is gone', () => {
    const completed = aProject({ status: 'completed', completed_at: NOW, accepted_proposal_id: idOf('proposta') })
    const decision = reopen(completed, later(7))
    expect(changesOf(decision)).toEqual([set('projects', project_id, { status: 'in_progress' })])
    expect(noticesOf(decision)).toEqual([{ kind: 'project_resumed', to: { chosenOf: project_id }, project: namedProject }])
    expect(reopen(completed, later(7, 1))).toEqual({ ok: false, code: 'reopen_too_late' })
    expect(reopen({ ...completed, accepted_proposal_id: '' })).toEqual({ ok: false, code: 'provider_gone' })
  })

  test.each(['open', 'in_progress'] as const)('reopening what is %s changes nothing', (status) => {
    expect(reopen(aProject({ status }))).toEqual(nothingChanges)
  })
})

describe('[PRODUCT 88] answering that it is still needed', () => {
  const project_id = idOf('reforma')
  const keep = (fields: Parameters<typeof aProject>[0], now = NOW) =>
    keepProject.decide(reads({ projects: [aProject(fields)] }), { project_id }, ana, now, now)
  const kept = { touched_at: NOW, asked_at: '' }

  test('[PRODUCT 88] keeps an open project that asks, and nobody else is told', () => {
    const decision = keep({ asked_at: EARLIER })
    expect(changesOf(decision)).toEqual([set('projects', project_id, kept)])
    expect(noticesOf(decision)).toEqual([])
  })

  test('[PRODUCT 88] opens again what closed itself meanwhile, and its proposers are told', () => {
    const decision = keep({ status: 'closed', closed_at: EARLIER, asked_at: EARLIER })
    const fields = { ...kept, status: 'open' as const, closed_at: '' }
    expect(changesOf(decision)).toEqual([set('projects', project_id, fields)])
    expect(noticesOf(decision)).toMatchObject([{ kind: 'project_open_again', to: { proposersOf: project_id, standing: true } }])
  })

  test('[P11] is an answer where nobody asks any more, and changes nothing once it is in progress', () => {
    expect(changesOf(keep({}))).toMatchObject([{ fields: kept }])
    expect(keep({ status: 'in_progress', asked_at: EARLIER })).toEqual(nothingChanges)
  })

  test('takes back neither what its owner closed nor what closed itself more than 90 days ago', () => {
    const refused = { ok: false, code: 'project_not_open' }
    expect(keep({ status: 'closed', closed_at: EARLIER })).toEqual(refused)
    expect(keep({ status: 'closed', closed_at: EARLIER, asked_at: EARLIER }, '2027-11-20T09:00:00.000Z')).toEqual(refused)
  })
})

describe('deleting', () => {
  const args = { project_id: idOf('reforma'), status: 'open', edition: '' }
  const decide = (project: ReturnType<typeof aProject> | typeof closedProject | undefined, me = ana) =>
    deleteProject.decide(reads({ projects: [project] }), args, me, NOW, NOW)

  test('[PRODUCT 13] the owner deletes an open project, and its proposers are notified', () => {
    const decision = decide(aProject())
    expect(changesOf(decision)).toEqual([remove('projects', args.project_id)])
    expect(noticesOf(decision)).toEqual([{ kind: 'project_deleted', to: { proposersOf: args.project_id }, project: namedProject }])
  })

  test.each(['open', 'closed'] as const)('[PRODUCT 87] a project that was completed once is not deleted, though it is %s by now', (status) => {
    expect(decide(aProject({ status, completed_at: EARLIER }))).toEqual({ ok: false, code: 'project_was_completed' })
  })

  test('deleting what is gone changes nothing and notifies no one', () => {
    expect(decide(undefined)).toEqual(nothingChanges)
  })
})
