import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { choice, defineCollection, list, text, tolerant } from '#domain/collection'
import { collections, emptyOf } from '#domain/collections'
import { commands, isQueuedVerb, isVerb, type Verb } from '#domain/commands'
import { documentSchema } from '#domain/document-schema'
import { collectionNames } from '#domain/documents'
import { ana, aProject, changesOf, idOf, NOW, reads } from './builders'

test('a verb is known by its own name only', () => {
  for (const name of Object.keys(commands)) expect(isVerb(name)).toBe(true)
  for (const other of ['toString', '__proto__', 'constructor', '', 'publish', undefined, 1]) expect(isVerb(other)).toBe(false)
})

test('[PRODUCT 35] accepting a proposal never waits in the queue, everything else may', () => {
  expect(Object.keys(commands).filter((name) => !isQueuedVerb(name))).toEqual(['accept_proposal'])
})

test('a prepared command carries its args inside', () => {
  const prepared = commands.complete_project.prepare({ project_id: idOf('reforma'), proposal_id: idOf('proposta'), accepted_at: NOW })
  expect(prepared?.reads(ana)).toEqual([
    ['projects', idOf('reforma')],
    ['proposals', idOf('proposta')],
  ])
  expect(prepared?.record(ana)).toEqual(['projects', idOf('reforma')])
  expect(prepared?.parent()).toBeUndefined()
  const decision = prepared?.decide(
    reads({ projects: [aProject({ status: 'in_progress', accepted_proposal_id: idOf('proposta'), accepted_at: NOW })] }),
    ana,
    NOW,
    NOW,
  )
  expect(decision && changesOf(decision)).toHaveLength(1)
})

test.each(Object.keys(commands).filter((name) => name !== 'edit_account'))('%s cannot be prepared from nothing', (name) => {
  if (!isVerb(name)) throw new Error(name)
  for (const nothing of [undefined, null, {}, [], 'x', { project_id: 'curto' }]) expect(commands[name].prepare(nothing)).toBeUndefined()
})

test.each<[Verb, object]>([
  ['complete_project', { project_id: idOf('reforma'), proposal_id: idOf('proposta'), accepted_at: NOW }],
  ['reopen_project', { project_id: idOf('reforma'), status: 'closed' }],
  ['delete_project', { project_id: idOf('reforma'), status: 'open', edition: '' }],
  ['withdraw_proposal', { proposal_id: idOf('proposta'), amount: 900, duration_days: 3, proposal_type: 'service', cover_letter: 'Oi' }],
])('%s names what was seen: without a part of it, it cannot be prepared', (verb, args) => {
  expect(commands[verb].prepare(args)).toBeDefined()
  for (const part of Object.keys(args)) expect(commands[verb].prepare({ ...args, [part]: undefined })).toBeUndefined()
})

describe('collections', () => {
  const doors = defineCollection(
    { anyone: { id: text, hinges: list(v.object({ name: v.string() })) }, owner: { colour: tolerant(choice(['', 'red', 'blue'], '')) } },
    { anyone: { owner_name: text } },
  )
  const door = { id: 'a', colour: 'red', hinges: [{ name: 'left' }], owner_name: 'Ana' }

  test.each(collectionNames)('the empty document of %s is a document, and one that lacks its id is not', (name) => {
    const { id: _, ...nameless } = emptyOf(name)
    expect(collections[name].read(emptyOf(name))).toEqual(emptyOf(name))
    expect(collections[name].read(nameless)).toBeUndefined()
  })

  test('[L10] a document without a field of a later release has the empty one, and one with a value of a release after this too', () => {
    const { colour: _, ...older } = door
    expect(doors.read(older)).toEqual({ ...door, colour: '' })
    expect(doors.read({ ...door, colour: 'plaid' })).toEqual({ ...door, colour: '' })
    expect(doors.read(door)).toEqual(door)
    expect(doors.fill({ ...doors.empty, ...older })).toEqual({ ...door, colour: '' })
  })

  test('[L10] a document keeps what only a newer release knows', () => {
    expect(doors.read({ ...door, lock: 'safe' })).toEqual({ ...door, lock: 'safe' })
  })

  test.each([
    ['a missing field', { owner_name: undefined }],
    ['a field of another kind', { owner_name: 1 }],
    ['a row of another shape', { hinges: [{ title: 'left' }] }],
  ])('[L10] %s makes it no document', (_, change) => {
    expect(doors.read({ ...door, ...change })).toBeUndefined()
    expect(v.is(documentSchema(doors), { ...door, ...change })).toBe(false)
    expect(v.is(documentSchema(doors), door)).toBe(true)
  })
})
