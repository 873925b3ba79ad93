import { formatCnpj, generateCnpj } from '@brazilian-utils/brazilian-utils'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { signedInAdministrator } from '../../support/data/people'
import { startPocketBase, type TestServer } from '../../support/server/pocketbase'
import { fieldOf, get, post, quoted, sql } from '../../support/server/server-client'
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

describe('[PRODUCT 128] a card says of a CNPJ that it was found active', () => {
  const today = () => saoPauloDay(new Date().toISOString())
  const saves = (person: Session, document_number: string) => person.does('edit_account', { document_number })
  const said = async ({ id }: Session) => fieldOf(await get(server, `/api/providers/${id}`), 'cnpj_active_on')
  const named = async ({ id }: Session) => fieldOf(await get(server, `/api/providers/${id}`), 'cnpj_name')
  const looksUp = async (person: Session, cnpj: string, more: Record<string, unknown> = {}) => {
    brasilApi.says = company(more)
    expect(await fetchCnpj(cnpj, person.token)).toMatchObject({ status: 200 })
  }

  test('[PRODUCT 128] once it is saved, whichever came first, and no longer once the number changes', async () => {
    const [person, own] = [await signedIn(server, 'empresa'), generateCnpj()]
    await looksUp(person, own)
    expect(await said(person)).toBe('')
    await saves(person, formatCnpj(own))
    expect(await said(person)).toBe(today())
    await saves(person, generateCnpj())
    expect(await said(person)).toBe('')
    await saves(person, '')
    expect(await said(person)).toBe('')
    const later = generateCnpj()
    await saves(person, later)
    await looksUp(person, later, { descricao_situacao_cadastral: 'Ativa' })
    expect(await said(person)).toBe(today())
    await person.device.pull()
    expect(person.device.all('users').get(person.id)).toMatchObject({ cnpj_active_on: today(), cnpj_name: horizonte.razao_social })
  })

  test("[PRODUCT 128] never by another company's number, by the client's own word, or for other accounts", async () => {
    const [person, other, own, stranger] = [await signedIn(server, 'empresa'), await signedIn(server, 'empresa'), generateCnpj(), generateCnpj()]
    await looksUp(person, stranger)
    await looksUp(other, own)
    await person.does('edit_account', { document_number: own, cnpj_active_on: today(), looked_up_cnpj: own, looked_up_active_on: today() })
    expect([await said(person), await said(other)]).toEqual(['', ''])
    expect([await named(person), await named(other)]).toEqual(['', ''])
    const [plumber, client] = [await signedIn(server, 'autonomo'), await signedIn(server, 'cliente')]
    await looksUp(plumber, own)
    await looksUp(client, own)
    expect(await sql(server, `SELECT 1 FROM users WHERE id IN (${quoted(plumber.id)}, ${quoted(client.id)}) AND looked_up_cnpj <> ''`)).toEqual([])
  })

  test('[PRODUCT 128] which a look-up of another one leaves, and one of its own takes back where the company is active no more', async () => {
    const [person, own] = [await signedIn(server, 'empresa'), generateCnpj()]
    await looksUp(person, own)
    await saves(person, own)
    await looksUp(person, generateCnpj(), { descricao_situacao_cadastral: 'BAIXADA' })
    brasilApi.says = broken
    expect((await fetchCnpj(own, person.token)).status).not.toBe(200)
    expect(await said(person)).toBe(today())
    await looksUp(person, own, { descricao_situacao_cadastral: 'BAIXADA' })
    expect([await said(person), await named(person)]).toEqual(['', ''])
  })

  test("[PRODUCT 128] with the register's name for the number, whoever saved it, and by no client's word", async () => {
    const [person, stranger] = [await signedIn(server, 'empresa'), generateCnpj()]
    await looksUp(person, stranger, { razao_social: '  GRANDE   OBRA S.A. ' })
    await saves(person, stranger)
    expect(await named(person)).toBe('GRANDE OBRA S.A.')
    await person.does('edit_account', { full_name: 'Outra', cnpj_name: 'Outra', looked_up_name: 'Outra' })
    const forged = { cnpj: stranger, razao_social: 'Outra', name: 'Outra', cnpj_name: 'Outra' }
    expect((await post(server, '/api/fetch-cnpj', forged, person.token)).status).toBeLessThan(500)
    expect(await named(person)).toBe('GRANDE OBRA S.A.')
    await saves(person, generateCnpj())
    expect(await named(person)).toBe('')
  })

  test('[PRODUCT 128] without the CPF that ends the name of a person who is a company', async () => {
    const [person, own] = [await signedIn(server, 'empresa'), generateCnpj()]
    await saves(person, own)
    for (const razao_social of ['MARIA DA SILVA 12345678909', 'MARIA DA SILVA - 123.456.789-09']) {
      await looksUp(person, own, { razao_social })
      expect(await named(person)).toBe('MARIA DA SILVA')
    }
    await looksUp(person, own, { razao_social: '12.345.678 MARIA DA SILVA' })
    expect(await named(person)).toBe('12.345.678 MARIA DA SILVA')
  })

  test('[PRODUCT 128] of a look-up of before, whose name was not kept, without one until the next', async () => {
    const [person, own] = [await signedIn(server, 'empresa'), generateCnpj()]
    await sql(server, `UPDATE users SET looked_up_cnpj = ${quoted(own)}, looked_up_active_on = ${quoted(today())} WHERE id = ${quoted(person.id)}`)
    await saves(person, own)
    expect([await said(person), await named(person)]).toEqual([today(), ''])
    await looksUp(person, own)
    expect([await said(person), await named(person)]).toEqual([today(), horizonte.razao_social])
  })
})
