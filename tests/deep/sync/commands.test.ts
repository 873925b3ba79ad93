import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectArgs } from '../../support/command-args'
import { beginStory, complete, type Story, settled } from '../../support/story'

let story: Story

beforeAll(async () => {
  story = await beginStory()
})
afterAll(() => story.end())

test('[P1] however much waits, the server takes all of it, in requests of at most 50 commands and 256 kB of what was given', async () => {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  await complete(client)
  await client.offline()
  await client.requests()
  for (let n = 0; n < 60; n++) await client.dispatch('edit_account', { about: `Versão ${n}` })
  for (let n = 0; n < 40; n++) await client.dispatch('publish_project', projectArgs({ description: 'ç'.repeat(4_000) }))
  await client.online()
  await settled(client)
  const pushes = (await client.requests()).filter(({ path }) => path === '/api/sync/push')
  for (const { body } of pushes) {
    const { commands } = JSON.parse(body)
    expect(commands.length).toBeLessThanOrEqual(50)
    expect(Buffer.byteLength(JSON.stringify(commands.map(({ args }: { args: object }) => args)))).toBeLessThan(257 * 1024)
  }
  expect(await client.pendencias()).toEqual([])
  const mine = (await client.documents('projects')).filter(({ client_id }) => client_id === client.person.id)
  expect(mine).toHaveLength(40)
})
