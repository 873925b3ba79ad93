import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { fieldOf, get, quoted, type Row, sql } from './support/calls'
import { type Somebody, somebody } from './support/person'

let server: TestServer
let ana: Somebody
let bruno: Somebody

beforeAll(async () => {
  server = await startPocketBase()
  ana = await somebody(server, 'cliente')
  bruno = await somebody(server, 'autonomo')
})
afterAll(() => server.stop())

describe('one project', () => {
  test('is answered as pull gives it', async () => {
    const id = await ana.publishes({ budget: 1_234.56, products: [{ name: 'Piso', quantity: '12 m²' }] })
    await bruno.device.pull()
    expect((await get(server, `/api/projects/${id}`, bruno.token)).body).toEqual(bruno.device.all('projects').get(id))
  })

  test('that closed is gone for whoever had no part in it', async () => {
    const id = await ana.publishes()
    const rival = await somebody(server, 'empresa')
    await ana.accepts(id, await bruno.proposes(id))
    expect(await get(server, `/api/projects/${id}`, rival.token)).toMatchObject({ status: 410, body: { code: 'project_closed' } })
    expect((await get(server, `/api/projects/${id}`, bruno.token)).status).toBe(200)
    expect(await get(server, '/api/projects/nothing', bruno.token)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

describe('open projects', () => {
  const search = async (query: Record<string, string>) => {
    const answer = await get(server, `/api/open-projects?${new URLSearchParams(query)}`, bruno.token)
    return {
      titles: (fieldOf(answer, 'projects') as Row[]).map(({ title }) => title),
      last: (fieldOf(answer, 'projects') as Row[]).at(-1),
      more: fieldOf(answer, 'more'),
    }
  }

  test('are found by title, description or address, whatever the case and accents', async () => {
    await ana.publishes({ title: 'Construção de muro', description: 'Tijolo', address: 'Vila Nova' })
    await ana.publishes({ title: 'Pintura', description: 'Parede 100% lisa', address: 'Cambuí' })
    expect((await search({ q: 'CONSTRUCAO' })).titles).toEqual(['Construção de muro'])
    expect((await search({ q: 'tijôlo' })).titles).toEqual(['Construção de muro'])
    expect((await search({ q: 'cambui' })).titles).toContain('Pintura')
    expect((await search({ q: '100%' })).titles).toEqual(['Pintura'])
    expect((await search({ q: 'o_o' })).titles).toEqual([])
    expect((await search({ q: "' OR 1=1 --" })).titles).toEqual([])
  })

  test('come newest first, of one state when it is named, in pages that go on where the last one ended', async () => {
    const ids: string[] = []
    for (let n = 0; n < 35; n++) ids.push(await ana.publishes({ title: `Obra ${n}`, city: 'Natal', state: 'RN' }))
    for (const [n, id] of ids.entries()) {
      await sql(server, `UPDATE projects SET created_at = ${quoted(new Date(Date.UTC(2026, 0, 1) + n).toISOString())} WHERE id = ${quoted(id)}`)
    }
    const first = await search({ state: 'RN' })
    expect(first).toMatchObject({ titles: Array.from({ length: 30 }, (_, n) => `Obra ${34 - n}`), more: true })
    const rest = await search({ state: 'RN', before: String(first.last?.created_at) })
    expect(rest).toMatchObject({ titles: ['Obra 4', 'Obra 3', 'Obra 2', 'Obra 1', 'Obra 0'], more: false })
  })

  test('are only those that are open', async () => {
    const id = await ana.publishes({ title: 'Vai fechar' })
    await ana.accepts(id, await bruno.proposes(id))
    expect((await search({ q: 'vai fechar' })).titles).toEqual([])
  })
})
