import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Session, signedIn } from '../../server/support/session'
import { openStream, type Stream } from '../../server/support/stream'
import { signedInAdministrator } from '../../support/data/people'
import { withServer } from '../../support/server/with-server'

const server = withServer()
let ana: Session
const open: Stream[] = []

beforeAll(async () => {
  ana = await signedIn(server, 'cliente')
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})

async function listening(person: { token: string }, ...topics: string[]): Promise<Stream> {
  const stream = await openStream(server)
  open.push(stream)
  await stream.subscribe(topics, person.token)
  return stream
}

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
