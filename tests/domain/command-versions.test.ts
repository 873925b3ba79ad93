import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accept, defineCommand } from '#domain/command'
import { lowest, upgraded, without } from '#domain/command-versions'
import { ana, NOW, reads } from './builders'

/** Version 2 added a colour, version 3 a size. */
const earlier = [without({ colour: '' }), without({ size: 1 })]

test.each([
  [1, { name: 'door' }],
  [2, { name: 'door', colour: '' }],
  [3, { name: 'door', colour: '', size: 1 }],
])('[P10] args of version %i are read as the newest', (version, args) => {
  expect(upgraded(earlier, args, version)).toEqual({ name: 'door', colour: '', size: 1 })
})

test.each([
  [1, { name: 'door', colour: '', size: 1 }, { name: 'door' }],
  [2, { name: 'door', colour: 'red', size: 1 }, { name: 'door', colour: 'red' }],
  [3, { name: 'door', colour: '', size: 2 }, { name: 'door', colour: '', size: 2 }],
  [3, { name: 'door', colour: 'red', size: 2 }, { name: 'door', colour: 'red', size: 2 }],
])('[P10] version %i is the lowest that carries %j', (version, args, carried) => {
  expect(lowest(earlier, args)).toEqual({ version, args: carried })
  expect(upgraded(earlier, carried, version)).toEqual(args)
})

test.each([null, 'text', [1], undefined])('[P10] %j is left for the parser to refuse', (args) => expect(upgraded(earlier, args, 1)).toBe(args))

test('[P10] a command knows its own version and those before it', () => {
  const schema = v.object({ name: v.string(), colour: v.string(), size: v.number() })
  const paint = defineCommand<v.InferOutput<typeof schema>>({
    parse: (given) => (v.is(schema, given) ? given : undefined),
    earlier,
    reads: () => [],
    record: () => ['projects', 'a'],
    onRefusal: 'keep',
    decide: (_, { colour }) => accept([{ op: 'set', collection: 'projects', id: 'a', fields: { title: colour } }]),
  })
  expect([0, 1, 2, 3, 4, 1.5].filter(paint.knows)).toEqual([1, 2, 3])
  expect(paint.prepare({ name: 'door' })).toBeUndefined()
  const old = paint.prepare(paint.upgrade({ name: 'door', colour: 'red' }, 2))
  expect(old?.decide(reads(), ana, NOW, NOW)).toMatchObject({ changes: [{ fields: { title: 'red' } }] })
  expect(old?.lowest()).toEqual({ version: 2, args: { name: 'door', colour: 'red' } })
})
