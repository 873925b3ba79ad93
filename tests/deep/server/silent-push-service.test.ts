import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { newId } from '#new-id'
import { signedIn } from '../../server/support/session'
import { eventually } from '../../support/eventually'
import { startPocketBase } from '../../support/server/pocketbase'
import { get, post, runJob, sql, textAt } from '../../support/server/server-client'

test('[W5a] a push service that takes connections and says nothing is given up after one push, and holds up no write', {
  timeout: 120_000,
}, async () => {
  let connections = 0
  const silent = createServer(() => connections++)
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const server = await startPocketBase({ environment: { PUSH_SERVICES: origin } })
  try {
    const ana = await signedIn(server, 'cliente')
    const bruno = await signedIn(server, 'autonomo')
    const key = textAt(await get(server, '/api/web-push/key', ana.token), 'key')
    const project = await ana.publishes()
    await bruno.proposes(project)
    for (const name of ['one', 'two']) {
      const subscription = { endpoint: `${origin}/${name}`, secret: newId() + newId(), kinds: ['proposals'], key }
      expect((await post(server, '/api/web-push', subscription, ana.token)).status).toBe(204)
    }
    await sql(server, `UPDATE web_push_subscriptions SET told = 0, due_at = '2026-01-01'`)
    await runJob(server, 'send-web-pushes')
    await expect.poll(() => connections).toBeGreaterThan(0)
    await ana.publishes()
    expect(await sql(server, "SELECT 1 FROM web_push_subscriptions WHERE due_at = '2026-01-01'")).toHaveLength(1)
    const putOff = `SELECT 1 FROM web_push_subscriptions WHERE due_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+11 minutes')`
    await eventually(
      () => sql(server, putOff),
      (rows) => rows.length > 0 || connections > 1,
    )
    await runJob(server, 'send-web-pushes')
    expect(connections).toBe(1)
  } finally {
    await server.stop()
    silent.close()
  }
})
