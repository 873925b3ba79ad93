import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirmAccount, signIn } from '../../../web/src/data/session/auth'
import { makeSignUpProof, signUpProofOf } from '../../../web/src/data/session/sign-up-proof'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
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

const answering = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))
const signedIn = { token: 'token', record: { id: 'ana000000000000', role: 'cliente', full_name: 'Ana' } }

test('another address has none, nor has one that was confirmed with it', async () => {
  makeSignUpProof('ana@canteiro.example')
  expect(signUpProofOf('bia@canteiro.example')).toBe('')
  answering(403, { code: 'password_needed' })
  await confirmAccount('mailed', { proof: 'another' })
  expect(signUpProofOf('ana@canteiro.example')).not.toBe('')
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  await confirmAccount('mailed', { proof: signUpProofOf('ana@canteiro.example') })
  expect(localStorage).toHaveLength(0)
  localStorage.setItem('canteiro-sign-up-proof', '{"email":')
  expect(signUpProofOf('ana@canteiro.example')).toBe('')
})

test('it goes once its account is signed in to, which was confirmed elsewhere', async () => {
  makeSignUpProof('ana@canteiro.example')
  answering(200, signedIn)
  await signIn('bia@canteiro.example', 'secret', true)
  expect(signUpProofOf('ana@canteiro.example')).not.toBe('')
  answering(400, {})
  await signIn('ana@canteiro.example', 'wrong', true)
  expect(signUpProofOf('ana@canteiro.example')).not.toBe('')
  answering(200, signedIn)
  await signIn('Ana@Canteiro.example', 'secret', true)
  expect(localStorage).toHaveLength(0)
})

test('it is worth nothing after seven days', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
  makeSignUpProof('ana@canteiro.example')
  vi.setSystemTime(Date.now() + 7 * DAY_MS)
  expect(signUpProofOf('ana@canteiro.example')).not.toBe('')
  vi.setSystemTime(Date.now() + 1)
  expect(signUpProofOf('ana@canteiro.example')).toBe('')
})
