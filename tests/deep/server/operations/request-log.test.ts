import { expect, test } from 'vitest'
import { call, fieldOf, type Row, superToken } from '../../../support/server/server-client'
import { withServer } from '../../../support/server/with-server'

const server = withServer()

const logs = async (): Promise<Row[]> => {
  const answer = await call(server, 'GET', '/api/logs?perPage=500', { token: await superToken(server) })
  expect(answer.status).toBe(200)
  return fieldOf(answer, 'items') as Row[]
}

const SECRET = 'eyJhbGciOiJIUzI1NiJ9.segredo.assinatura'
const links = ['/reset-password', '/auth/callback', '/auth/confirmar-email', '/api/files/project_images/a/b.png'].map(
  (path) => `${path}?token=${SECRET}`,
)

test('a link with a token leaves its path in the log, and no token, as address, message or referrer', async () => {
  // As it is in production, only failures are kept; here everything is.
  const settings = await call(server, 'PATCH', '/api/settings', { token: await superToken(server), body: { logs: { minLevel: 0, maxDays: 3 } } })
  expect(settings.status).toBe(200)
  for (const link of links) await call(server, 'GET', link, { headers: { Referer: `https://canteiro.example/x?token=${SECRET}#token=${SECRET}` } })
  await call(server, 'GET', '/api/none?a%3Fb=c%20d', {})
  await expect.poll(async () => (await logs()).map(({ message }) => message), { interval: 200 }).toContain('GET /api/none')
  const rows = await logs()
  for (const link of links) {
    const [path = ''] = link.split('?')
    const row = rows.find(({ message }) => message === `GET ${path}`)
    expect(row).toMatchObject({ data: { url: path, referer: 'https://canteiro.example/x', method: 'GET' } })
  }
  expect(JSON.stringify(rows)).not.toContain('segredo')
})
