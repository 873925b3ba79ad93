import { expect, test } from 'vitest'
import { commands, isQueuedVerb, isVerb } from '#domain/commands'
import { isRefusal, refusals } from '#domain/refusal'
import { isClient, isProvider, isProviderRole } from '#domain/roles'
import { ana, aProject, changesOf, idOf, joao, NOW, obras, reads, root } from './builders'

test('a verb is known by its own name only', () => {
  for (const name of Object.keys(commands)) expect(isVerb(name)).toBe(true)
  for (const other of ['toString', '__proto__', 'constructor', '', 'publish', undefined, 1]) expect(isVerb(other)).toBe(false)
})

test('[PRODUCT 35] accepting a proposal never waits in the queue, everything else may', () => {
  expect(Object.keys(commands).filter((name) => !isQueuedVerb(name))).toEqual(['accept_proposal'])
})

test('a prepared command carries its args inside', () => {
  const prepared = commands.complete_project.prepare({ project_id: idOf('reforma') })
  expect(prepared?.reads(ana)).toEqual([['projects', idOf('reforma')]])
  expect(prepared?.record(ana)).toEqual(['projects', idOf('reforma')])
  expect(prepared?.parent()).toBeUndefined()
  const decision = prepared?.decide(reads({ projects: [aProject({ status: 'in_progress' })] }), ana, NOW, NOW)
  expect(decision && changesOf(decision)).toHaveLength(1)
})

test('a prepared command knows what it hangs on', () => {
  const prepared = commands.start_conversation.prepare({ project_id: idOf('reforma'), provider_id: joao.id })
  expect(prepared?.parent()).toEqual(['projects', idOf('reforma')])
})

test.each(Object.keys(commands).filter((name) => name !== 'edit_account'))('%s cannot be prepared from nothing', (name) => {
  if (!isVerb(name)) throw new Error(name)
  for (const nothing of [undefined, null, {}, [], 'x', { project_id: 'curto' }]) expect(commands[name].prepare(nothing)).toBeUndefined()
})

test('a refusal is one of the closed list', () => {
  for (const code of refusals) expect(isRefusal(code)).toBe(true)
  for (const other of ['', 'nope', 'toString', undefined]) expect(isRefusal(other)).toBe(false)
})

test('clients are clients, companies and self-employed people are providers, admins neither', () => {
  expect([ana, joao, obras, root].map(isClient)).toEqual([true, false, false, false])
  expect([ana, joao, obras, root].map(isProvider)).toEqual([false, true, true, false])
  expect(isProviderRole('pedreiro')).toBe(false)
})
