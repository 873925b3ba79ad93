import * as v from 'valibot'
import { expect, test } from 'vitest'
import { choice, defineCollection, list, text, tolerant } from '#domain/collection'
import { collections, emptyOf } from '#domain/collections'
import { documentSchema } from '#domain/document-schema'
import { collectionNames } from '#domain/documents'

const doors = defineCollection(
  { id: text, colour: tolerant(choice(['', 'red', 'blue'], '')), hinges: list(v.object({ name: v.string() })) },
  { owner_name: text },
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

test.each([null, undefined, 'text', 1])('%j is no document', (value) => expect(doors.read(value)).toBeUndefined())
