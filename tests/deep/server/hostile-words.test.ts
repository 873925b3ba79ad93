import { afterAll, beforeAll, expect, test } from 'vitest'
import { populate } from '../../server/support/populate'
import { type Session, signedIn } from '../../server/support/session'
import { startPocketBase, type TestServer } from '../../support/pocketbase'
import { fieldOf, get, quoted, sql } from '../../support/server-client'

/** Noise only ever adds: the quickest of so many counts. */
const TIMES = 5
const ROWS = 60
/** As SQL: 4,900 times the same letters, and then a word. */
const textOf = (letters: string) => `replace(hex(zeroblob(${2_450 / letters.length})), '0', ${quoted(letters)}) || ' fim'`

let server: TestServer
let reader: Session

beforeAll(async () => {
  server = await startPocketBase()
  reader = await signedIn(server, 'autonomo')
  const client = await signedIn(server, 'cliente')
  const project = await client.publishes()
  await populate(server, 'SP', 'Campinas', ROWS - 1)
  const columns = (await sql(server, "SELECT name FROM pragma_table_info('projects')")).map(({ name }) => String(name))
  const copied = columns.map((name) => (name === 'id' ? 'lower(substr(hex(randomblob(8)), 1, 15))' : `p.${name}`))
  await sql(
    server,
    `INSERT INTO projects (${columns.join(', ')}) SELECT ${copied.join(', ')} FROM projects p, users u WHERE p.id = ${quoted(project)} AND u.full_name = 'Fornecedor'`,
  )
})
afterAll(() => server.stop())

const asks = (path: string, word: string) => get(server, `${path}?${new URLSearchParams({ q: word })}`, reader.token)

test.each(['/api/open-projects', '/api/providers'])(
  '%s takes about as long to look for a word that is made to agree with texts for long',
  async (path) => {
    for (const letters of ['a', 'ab', 'abcde']) {
      await sql(server, `UPDATE projects SET search = ${textOf(letters)}`)
      await sql(server, `UPDATE users SET search = ${textOf(letters)}`)
      const words = ['fim', `${letters.repeat(398 / letters.length)}z`]
      const quickest = words.map(() => Number.POSITIVE_INFINITY)
      for (let time = 0; time < TIMES; time++) {
        for (const [index, word] of words.entries()) {
          const start = performance.now()
          expect((await asks(path, word)).status).toBe(200)
          quickest[index] = Math.min(quickest[index] ?? 0, performance.now() - start)
        }
      }
      const [ordinary = 0, hostile = 0] = quickest
      expect(fieldOf(await asks(path, 'fim'), 'total')).toBeGreaterThanOrEqual(ROWS)
      expect([letters, hostile / ordinary < 4]).toEqual([letters, true])
    }
  },
)

test.each(['/api/open-projects', '/api/providers'])('%s finds words with every sign, as they are written', async (path) => {
  const text = 'muro 100% liso o_o c:\\obra aaaaaaaab 🧱🧱🧱🧱🧱🧱 telhado'
  await sql(server, `UPDATE projects SET search = ${quoted(text)}`)
  await sql(server, `UPDATE users SET search = ${quoted(text)}`)
  const finds = async (word: string) => Number(fieldOf(await asks(path, word), 'total')) > 0
  for (const word of ['100%', '%', 'o_o', '_', 'c:\\', '\\', 'AAAAAAAAB', '🧱🧱🧱🧱🧱🧱', 'telhado liso muro', ''])
    expect([word, await finds(word)]).toEqual([word, true])
  for (const word of ['100_', '10%liso', 'o%o', 'm%o', '%%', 'abab', 'telhado janela']) expect([word, await finds(word)]).toEqual([word, false])
})
