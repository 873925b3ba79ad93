import { describe, expect, test } from 'vitest'
import { newId } from '#new-id'
import { texts } from '#texts'
import { type Answer, fieldOf, get, quoted, type Row, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { type Session, signedIn } from '../support/session'

const server = withServer()

const rowsAt = (answer: Answer, name: string): Row[] => fieldOf(answer, name) as Row[]
const joined = async (role: Session['person']['role'], account: Row): Promise<Session> => {
  const person = await signedIn(server, role)
  await person.does('edit_account', account)
  return person
}
const unconfirm = (person: Session) => sql(server, `UPDATE users SET verified = FALSE WHERE id = ${quoted(person.id)}`)

describe('the directory', () => {
  const search = async (query: Record<string, string>) => {
    const answer = await get(server, `/api/providers?${new URLSearchParams(query)}`)
    expect(answer.status).toBe(200)
    const cards = rowsAt(answer, 'providers')
    return { names: cards.map(({ full_name }) => full_name), before: String(fieldOf(answer, 'before')) }
  }

  test("[PRODUCT 4] [PRODUCT 5] shows a provider's public card without a session, and nothing else of the account", async () => {
    const card = { username: 'horizonte', website: 'https://horizonte.example', about: 'Desde 1998.', city: 'Santos', state: 'SP' }
    const privately = { phone: '11987654321', address: 'Rua A, 1', document_number: '12.ABC.345/01DE-35', notify_scope: 'state' }
    const company = await joined('empresa', { full_name: 'Construtora Horizonte', ...card, ...privately })
    const shown = {
      id: company.id,
      full_name: 'Construtora Horizonte',
      ...card,
      trades: [],
      works_done: 0,
      cnpj_active_on: '',
      cnpj_name: '',
      avatar: '',
      avatar_small: '',
      role: 'empresa',
      created_at: expect.stringMatching(/Z$/),
    }
    expect((await get(server, '/api/providers?q=horizonte')).body).toEqual({ providers: [shown], before: '', total: 1 })
    expect(await get(server, `/api/providers/${company.id}`)).toMatchObject({ status: 200, body: shown })
    expect(Object.keys((await get(server, `/api/providers/${company.id}`)).body as Row).sort()).toEqual(Object.keys(shown).sort())
  })

  test('has verified providers only', async () => {
    const client = await joined('cliente', { full_name: 'Zulmira Cliente' })
    const unconfirmed = await joined('autonomo', { full_name: 'Zulmira Pendente' })
    await unconfirm(unconfirmed)
    expect((await search({ q: 'zulmira' })).names).toEqual([])
    for (const id of [client.id, unconfirmed.id, newId(), 'x']) {
      expect(await get(server, `/api/providers/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
  })

  test('finds every word in name, role or city, whatever the order, the case and the accents', async () => {
    await joined('autonomo', { full_name: 'José Conceição', city: 'São Luís', state: 'MA' })
    await joined('empresa', { full_name: 'Conceição 100% Obras', city: 'Brasília', state: 'DF' })
    expect((await search({ q: 'conceicao' })).names).toEqual(['Conceição 100% Obras', 'José Conceição'])
    expect((await search({ q: 'AUTÔNOMO  sao conceição' })).names).toEqual(['José Conceição'])
    expect((await search({ q: 'empresa conceicao' })).names).toEqual(['Conceição 100% Obras'])
    expect((await search({ q: 'conceicao brasilia luis' })).names).toEqual([])
    expect((await search({ q: '0%' })).names).toEqual(['Conceição 100% Obras'])
    expect((await search({ q: 'j%x' })).names).toEqual([])
    expect((await search({ q: "' OR x=x --" })).names).toEqual([])
  })

  test('[PRODUCT 101] is that of one trade when it is named, and finds by its words who names the trade alone', async () => {
    await joined('autonomo', { full_name: 'Ulisses Rocha', trades: ['azulejista', 'pedreiro'] })
    await joined('autonomo', { full_name: 'Ulisses Prado', trades: ['pintor'] })
    expect((await search({ q: 'ulisses', trade: 'azulejista' })).names).toEqual(['Ulisses Rocha'])
    expect((await search({ q: 'ulisses ladrilheiro' })).names).toEqual(['Ulisses Rocha'])
    expect((await search({ q: 'ulisses', trade: 'unheard-of' })).names).toEqual(['Ulisses Prado', 'Ulisses Rocha'])
  })

  test('[PRODUCT 50] finds, after a start, what another release had folded otherwise', async () => {
    const person = await joined('autonomo', { full_name: 'Quirino Paz', about: 'Azulejista' })
    await sql(server, `UPDATE users SET search = 'quirino paz azulejista' WHERE id = ${quoted(person.id)}`)
    expect((await search({ q: 'kirino ladrilheiro' })).names).toEqual([])
    await server.restart()
    expect((await search({ q: 'kirino ladrilheiro' })).names).toEqual(['Quirino Paz'])
  })

  test("[PRODUCT 50] finds a service by its trade: every service of the footer, and 'encanador' one who writes 'hidráulico'", async () => {
    const trades = ['Pedreiro', 'Reformamos casas', 'Eletricista', 'Bombeiro hidráulico', 'Pintor']
    for (const about of trades) await joined('autonomo', { full_name: `Xisto ${about}`, about })
    const found = await Promise.all(texts.shell.footer.serviceNames.map(async ({ name }) => (await search({ q: `xisto ${name}` })).names))
    expect(found).toEqual(trades.map((about) => [`Xisto ${about}`]))
    expect((await search({ q: 'encanador xisto' })).names).toEqual(['Xisto Bombeiro hidráulico'])
    expect((await search({ q: 'encandor xisto' })).names).toEqual(['Xisto Bombeiro hidráulico'])
  })
})

test('the directory is that of one state when it is named, and tells how many there are', async () => {
  for (const [full_name, state] of Object.entries({ 'Telhados Um': 'TO', 'Telhados Dois': 'TO', 'Telhados Três': 'GO' })) {
    await joined('empresa', { full_name, city: state === 'TO' ? 'Palmas' : 'Goiânia', state })
  }
  const find = async (query: string) => {
    const answer = await get(server, `/api/providers?${query}`)
    return { names: rowsAt(answer, 'providers').map(({ full_name }) => full_name), total: fieldOf(answer, 'total') }
  }
  expect(await find('q=telhados&state=TO')).toEqual({ names: ['Telhados Dois', 'Telhados Um'], total: 2 })
  expect(await find('state=GO')).toMatchObject({ names: ['Telhados Três'], total: 1 })
  expect(await find('q=telhados')).toMatchObject({ total: 3 })
  expect(await find('q=telhados&state=XX')).toMatchObject({ total: 3 })
})

describe('served regions', () => {
  const regions = async () => rowsAt(await get(server, '/api/served-regions'), 'regions').map(({ city, state }) => `${city}/${state}`)
  const placed = (role: Session['person']['role'], city: string, state: string) => joined(role, { city, state })

  test('[PRODUCT 5] [PRODUCT 72] are the places of verified providers, each once whatever its case and accents, sorted by city', async () => {
    await sql(server, "UPDATE users SET city = ''")
    expect(await regions()).toEqual([])
    const obidos = ['Óbidos/PA', 'ÓBIDOS/PA', 'Óbidos/PA', 'Obidos/PA']
    for (const place of [...obidos, 'Olinda/PE', 'Niterói/RJ', 'Bom Jesus/RN', 'Bom Jesus/PI', 'Água Branca/AL']) {
      const [city = '', state = ''] = place.split('/')
      await placed('autonomo', city, state)
    }
    await placed('cliente', 'Recife', 'PE')
    await unconfirm(await placed('empresa', 'Natal', 'RN'))
    await sql(server, `UPDATE users SET state = '' WHERE id = ${quoted((await placed('empresa', 'Curitiba', 'PR')).id)}`)
    expect(await regions()).toEqual(['Água Branca/AL', 'Bom Jesus/PI', 'Bom Jesus/RN', 'Niterói/RJ', 'Óbidos/PA', 'Olinda/PE'])
  })
})
