import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSignUpProof, makeSignUpProof, signUpProofOf } from '../../../web/src/data/session/sign-up-proof'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const DAY_MS = 86_400_000

test('a sign-up keeps a proof of its own and gives away its hash', () => {
  const hash = makeSignUpProof(' Ana@Canteiro.example')
  const proof = signUpProofOf('ana@canteiro.example')
  expect(proof).toMatch(/^[0-9a-f]{64}$/)
  expect(hash).toBe(createHash('sha256').update(proof).digest('hex'))
  expect(makeSignUpProof('ana@canteiro.example')).not.toBe(hash)
})

test('another address, another browser, or one that has used it, has none', () => {
  makeSignUpProof('ana@canteiro.example')
  expect(signUpProofOf('bia@canteiro.example')).toBe('')
  forgetSignUpProof()
  expect(signUpProofOf('ana@canteiro.example')).toBe('')
  localStorage.setItem('canteiro-sign-up-proof', '{"email":')
  expect(signUpProofOf('ana@canteiro.example')).toBe('')
})

test('it is worth nothing after seven days', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
  makeSignUpProof('ana@canteiro.example')
  vi.setSystemTime(Date.now() + 7 * DAY_MS)
  expect(signUpProofOf('ana@canteiro.example')).not.toBe('')
  vi.setSystemTime(Date.now() + 1)
  expect(signUpProofOf('ana@canteiro.example')).toBe('')
})
