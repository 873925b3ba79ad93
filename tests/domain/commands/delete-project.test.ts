import { expect, test } from 'vitest'
import { deleteProject } from '#domain/commands/delete-project'
import { ana, aProject, bia, changesOf, closedProject, idOf, joao, NOW, noticesOf, reads } from '../builders'

const args = { project_id: idOf('reforma') }
const decide = (project: ReturnType<typeof aProject> | typeof closedProject | undefined, me = ana) =>
  deleteProject.decide(reads({ projects: [project] }), args, me, NOW, NOW)

test('[PRODUCT 13] the owner deletes an open project, and its proposers are notified', () => {
  const decision = decide(aProject())
  expect(changesOf(decision)).toEqual([{ op: 'remove', collection: 'projects', id: args.project_id }])
  expect(noticesOf(decision)).toEqual([
    {
      kind: 'project_deleted',
      to: { proposersOf: args.project_id },
      project: { id: args.project_id, title: 'Reforma de banheiro', client_id: ana.id },
    },
  ])
})

test('deleting what is gone changes nothing and notifies no one', () => {
  expect(changesOf(decide(undefined))).toEqual([])
  expect(noticesOf(decide(undefined))).toEqual([])
})

test.each(['in_progress', 'completed'] as const)('a project that is %s is not deleted', (status) => {
  expect(decide(aProject({ status }))).toEqual({ ok: false, code: 'project_not_open' })
})

test('only its owner deletes a project', () => {
  expect(decide(aProject(), bia)).toEqual({ ok: false, code: 'not_yours' })
  expect(decide(aProject(), joao)).toEqual({ ok: false, code: 'not_yours' })
  expect(decide(closedProject, joao)).toEqual({ ok: false, code: 'not_yours' })
})
