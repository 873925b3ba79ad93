import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accept, defineCommand } from '#domain/command'

const schema = v.object({ name: v.string(), colour: v.string(), size: v.number() })
/** Version 2 added a colour, version 3 a size. */
const paint = defineCommand<v.InferOutput<typeof schema>>({
  parse: (given) => (v.is(schema, given) ? given : undefined),
  upgrades: [(args) => ({ ...args, colour: '' }), (args) => ({ ...args, size: 1 })],
  reads: () => [],
  record: () => ['projects', 'a'],
  onRefusal: 'keep',
  decide: () => accept([]),
})

test('[P10] a command knows its own version and those before it, and reads their args as its own', () => {
  expect(paint.version).toBe(3)
  expect([0, 1, 2, 3, 4, 1.5].filter(paint.knows)).toEqual([1, 2, 3])
  expect(paint.upgrade({ name: 'door' }, 1)).toEqual({ name: 'door', colour: '', size: 1 })
  expect(paint.upgrade({ name: 'door', colour: 'red' }, 2)).toEqual({ name: 'door', colour: 'red', size: 1 })
  expect(paint.upgrade({ name: 'door', colour: 'red', size: 2 }, 3)).toEqual({ name: 'door', colour: 'red', size: 2 })
  for (const unreadable of [null, 'text', [1], undefined]) expect(paint.upgrade(unreadable, 1)).toBe(unreadable)
})
