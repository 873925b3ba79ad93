import { expect, test } from 'vitest'
import { commands, isQueuedVerb, isVerb } from '#domain/commands'
import { verbViews, viewOf } from '../../../web/src/verbs/verb-views'
import { refusedRow } from '../outbox/rows'

const views = Object.entries(verbViews).flatMap(([verb, view]) => (isVerb(verb) ? [{ verb, view }] : []))

test('a queued command that may wait for its person is told when it is refused, and a forgotten one never', () => {
  for (const { verb, view } of views.filter(({ verb }) => isQueuedVerb(verb))) {
    const isTold = commands[verb].onRefusal !== 'forget'
    expect([verb, view.failed !== null]).toEqual([verb, isTold])
    if (view.failed) expect(view.failed('O projeto fechou.').title).not.toBe('')
  }
})

test('what can be edited is also told, in the item and in the text to copy', () => {
  const edited = views.filter(({ view }) => view.edit)
  expect(edited.length).toBeGreaterThan(3)
  for (const { view } of edited) expect(view.content).toBeDefined()
})

test('a refused acceptance leads to where proposals are compared', () => {
  const row = refusedRow('accept_proposal', { project_id: 'wall00000000000' }, 'project_closed')
  expect(viewOf(row).instead?.(row)).toEqual({ text: 'Ver propostas', href: '/projetos/wall00000000000/propostas' })
  expect(viewOf(refusedRow('send_proposal', {}, 'project_closed')).instead).toBeUndefined()
})

test('a command of another release is known by what it is about', () => {
  const stored = JSON.parse('{"verb":"reopen_project"}')
  expect(viewOf(stored).name({ project_title: 'Muro de arrimo', person_name: '' })).toBe('Muro de arrimo')
  expect(viewOf(stored).name({ project_title: '', person_name: '' })).toBe('Outros')
  expect(viewOf(stored)).toMatchObject({ done: null, failed: null })
})
