import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundId, conversationId, inOrder, isOfAnother, proposalId } from '#domain/ids'
import { isId } from '#domain/random-id'
import { newId } from '#new-id'
import { newIdOf } from '#new-id-of'
import { ana, idOf, joao } from './builders'

const ids = fc.stringMatching(/^[a-z0-9]{15}$/)

test('fresh ids do not repeat', () => {
  expect(new Set(Array.from({ length: 10_000 }, () => newId())).size).toBe(10_000)
})

test("a bound id is an id, and another's to everyone but its author", () => {
  fc.assert(
    fc.property(ids, ids, (author, other) => {
      fc.pre(author !== other)
      const id = newIdOf(author)
      expect(isId(id)).toBe(true)
      expect(isOfAnother(id, author)).toBe(false)
      expect(isOfAnother(id, other)).toBe(true)
    }),
  )
})

test('a random id is bound to nobody', () => {
  for (let count = 0; count < 2_000; count++) expect(isOfAnother(newId(), ana.id)).toBe(false)
  expect(isOfAnother(idOf('reforma'), ana.id)).toBe(false)
})

test('a bound id that was changed in one letter is bound to nobody', () => {
  const id = boundId(ana.id, (count) => new Uint8Array(count).fill(7))
  const changed = [...id].map((letter, at) => id.slice(0, at) + (letter === 'x' ? 'y' : 'x') + id.slice(at + 1))
  expect(changed.map((other) => isOfAnother(other, joao.id))).toEqual(changed.map(() => false))
})

test('a proposal has the same id on every device that derives it', () => {
  fc.assert(
    fc.property(ids, ids, (project, provider) => {
      const id = proposalId(project, provider)
      expect(id).toBe(referenceId(`proposal/${project}/${provider}`))
      expect(isId(id)).toBe(true)
    }),
  )
})

test('a conversation has the same id whichever of the two derives it', () => {
  fc.assert(
    fc.property(ids, ids, ids, (project, one, other) => {
      expect(conversationId(project, one, other)).toBe(conversationId(project, other, one))
      expect(conversationId(project, one, other)).toBe(referenceId(`conversation/${project}/${[one, other].sort().join('/')}`))
    }),
  )
})

test('the people of a conversation are stored in the order of their ids', () => {
  expect(inOrder(joao.id, ana.id)).toEqual([ana.id, joao.id])
  expect(inOrder(ana.id, joao.id)).toEqual([ana.id, joao.id])
})

test.each(['', 'a'.repeat(14), 'a'.repeat(16), 'A'.repeat(15), `${'a'.repeat(14)}-`, `${'a'.repeat(15)}\n`, 15, null, undefined])(
  '%j is no id',
  (value) => {
    expect(isId(value)).toBe(false)
  },
)

/** SHA-256 in base 36, first 15 digits, by another road than ours. */
function referenceId(text: string): string {
  const hash = BigInt(`0x${createHash('sha256').update(text, 'ascii').digest('hex')}`)
  return hash.toString(36).padStart(50, '0').slice(0, 15)
}
