import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundId, conversationId, inOrder, isId, isOfAnother, proposalId, randomId } from '#domain/ids'
import { newId, newIdOf } from '#new-id'
import { ana, idOf, joao } from './builders'

const ids = fc.stringMatching(/^[a-z0-9]{15}$/)

test('a fresh id has 15 characters of a-z and 0-9', () => {
  for (let count = 0; count < 1_000; count++) expect(newId()).toMatch(/^[a-z0-9]{15}$/)
})

test('fresh ids do not repeat', () => {
  expect(new Set(Array.from({ length: 10_000 }, () => newId())).size).toBe(10_000)
})

test('fresh ids use each of the 36 characters about equally often', () => {
  const ids = 20_000
  const counts = new Map<string, number>()
  for (let count = 0; count < ids; count++) for (const character of newId()) counts.set(character, (counts.get(character) ?? 0) + 1)
  expect(counts.size).toBe(36)
  const mean = (ids * 15) / 36
  for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(mean * 0.06)
})

test('bytes that would favour the first letters are skipped', () => {
  const bytes = [252, 255, ...Array.from({ length: 28 }, () => 10)]
  expect(randomId((count) => Uint8Array.from(bytes.splice(0, count)))).toBe('a'.repeat(15))
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

test('bound ids of one author do not repeat, nor do those of two authors for the same bytes', () => {
  expect(new Set(Array.from({ length: 5_000 }, () => newIdOf(ana.id))).size).toBe(5_000)
  const bytes = (count: number) => new Uint8Array(count).fill(7)
  expect(boundId(ana.id, bytes)).not.toBe(boundId(joao.id, bytes))
  expect(boundId(ana.id, bytes)).toBe(boundId(ana.id, bytes))
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

test('derived ids tell project, person and kind apart', () => {
  const project = idOf('reforma')
  const all = [
    proposalId(project, joao.id),
    proposalId(joao.id, project),
    proposalId(idOf('muro'), joao.id),
    conversationId(project, joao.id, ana.id),
    conversationId(idOf('muro'), joao.id, ana.id),
  ]
  expect(new Set(all).size).toBe(all.length)
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
