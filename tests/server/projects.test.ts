import { describe, expect, test } from 'vitest'
import { kilometres, wholeKilometres } from '#domain/values/distance'
import { MOST_COMMANDS } from '#domain/wire/wire'
import { newId } from '#new-id'
import { projectArgs } from '../support/data/command-args'
import { fieldOf, get, quoted, type Row, sql } from '../support/server/server-client'
import { withServer } from '../support/server/with-server'
import { cityOf } from './support/reach-reference'
import { type CommandAnswer, signedIn } from './support/session'
import { addPhoto } from './support/stage'
import { withPeople } from './support/with-people'

const server = withServer()
const { ana, bruno } = withPeople(server, { ana: 'cliente', bruno: 'autonomo' })

describe('one project', () => {
  test('is answered as pull gives it', async () => {
    const id = await ana.publishes({ budget: 1_234.56, products: [{ name: 'Piso', quantity: '12 m²' }] })
    await bruno.device.pull()
    expect((await get(server, `/api/projects/${id}`, bruno.token)).body).toEqual(bruno.device.all('projects').get(id))
  })

  test('[PRODUCT 16] that closed answers 410 to people who had no part in it', async () => {
    const id = await ana.publishes()
    const rival = await signedIn(server, 'empresa')
    await ana.accepts(id, await bruno.proposes(id))
    expect(await get(server, `/api/projects/${id}`, rival.token)).toMatchObject({ status: 410, body: { code: 'project_closed' } })
    expect((await get(server, `/api/projects/${id}`, bruno.token)).status).toBe(200)
    expect(await get(server, '/api/projects/nothing', bruno.token)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

/** Publishes them in their order, as many in one request as it may hold. */
async function publishAll(projects: readonly Parameters<typeof projectArgs>[0][]): Promise<string[]> {
  const published = projects.map((args) => projectArgs(args))
  const commands = published.map((args) => ana.command('publish_project', args))
  for (let start = 0; start < commands.length; start += MOST_COMMANDS) {
    const answers = fieldOf(await ana.push(commands.slice(start, start + MOST_COMMANDS)), 'answers') as CommandAnswer[]
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['accepted']))
  }
  return published.map(({ project_id }) => project_id)
}

describe('open projects', () => {
  const search = async (query: Record<string, string>, by = bruno) => {
    const answer = await get(server, `/api/open-projects?${new URLSearchParams(query)}`, by.token)
    expect(answer.status).toBe(200)
    return {
      titles: (fieldOf(answer, 'projects') as Row[]).map(({ title }) => title),
      before: String(fieldOf(answer, 'before')),
      total: fieldOf(answer, 'total'),
    }
  }

  test('[PRODUCT 72] are found by title, description or address, whatever the case and accents', async () => {
    await ana.publishes({ title: 'Construção de muro', description: 'Tijolo', address: 'Vila Nova' })
    await ana.publishes({ title: 'Pintura', description: 'Parede 100% lisa', address: 'Cambuí' })
    expect((await search({ q: 'CONSTRUCAO' })).titles).toEqual(['Construção de muro'])
    expect((await search({ q: 'tijôlo' })).titles).toEqual(['Construção de muro'])
    expect((await search({ q: 'cambui' })).titles).toContain('Pintura')
    expect((await search({ q: '100%' })).titles).toEqual(['Pintura'])
    expect((await search({ q: 'o%x' })).titles).toEqual([])
    expect((await search({ q: "' OR x=x --" })).titles).toEqual([])
  })

  test('[PRODUCT 50] [PRODUCT 84] an edited one is found by its new words only, by providers and by administrators', async () => {
    const id = await ana.publishes({ title: 'Quiosque torto', address: 'Rua das Palmeiras' })
    await ana.does('edit_project', { project_id: id, edition: newId(), title: 'Pergolado reto' })
    expect((await search({ q: 'quiosque' })).titles).toEqual([])
    expect((await search({ q: 'PERGOLADO palmeiras' })).titles).toEqual(['Pergolado reto'])
    const byWords = (word: string) => sql(server, `SELECT words FROM project_words WHERE project_words MATCH ${quoted(word)}`)
    expect([await byWords('quiosque'), await byWords('pergolado')]).toMatchObject([[], [{}]])
    await ana.does('edit_project', { project_id: id, edition: newId(), budget: 900 })
    expect((await search({ q: 'pergolado', budget: 'up_to_2000' })).titles).toEqual(['Pergolado reto'])
  })

  test('are found by when they are needed, together with state and words', async () => {
    for (const [title, timing, city, state] of [
      ['Telhado já', 'asap', 'Palmas', 'TO'],
      ['Telhado depois', 'months', 'Palmas', 'TO'],
      ['Telhado em Betim', 'asap', 'Betim', 'MG'],
    ])
      await ana.publishes({ title, timing, city, state })
    expect((await search({ timing: 'asap' })).titles.sort()).toEqual(['Telhado em Betim', 'Telhado já'])
    expect(await search({ timing: 'asap', state: 'TO', q: 'telhado' })).toMatchObject({ titles: ['Telhado já'], total: 1 })
    expect((await search({ timing: 'exploring' })).titles).toEqual([])
    expect((await search({ timing: "' OR 1=1 --" })).titles.length).toBeGreaterThan(3)
  })

  test('come newest first, of one state when it is named, in pages that go on where the last one ended', async () => {
    const ids = await publishAll(Array.from({ length: 35 }, (_, n) => ({ title: `Obra ${n}`, city: 'Natal', state: 'RN' })))
    for (const [n, id] of ids.entries()) {
      await sql(server, `UPDATE projects SET created_at = ${quoted(new Date(Date.UTC(2026, 0, 1) + n).toISOString())} WHERE id = ${quoted(id)}`)
    }
    const first = await search({ state: 'RN' })
    expect(first).toMatchObject({ titles: Array.from({ length: 30 }, (_, n) => `Obra ${34 - n}`), total: 35 })
    const rest = await search({ state: 'RN', before: first.before })
    expect(rest).toEqual({ titles: ['Obra 4', 'Obra 3', 'Obra 2', 'Obra 1', 'Obra 0'], before: '', total: 35 })
  })

  test('leave out those on which one has proposed, when asked to', async () => {
    const id = await ana.publishes({ title: 'Pintura com proposta' })
    expect((await search({ q: 'com proposta', not_sent: '1' })).titles).toEqual(['Pintura com proposta'])
    await bruno.proposes(id)
    expect(await search({ q: 'com proposta', not_sent: '1' })).toMatchObject({ titles: [], total: 0 })
    expect((await search({ q: 'com proposta' })).titles).toEqual(['Pintura com proposta'])
    expect((await search({ q: 'com proposta', not_sent: '1' }, await signedIn(server, 'empresa'))).titles).toEqual(['Pintura com proposta'])
  })

  test('are those with photos, when asked to, together with words and marks', async () => {
    const pictured = await ana.publishes({ title: 'Sacada com foto', city: 'Lages', state: 'SC' })
    await ana.publishes({ title: 'Sacada sem foto', city: 'Lages', state: 'SC' })
    for (const position of ['0', '1']) await addPhoto(server, ana.token, { id: newId(), project_id: pictured, position })
    expect(await search({ q: 'sacada', with_photos: '1' })).toMatchObject({ titles: ['Sacada com foto'], total: 1 })
    expect((await search({ state: 'SC', with_photos: '1', sort: 'budget' })).titles).toEqual(['Sacada com foto'])
    expect((await search({ state: 'SC', with_photos: '' })).titles).toHaveLength(2)
    await bruno.proposes(pictured)
    expect(await search({ q: 'sacada', with_photos: '1', not_sent: '1' })).toMatchObject({ titles: [], total: 0 })
  })

  test('are found by city and by budget, and a city is one of its state', async () => {
    for (const [title, budget, city, state] of [
      ['Piso de mil', 1_000, 'Bonito', 'MS'],
      ['Piso de nove mil', 9_000, 'Bonito', 'MS'],
      ['Piso a combinar', null, 'Bonito', 'MS'],
      ['Piso em Bonito de Pernambuco', 1_000, 'Bonito', 'PE'],
    ] as const)
      await ana.publishes({ title, budget, city, state })
    expect((await search({ state: 'MS', city: 'Bonito' })).titles.sort()).toEqual(['Piso a combinar', 'Piso de mil', 'Piso de nove mil'])
    expect((await search({ state: 'MS', city: 'Bonito', budget: 'up_to_10000' })).titles).toEqual(['Piso de nove mil'])
    expect((await search({ state: 'PE', budget: 'up_to_2000' })).titles).toEqual(['Piso em Bonito de Pernambuco'])
    expect(await search({ state: 'MS', budget: 'none' })).toMatchObject({ titles: ['Piso a combinar'], total: 1 })
    expect((await search({ state: 'MS', city: 'Campo Grande' })).titles).toEqual([])
  })

  /** Dates projects by the number behind the first word of their title: the greatest is the newest. */
  const dateByNumber = (state: string) => {
    const date = "strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || substr(title, 6) || ' seconds')"
    return sql(server, `UPDATE projects SET created_at = ${date} WHERE state = '${state}'`)
  }

  const everyPage = async (query: Record<string, string>) => {
    const titles: unknown[] = []
    let pages = 0
    for (let before = ''; ; pages++) {
      const page = await search({ ...query, before })
      titles.push(...page.titles)
      before = page.before
      if (before === '') return { titles, pages: pages + 1, total: page.total }
    }
  }

  test('come with the greatest budget first, page by page, each once however many cost the same', async () => {
    const budgets = Array.from({ length: 70 }, (_, n) => (n < 40 ? 500 : 100 + n + 0.25))
    await publishAll(budgets.map((budget, n) => ({ title: `Teto ${n}`, budget, city: 'Boa Vista', state: 'RR' })))
    const byAmount = (one: number, other: number) => (budgets[other] ?? 0) - (budgets[one] ?? 0) || other - one
    const expected = budgets.map((_, n) => n).toSorted(byAmount)
    await dateByNumber('RR')
    const found = await everyPage({ state: 'RR', sort: 'budget' })
    expect(found).toEqual({ titles: expected.map((n) => `Teto ${n}`), pages: 3, total: 70 })
  })

  test('[PRODUCT 106] come with the nearest first, across borders of states, within a kilometre the newest, page by page, each once', async () => {
    // From Guaíra, PR: 0, 22 and 53 km; two beyond the border, 16 and 52; far away.
    const places = [
      { city: 'Jordão', state: 'AC' },
      { city: 'Guaíra', state: 'PR' },
      { city: 'Mundo Novo', state: 'MS' },
      { city: 'Terra Roxa', state: 'PR' },
      { city: 'Japorã', state: 'MS' },
    ] as const
    const placeOf = (n: number) => places[n % places.length] ?? places[0]
    const numbers = Array.from({ length: 70 }, (_, n) => n)
    await publishAll(numbers.map((n) => ({ title: `Doca ${n}`, ...placeOf(n) })))
    const date = "strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || substr(title, 6) || ' seconds')"
    await sql(server, `UPDATE projects SET created_at = ${date} WHERE title LIKE 'Doca %'`)
    const centreOf = ({ city, state }: { city: string; state: string }) => cityOf(state, city)?.centre ?? expect.fail(city)
    const farness = (n: number) => wholeKilometres(kilometres(centreOf(places[1]), centreOf(placeOf(n))))
    expect(new Set(numbers.map(farness)).size).toBe(places.length)
    const expected = numbers.toSorted((one, other) => farness(one) - farness(other) || other - one)
    const titled = (some: number[]) => some.map((n) => `Doca ${n}`)
    const near = { q: 'doca', sort: 'near', own_state: 'PR', own_city: 'Guaíra' }
    expect(await everyPage(near)).toEqual({ titles: titled(expected), pages: 3, total: 70 })
    expect((await search({ ...near, q: '' })).titles).toEqual(titled(expected.slice(0, 30)))
    expect(await everyPage({ ...near, q: '', state: 'MS' })).toMatchObject({
      titles: expect.arrayContaining(titled(expected.filter((n) => placeOf(n).state === 'MS'))),
    })
    for (const own_city of ['', 'Zzz']) expect((await search({ ...near, own_city })).titles).toEqual(titled(numbers.slice(-30).reverse()))
  })

  test('come with those of the own city first, and then all others, each once', async () => {
    await publishAll(Array.from({ length: 45 }, (_, n) => ({ title: `Casa ${n}`, city: n % 3 === 0 ? 'Macapá' : 'Santana', state: 'AP' })))
    await dateByNumber('AP')
    const newest = Array.from({ length: 45 }, (_, n) => 44 - n)
    const expected = [...newest.filter((n) => n % 3 === 0), ...newest.filter((n) => n % 3 !== 0)].map((n) => `Casa ${n}`)
    const near = { sort: 'own_city', own_state: 'AP', own_city: 'Macapá' }
    expect(await everyPage({ state: 'AP', ...near })).toMatchObject({ titles: expected, total: 45 })
    const { titles } = await search(near)
    expect(titles.slice(0, 15)).toEqual(expected.slice(0, 15))
    expect(titles.length).toBeGreaterThan(15)
    expect((await search({ state: 'AP', city: 'Santana', ...near })).titles[0]).toBe('Casa 44')
  })

  test('[PRODUCT 67] are only those that are open', async () => {
    const id = await ana.publishes({ title: 'Vai fechar' })
    await ana.accepts(id, await bruno.proposes(id))
    expect((await search({ q: 'vai fechar' })).titles).toEqual([])
  })
})
