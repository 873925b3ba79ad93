import { formatCnpj, generateCnpj } from '@brazilian-utils/brazilian-utils'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { signedInAdministrator } from '../../support/data/people'
import { startPocketBase, type TestServer } from '../../support/server/pocketbase'
import { post } from '../../support/server/server-client'
import { broken, company, notFound, type Register, startRegister, tooMany, turnedAway } from '../support/register'
import { type Session, signedIn } from '../support/session'

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
const questions = () => [brasilApi.asked.length, minhaReceita.asked.length]
const horizonte = {
  razao_social: 'CONSTRUTORA HORIZONTE DO SUL LTDA',
  address: 'AVENIDA FRANCISCO GLICERIO, 1200 - CENTRO',
  municipio: "SANTA BARBARA D'OESTE",
  uf: 'SP',
  phone: '1932345678',
}

describe('what is found', () => {
  test('fills name, address, city, state and phone, and tells nothing else', async () => {
    brasilApi.says = company()
    const cnpj = generateCnpj()
    expect(await fetchCnpj(cnpj)).toMatchObject({ status: 200, body: horizonte })
    expect((await fetchCnpj(cnpj)).body).toEqual(horizonte)
    expect(minhaReceita.asked).toEqual([])
  })

  test('is asked for by its characters, under our own name, in every notation', async () => {
    brasilApi.says = company()
    const cnpj = generateCnpj()
    expect((await fetchCnpj(formatCnpj(cnpj))).status).toBe(200)
    expect(brasilApi.asked).toEqual([{ path: `/api/cnpj/v1/${cnpj}`, agent: expect.stringMatching(/^Canteiro\//) }])
    expect(await fetchCnpj(` ${cnpj} `)).toMatchObject({ status: 200, body: horizonte })
    expect(brasilApi.asked[1]).toEqual(brasilApi.asked[0])
  })

  test('may have letters in its number', async () => {
    brasilApi.says = company()
    expect((await fetchCnpj('12.abc.345/01de-35')).body).toEqual(horizonte)
    expect(brasilApi.asked).toEqual([expect.objectContaining({ path: '/api/cnpj/v1/12ABC34501DE35' })])
  })
})

test.each([
  ['500', broken],
  ['429 in plain text', tooMany],
  ['403 in plain text', turnedAway],
  ['404 for everything, as it did at times', notFound],
  ['400', () => ({ status: 400, body: '{"message":"CNPJ inválido.","type":"bad_request","name":"BadRequestError"}' })],
  ['200 with a page', () => ({ status: 200, body: '<!doctype html><title>Manutenção</title>', type: 'text/html' })],
  ['200 with something else', () => ({ status: 200, body: '{"razao_social":["x"],"cnpj":1}' })],
  ['200 with nothing', () => ({ status: 200, body: '' })],
  ['another company', company({ cnpj: '00000000000191' })],
  ['a company without a name', company({ razao_social: ' ' })],
])('when BrasilAPI fails, minhareceita.org is asked: after %s', async (_, says) => {
  const person = await signedIn(server, 'empresa')
  Object.assign(brasilApi, { says })
  minhaReceita.says = company()
  expect(await fetchCnpj(generateCnpj(), person.token)).toMatchObject({ status: 200, body: horizonte })
  expect(questions()).toEqual([1, 1])
  expect(minhaReceita.asked[0]?.path).toMatch(/^\/\w{14}$/)
})

test('what is not found is a code of its own, and is asked for again: registers lag behind', async () => {
  const cnpj = generateCnpj()
  for (let time = 1; time <= 2; time++) {
    expect(await fetchCnpj(cnpj)).toMatchObject({ status: 404, body: { code: 'cnpj_not_found' } })
    expect(questions()).toEqual([time, time])
  }
  minhaReceita.says = company()
  expect((await fetchCnpj(cnpj)).status).toBe(200)
})

describe('no source is asked', () => {
  test.each(['', '123', '12ABC34501DE00', '0000000000019L', '00000000000000', '11111111111111', '../api/x'])('for %j', async (cnpj) => {
    expect(await fetchCnpj(cnpj)).toMatchObject({ status: 400, body: { code: 'cnpj_invalid' } })
    expect(questions()).toEqual([0, 0])
  })

  test('without a session, or for an administrator', async () => {
    brasilApi.says = company()
    const admin = await signedInAdministrator(server)
    expect(await fetchCnpj(generateCnpj(), '')).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect(await fetchCnpj(generateCnpj(), admin.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(questions()).toEqual([0, 0])
  })
})

test('a person has ten look-ups a minute; mistyped numbers are not counted', async () => {
  const strict = await startPocketBase({ rateLimits: 'real', environment: { CNPJ_URLS: brasilApi.url } })
  onTestFinished(() => strict.stop())
  brasilApi.says = company()
  const [one, other] = [await signedIn(strict, 'empresa'), await signedIn(strict, 'empresa')]
  const look = ({ token }: Session, cnpj = generateCnpj()) => post(strict, '/api/fetch-cnpj', { cnpj }, token)
  expect((await look(one, '123')).status).toBe(400)
  for (let time = 0; time < 10; time++) expect((await look(one)).status).toBe(200)
  expect(await look(one)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect((await look(other)).status).toBe(200)
  expect(brasilApi.asked).toHaveLength(11)
})
