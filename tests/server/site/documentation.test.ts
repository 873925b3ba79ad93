import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Documentation } from '#domain/wire/wire-answers'
import { paths } from '../../../pocketbase/tasks/paths'
import { call, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { open, password, set } from '../support/documentation-password'

const server = withServer()

test('before a password is set none opens it, and the answer says why', async () => {
  expect(await open(server, password)).toMatchObject({ status: 404, body: { code: 'documentation_closed' } })
})

describe('with a password', () => {
  beforeAll(async () => {
    expect(await set(server, password)).toEqual({ ok: true, password })
  })

  test('[PRODUCT 3] a wrong one gets its code and nothing of the content', async () => {
    for (const wrong of ['errada', `${password} `, password.toUpperCase()]) {
      const answer = await open(server, wrong)
      expect([answer.status, answer.body]).toEqual([400, { code: 'wrong_documentation_password' }])
    }
  })

  test('is no address of the site, and nothing of it is where the site’s files are', async () => {
    expect((await call(server, 'GET', '/api/documentation')).status).toBe(404)
    expect((await call(server, 'GET', '/documentation.json')).body).not.toContain('Equipe Canteiro')
  })

  test('is kept as a hash', async () => {
    const [gate, ...others] = await sql(server, 'SELECT password FROM documentation_gate')
    expect(others).toEqual([])
    expect(gate?.password).toMatch(/^\$2a\$/)
  })

  test('[PRODUCT 3] it names its author, the version of package.json, where notices of new projects go, and each table of the database', async () => {
    const { facts, sections } = (await open(server, password)).body as Documentation
    const { version } = JSON.parse(await readFile(join(paths.root, 'package.json'), 'utf8'))
    expect(facts.map(({ name, text }) => `${name}: ${text}`)).toEqual(['Autor: Equipe Canteiro', `Versão: ${version}`])
    expect(sections.map(({ title }) => title)).toEqual(['Funcionalidades', 'Tecnologias', 'Estrutura', 'Banco de dados'])
    expect(JSON.stringify(sections[0])).toContain('da mesma cidade do projeto; se não houver nenhum, para os do mesmo estado')
    const listed = `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'shadow' AND name NOT GLOB '_*' AND name NOT GLOB 'sqlite_*' ORDER BY name`
    const tables = await sql(server, listed)
    expect(
      sections
        .at(-1)
        ?.entries.map(({ name }) => name)
        .sort(),
    ).toEqual(tables.map(({ name }) => name))
  })
})
