import { expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../../server/support/session'
import { startPocketBase } from '../../support/pocketbase'
import { quoted, remove, sql } from '../../support/server-client'

test("notices of an earlier release, which name no person, go with the client's account too", async () => {
  const server = await startPocketBase()
  onTestFinished(() => server.stop())
  const client = await signedIn(server, 'cliente')
  const provider = await signedIn(server, 'autonomo', { city: 'Natal', state: 'RN' })
  const project = await client.publishes()
  const columns = 'id, user_id, title, message, is_read, created_at, person_id, link, project_id'
  const earlier = (id: string, link: string, project_id: string) =>
    `(${[id, provider.id, 'Aviso', 'Muro'].map(quoted).join(', ')}, FALSE, '2026-11-20', '', ${quoted(link)}, ${quoted(project_id)})`
  const rows = [
    earlier('bylink000000000', `/projetos/${project}`, ''),
    earlier('bymanage0000000', `/projetos/${project}/propostas`, ''),
    earlier('byproject000000', '/minhas-propostas', project),
    earlier('ofnoproject0000', '/suporte', ''),
    earlier('ofgone000000000', '/minhas-propostas', 'goneproject0000'),
  ]
  await sql(server, `INSERT INTO notifications (${columns}) VALUES ${rows.join(', ')}`)
  await provider.device.pull()
  expect(provider.device.ids('notifications')).toHaveLength(rows.length)
  await sql(server, "DELETE FROM _migrations WHERE file LIKE '%-notices-go-with-clients.js'")
  await server.kill('SIGTERM')
  await server.restart()
  await remove(server, 'users', client.id)
  await provider.device.pull()
  expect(provider.device.ids('notifications')).toEqual(['ofgone000000000', 'ofnoproject0000'])
})
