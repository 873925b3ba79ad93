import { expect, test } from 'vitest'
import { cycleIn } from '#build/no-chunk-cycles'

test('chunks that import each other are a cycle, told in the order of their imports', () => {
  const chunks = new Map([
    ['index.js', ['react.js', 'form.js']],
    ['form.js', ['react.js', 'fields.js']],
    ['fields.js', ['area.js']],
    ['area.js', ['form.js']],
    ['react.js', []],
  ])
  expect(cycleIn(chunks)).toEqual(['form.js', 'fields.js', 'area.js', 'form.js'])
})

test('a chunk that two others import is no cycle', () => {
  const chunks = new Map([
    ['index.js', ['a.js', 'b.js']],
    ['a.js', ['shared.js']],
    ['b.js', ['shared.js']],
    ['shared.js', []],
  ])
  expect(cycleIn(chunks)).toBeUndefined()
})
