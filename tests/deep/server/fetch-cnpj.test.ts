import { generateCnpj } from '@brazilian-utils/brazilian-utils'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { company, notFound, type Register, silent, startRegister } from '../../server/support/register'
import { type Session, signedIn } from '../../server/support/session'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { post } from '../../support/server-client'

let server: TestServer
let obras: Session
let brasilApi: Register
let minhaReceita: Register

beforeAll(async () => {
  brasilApi = await startRegister('/api/cnpj/v1')
  minhaReceita = await startRegister()
  server = await startPocketBase({ environment: { CNPJ_URLS: ` ${brasilApi.url} , ${minhaReceita.url}/` } })
  obras = await signedIn(server, 'empresa')
})
beforeEach(() => {
  for (const register of [brasilApi, minhaReceita]) Object.assign(register, { asked: [], says: notFound })
})
afterAll(async () => {
  await server.stop()
  await Promise.all([brasilApi.close(), minhaReceita.close()])
})

const fetchCnpj = (cnpj: unknown, token = obras.token) => post(server, '/api/fetch-cnpj', { cnpj }, token)

const horizonte = {
  razao_social: 'CONSTRUTORA HORIZONTE DO SUL LTDA',
  address: 'AVENIDA FRANCISCO GLICERIO, 1200 - CENTRO',
  municipio: "SANTA BARBARA D'OESTE",
  uf: 'SP',
  phone: '1932345678',
}

describe('when BrasilAPI fails, minhareceita.org is asked', () => {
  test('after eight seconds of silence', async () => {
    brasilApi.says = silent
    minhaReceita.says = company()
    const since = Date.now()
    expect(await fetchCnpj(generateCnpj())).toMatchObject({ status: 200, body: horizonte })
    expect(Date.now() - since).toBeGreaterThanOrEqual(8_000)
  })
})

test('while the registers are silent eight look-ups wait for them, and the next is told so without waiting', async () => {
  const people: Session[] = []
  while (people.length < 9) people.push(await signedIn(server, 'empresa'))
  const last = people.pop() ?? obras
  brasilApi.says = silent
  minhaReceita.says = silent
  const waiting = people.map(({ token }) => fetchCnpj(generateCnpj(), token))
  await expect.poll(() => brasilApi.asked.length).toBe(8)
  expect(await fetchCnpj(generateCnpj(), last.token)).toMatchObject({ status: 503, body: { code: 'cnpj_unavailable' } })
  expect(brasilApi.asked).toHaveLength(8)
  for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject({ status: 503, body: { code: 'cnpj_unavailable' } })
  minhaReceita.says = company()
  brasilApi.says = notFound
  expect((await fetchCnpj(generateCnpj(), last.token)).status).toBe(200)
})
