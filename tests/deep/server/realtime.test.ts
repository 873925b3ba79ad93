import { expect, test } from 'vitest'
import { withStreams } from '../../server/support/stream'
import { withPeople } from '../../server/support/with-people'
import { signedInAdministrator } from '../../support/data/people'
import { withServer } from '../../support/server/with-server'

const server = withServer()
const { ana } = withPeople(server, { ana: 'cliente' })
const listening = withStreams(server)

/** Well before PocketBase ends idle streams by itself. */
const patient = { timeout: 240_000 }

test('[W2a] an administrator, who names no poke, hears 50; then the stream ends, and the others go on', async () => {
  const admin = await listening(await signedInAdministrator(server), 'admin')
  const today = await listening(ana, `user:${ana.id}`)
  for (let edit = 1; edit <= 51; edit++) {
    await ana.does('edit_account', { about: `Vez ${edit}` })
    await expect.poll(() => today.events.length, { interval: 5 }).toBe(edit)
    await today.acknowledge(ana.token)
  }
  expect(admin.events.length).toBeLessThanOrEqual(50)
  await expect.poll(admin.hasEnded, patient).toBe(true)
  expect(admin.events).toHaveLength(50)
  expect(today.events.at(-1)?.data).toMatchObject({ listeners: 1 })
})
