import { beforeAll, expect, test } from 'vitest'
import { byEar } from '#domain/values/by-ear'
import { fieldOf, get, type Row, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { signedIn } from '../support/session'

const CARDS = 6_000

const server = withServer()

beforeAll(async () => {
  // The first is the oldest.
  const cards = `INSERT INTO users (id, email, tokenKey, password, verified, role, full_name, city, state, search, created_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${CARDS})
      SELECT printf('card%011d', i), i || '@canteiro.example', 'key' || i, 'x', TRUE, 'autonomo', 'Pedreiro ' || i, 'Santos', 'SP', 'pedrero numero' || i || ' fim',
        strftime('%Y-%m-%dT%H:%M:%fZ', 1600000000 + i, 'unixepoch') FROM n`
  await sql(server, cards)
})

async function page(query: Record<string, string>): Promise<{ names: unknown[]; before: string }> {
  const answer = await get(server, `/api/providers?${new URLSearchParams(query)}`)
  expect(answer.status).toBe(200)
  return { names: (fieldOf(answer, 'providers') as Row[]).map(({ full_name }) => full_name), before: String(fieldOf(answer, 'before')) }
}

test('a search goes on page by page until the last card that is looked at', async () => {
  let found = 0
  let before: string | undefined
  do {
    const next: Awaited<ReturnType<typeof page>> = await page({ q: 'pedreiro numero1', ...(before && { before }) })
    found += next.names.length
    before = next.before
  } while (before)
  const searched = Array.from({ length: 5_000 }, (_, n) => CARDS - 4_999 + n)
  expect(found).toBe(searched.filter((n) => String(n).startsWith('1')).length)
})

test('words are found whatever signs stand between them, none of which means anything to SQL, and by their first 40 letters', async () => {
  const text = byEar(`muro 100% liso o_o c:\\obra 🧱🧱🧱 ${'ab'.repeat(20)} telhado`)
  await sql(server, `UPDATE users SET search = '${text}' WHERE full_name = 'Pedreiro ${CARDS}'`)
  const finds = async (q: string) => (await page({ q })).names.includes(`Pedreiro ${CARDS}`)
  for (const word of ['100%', 'o_o', 'c:\\', '🧱🧱🧱', 'TELHADO, liso/muro', `${'ab'.repeat(20)}x`])
    expect([word, await finds(word)]).toEqual([word, true])
  for (const word of ['10%x', 'm_x', '🧱x', 'telhado janela', 'xab']) expect([word, await finds(word)]).toEqual([word, false])
})

test('served regions are made anew when the place of a card changes, and not when anything else of it does', async () => {
  const changes = async () => (await sql(server, 'SELECT changes FROM card_places'))[0]?.changes
  const person = await signedIn(server, 'empresa')
  const client = await signedIn(server, 'cliente')
  let before = await changes()
  await person.does('edit_account', { about: 'Desde 1998', full_name: 'Outra Obra' })
  await client.does('edit_account', { city: 'Natal', state: 'RN' })
  expect(await changes()).toBe(before)
  await person.does('edit_account', { city: 'Natal', state: 'RN' })
  expect(await changes()).not.toBe(before)
  before = await changes()
  await sql(server, `UPDATE users SET verified = FALSE WHERE id = '${person.id}'`)
  expect(await changes()).not.toBe(before)
})
