import { spawnSync } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { conversationId } from '#domain/ids'
import { newId } from '#new-id'
import { addPhoto } from '../../../server/support/stage'
import { openStream } from '../../../server/support/stream'
import { withPeople } from '../../../server/support/with-people'
import { signedInAdministrator } from '../../../support/data/people'
import { withServer } from '../../../support/server/with-server'
import { openStuckReader, type StuckReader } from '../support/stuck-reader'

const PUSHES = 500
const patient = { interval: 5 }
const MOST_GROWTH_KB = 50 * 1024
/** Without Go there is nothing that can hold such a stream; what bounds it is tested by number in realtime.test.ts. */
const hasGo = spawnSync('go', ['version']).status === 0

const server = withServer()
const { ana, bruno } = withPeople(server, { ana: 'cliente', bruno: 'autonomo' })
const stuck: StuckReader[] = []

afterEach(async () => {
  for (const reader of stuck.splice(0)) await reader.close()
})

async function stuckStream({ token }: { token: string }, ...topics: string[]): Promise<void> {
  const reader = await openStuckReader(server)
  stuck.push(reader)
  expect(await reader.subscribe(topics, token)).toBe(204)
}

test.skipIf(!hasGo)('[W2] streams that are never read hold up no poke, no upload and no memory', async () => {
  await stuckStream(bruno, `user:${bruno.id}`, 'open:SP', 'cards:SP')
  await stuckStream(await signedInAdministrator(server), 'admin')
  const listener = await openStream(server)
  const project_id = await ana.publishes()
  await ana.startsConversation(project_id, bruno)
  const says = (content: string) => bruno.says(conversationId(project_id, ana.id, bruno.id), content)
  await listener.subscribe([`user:${ana.id}`], ana.token)
  await says('Começo')
  await expect.poll(() => listener.events.length, patient).toBe(1)
  const before = server.memoryInKb()

  for (let push = 2; push <= PUSHES; push++) {
    await listener.acknowledge(ana.token)
    await says(`Vez ${push}`)
    await expect.poll(() => listener.events.length, patient).toBe(push)
  }

  expect((await addPhoto(server, ana.token, { id: newId(), project_id, position: '0' })).status).toBe(200)
  expect(server.memoryInKb() - before).toBeLessThan(MOST_GROWTH_KB)
  listener.close()
})
