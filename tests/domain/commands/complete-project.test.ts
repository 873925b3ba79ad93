import { expect, test } from 'vitest'
import { completeProject } from '#domain/commands/complete-project'
import { ana, aProject, bia, changesOf, closedProject, idOf, joao, NOW, noticesOf, reads } from '../builders'

const args = { project_id: idOf('reforma') }
const decide = (project: ReturnType<typeof aProject> | typeof closedProject | undefined, me = ana) =>
  completeProject.decide(reads({ projects: [project] }), args, me, NOW, NOW)

test('[PRODUCT 15] the owner completes a project in progress, and the chosen provider is told', () => {
  const decision = decide(aProject({ status: 'in_progress' }))
  expect(changesOf(decision)).toEqual([
    { op: 'set', collection: 'projects', id: args.project_id, fields: { status: 'completed', completed_at: NOW } },
  ])
  expect(noticesOf(decision)).toEqual([
    {
      kind: 'project_completed',
      to: { chosenOf: args.project_id },
      project: { id: args.project_id, title: 'Reforma de banheiro', client_id: ana.id },
    },
  ])
})

test('completing what is completed changes nothing and notifies no one', () => {
  const again = decide(aProject({ status: 'completed' }))
  expect(changesOf(again)).toEqual([])
  expect(noticesOf(again)).toEqual([])
})

test('an open project is not completed', () => {
  expect(decide(aProject({ status: 'open' }))).toEqual({ ok: false, code: 'project_not_in_progress' })
})

test('only its owner completes a project', () => {
  expect(decide(aProject({ status: 'in_progress' }), bia)).toEqual({ ok: false, code: 'not_yours' })
  expect(decide(aProject({ status: 'completed' }), joao)).toEqual({ ok: false, code: 'not_yours' })
  expect(decide(closedProject, joao)).toEqual({ ok: false, code: 'not_yours' })
})

test('a project that is gone is not completed', () => {
  expect(decide(undefined)).toEqual({ ok: false, code: 'parent_missing' })
})
