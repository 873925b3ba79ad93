import { existsSync } from 'node:fs'
import { cp, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newId } from '#new-id'
import { post, runJob, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { signedIn } from '../support/session'
import { addPhoto } from '../support/stage'
import { withAdministrator } from '../support/with-people'

const server = withServer()
const admin = withAdministrator(server)

test('[A1] the photos of a removed project go, though the process ends before it has taken them', async () => {
  const client = await signedIn(server, 'cliente')
  const [removed, kept] = [await client.publishes(), await client.publishes()]
  const photos = [newId(), newId()]
  for (const [index, project_id] of [removed, kept].entries())
    await addPhoto(server, client.token, { id: String(photos[index]), project_id, position: '0' })
  const [{ id: collection } = {}] = await sql(server, "SELECT id FROM _collections WHERE name = 'project_images'")
  const [gone = '', stays = ''] = photos.map((photo) => join(server.dataDir, 'storage', String(collection), photo))
  await cp(gone, `${gone}.copy`, { recursive: true })
  await sql(server, 'CREATE TABLE noted (folder TEXT)')
  await sql(server, 'CREATE TRIGGER watched AFTER INSERT ON removed_folders BEGIN INSERT INTO noted VALUES (NEW.folder); END')
  expect((await post(server, `/api/admin/projects/${removed}/removal`, { reason: 'Golpe' }, admin.token)).status).toBe(204)
  // As the end of the process right after the commit leaves it.
  await rename(`${gone}.copy`, gone)
  await sql(server, 'INSERT OR IGNORE INTO removed_folders SELECT DISTINCT folder FROM noted')
  await runJob(server, 'finish-deletions')
  await expect.poll(() => sql(server, 'SELECT folder FROM removed_folders')).toEqual([])
  expect([existsSync(gone), existsSync(stays)]).toEqual([false, true])
})

test('[A1] a project is removed with a reason that its owner reads; its proposers hear that it is gone, and every device drops it', async () => {
  const [client, provider] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo')]
  const project = await client.publishes({ title: 'Piscina' })
  await provider.proposes(project)
  for (const { device } of [client, provider]) await device.pull()
  const remove = (reason: string) => post(server, `/api/admin/projects/${project}/removal`, { reason }, admin.token)
  expect((await remove('  ')).status).toBe(400)
  expect((await remove('Anúncio falso.')).status).toBe(204)
  expect(await remove('Anúncio falso.')).toMatchObject({ status: 404 })
  expect((await client.notifications()).at(-1)).toMatchObject({
    ...{
      title: 'Projeto removido',
      message: '“Piscina” foi removido pela administração. Motivo: Anúncio falso.',
      link: `/projetos/${project}?removido`,
    },
  })
  expect((await provider.notifications()).at(-1)).toMatchObject({ title: 'Projeto excluído', link: '/minhas-propostas' })
  for (const { device } of [client, provider]) {
    await device.pull()
    expect(device.all('projects').has(project)).toBe(false)
  }
  expect(provider.device.all('proposals').size).toBe(0)
  expect((await sql(server, 'SELECT actor, action, subject, details FROM audit_log ORDER BY rowid')).at(-1)).toEqual({
    actor: admin.id,
    action: 'remove_project',
    subject: project,
    details: JSON.stringify({ client_id: client.id }),
  })
})
