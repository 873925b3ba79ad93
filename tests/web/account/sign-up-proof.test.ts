import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { confirmAccount, requestConfirmation } from '../../../web/src/data/session/auth'
import { makeSignUpProof, signUpProofOf } from '../../../web/src/data/session/sign-up-proof'
import { storedProof } from '../../../web/src/data/session/stored-proof'

describe('the proof of a sign-up', () => {
  test('a sign-up keeps a proof of its own and gives away its hash', () => {
    const hash = makeSignUpProof(' Ana@Canteiro.example')
    const proof = signUpProofOf('ana@canteiro.example') ?? ''
    expect(proof).toMatch(/^[0-9a-f]{64}$/)
    expect(hash).toBe(createHash('sha256').update(proof).digest('hex'))
    expect(makeSignUpProof('ana@canteiro.example')).not.toBe(hash)
  })

  test('is found by the address in the mailed link, also one with an accented domain', () => {
    makeSignUpProof(' Ana@Construção.example ')
    expect(signUpProofOf('ana@xn--construo-xza3b.example')).toMatch(/^[0-9a-f]{64}$/)
  })

  const answering = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))

  test('another address has none, nor has one that was confirmed with it', async () => {
    makeSignUpProof('ana@canteiro.example')
    expect(signUpProofOf('bia@canteiro.example')).toBeUndefined()
    answering(403, { code: 'password_needed' })
    await confirmAccount('mailed', { proof: 'another' })
    expect(signUpProofOf('ana@canteiro.example')).toBeDefined()
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
    await confirmAccount('mailed', { proof: signUpProofOf('ana@canteiro.example') })
    expect(localStorage).toHaveLength(0)
    localStorage.setItem('canteiro-sign-up-proof', '{"email":')
    expect(signUpProofOf('ana@canteiro.example')).toBeUndefined()
    localStorage.setItem('canteiro-sign-up-proof', JSON.stringify({ email: '', proof: '', made_at: Date.now() }))
    expect([signUpProofOf(''), storedProof()]).toEqual([undefined, null])
  })

  test('a browser without one sends none', async () => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)))
      return Response.json({ code: 'password_needed' }, { status: 403 })
    })
    await confirmAccount('mailed', { proof: signUpProofOf('ana@canteiro.example') })
    expect(sent).toEqual([{ token: 'mailed' }])
  })

  test('[PRODUCT 41] goes with the question for another mail, which then names this sign-up', async () => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)))
      return new Response(null, { status: 204 })
    })
    makeSignUpProof('ana@canteiro.example')
    for (const email of ['Ana@canteiro.example', 'bia@canteiro.example']) await requestConfirmation(email)
    expect(sent).toEqual([{ email: 'ana@canteiro.example', proof: signUpProofOf('ana@canteiro.example') }, { email: 'bia@canteiro.example' }])
  })
})
