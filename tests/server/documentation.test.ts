import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminPaths } from '#admin-links'
import { ownColumns } from '#domain/collections'
import { commands } from '#domain/commands'
import { collectionNames } from '#domain/documents'
import type { Documentation } from '#domain/wire-answers'
import { paths as addresses } from '#links'
import { routes } from '../../pocketbase/src/routes'
import { setDocumentationPassword } from '../../pocketbase/tasks/documentation-password'
import { paths } from '../../pocketbase/tasks/paths'
import { builtServer } from '../support/built-server'
import { startPocketBase, type TestServer } from '../support/pocketbase'
import { type Answer, call, post, type Server, sql } from '../support/server-client'

const password = 'planta-baixa'
let server: TestServer
let program: string

beforeAll(async () => {
  server = await startPocketBase()
  program = (await builtServer()).program
})
afterAll(() => server.stop())

const open = (at: Server, given: unknown): Promise<Answer> => post(at, '/api/documentation', { password: given })

const set = (at: TestServer, chosen?: string) => setDocumentationPassword(program, at.dataDir, chosen)

test('before a password is set none opens it, and the answer says why', async () => {
  expect(await open(server, password)).toMatchObject({ status: 404, body: { code: 'documentation_closed' } })
})

describe('with a password', () => {
  beforeAll(async () => {
    expect(await set(server, password)).toEqual({ ok: true, password })
  })

  const read = async (): Promise<Documentation> => (await open(server, password)).body as Documentation
  const namesIn = async (title: string) => (await read()).sections.find((section) => section.title === title)?.entries.map(({ name }) => name) ?? []

  test('[PRODUCT 3] a wrong one gets its code and nothing of the content', async () => {
    for (const wrong of ['errada', `${password} `, password.toUpperCase()]) {
      const answer = await open(server, wrong)
      expect([answer.status, answer.body]).toEqual([400, { code: 'wrong_documentation_password' }])
    }
  })

  test.each([[{}], [{ password: 7 }], [{ password: '' }], [{ password, more: 1 }], [{ password: 'x'.repeat(256) }], [[]], ['x'], [null]])(
    'a body that makes no sense: %j',
    async (body) => {
      expect(await post(server, '/api/documentation', body)).toMatchObject({ status: 400, body: { code: 'malformed' } })
    },
  )

  test('is no address of the site, and nothing of it is where the site’s files are', async () => {
    expect((await call(server, 'GET', '/api/documentation')).status).toBe(404)
    expect((await call(server, 'GET', '/documentation.json')).body).not.toContain('Equipe Canteiro')
  })

  test('is kept as a hash', async () => {
    const [gate, ...others] = await sql(server, 'SELECT password FROM documentation_gate')
    expect(others).toEqual([])
    expect(gate?.password).toMatch(/^\$2a\$/)
  })

  test('[PRODUCT 3] it names its author, version 1.0.0, and where notices of new projects go', async () => {
    const { author, version, sections } = await read()
    expect([author, version]).toEqual(['Equipe Canteiro', '1.0.0'])
    expect(sections.map(({ title }) => title)).toEqual([
      'Funcionalidades',
      'Páginas',
      'Comandos',
      'Rotas do servidor',
      'Tecnologias',
      'Estrutura',
      'Banco de dados',
    ])
    expect(JSON.stringify(sections[0])).toContain('da mesma cidade do projeto; se não houver nenhum, para os do mesmo estado')
  })

  test('its pages, commands, routes, technologies and folders are those of the sources', async () => {
    expect((await namesIn('Páginas')).sort()).toEqual([...Object.values(addresses), ...Object.values(adminPaths)].sort())
    expect(await namesIn('Comandos')).toEqual(Object.keys(commands))
    expect((await namesIn('Rotas do servidor')).sort()).toEqual(routes.map(({ pattern }) => pattern).sort())
    const { version, dependencies, devDependencies } = JSON.parse(await readFile(join(paths.root, 'package.json'), 'utf8'))
    expect(version).toBe((await read()).version)
    expect(await namesIn('Tecnologias')).toEqual(['PocketBase', ...Object.keys(dependencies), ...Object.keys(devDependencies)])
    const folders = (await readdir(join(paths.web, 'src'), { withFileTypes: true })).filter((file) => file.isDirectory())
    expect(await namesIn('Estrutura')).toEqual(expect.arrayContaining(folders.map(({ name }) => `web/src/${name}`)))
  })

  test('its tables are those of the database, with every field', async () => {
    const tables = (await read()).sections.at(-1)?.entries ?? []
    const fieldsOf = (table: string) => tables.find(({ name }) => name === table)?.fields.map(({ name }) => name)
    for (const name of collectionNames) expect(fieldsOf(name), name).toEqual(expect.arrayContaining(ownColumns(name)))
    const all = await sql(
      server,
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'shadow' AND name NOT GLOB '_*' AND name NOT GLOB 'sqlite_*'`,
    )
    expect(tables.map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort())
    for (const { name, fields } of tables) {
      const columns = await sql(server, `SELECT name FROM pragma_table_info('${name}')`)
      expect([name, fields.map((field) => field.name).sort()]).toEqual([name, columns.map((column) => column.name).sort()])
    }
    expect(tables.flatMap(({ fields }) => fields).every(({ kind }) => kind !== '')).toBe(true)
  })
})
