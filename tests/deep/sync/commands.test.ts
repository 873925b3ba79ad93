import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectArgs } from '../../support/command-args'
import { eventually } from '../../support/eventually'
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

test('[P10] a command that never gets through is given up after three failures with pulls in between, and the next one goes', async () => {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  await complete(client)
  await client.blockVerb('publish_project')
  await client.dispatch('publish_project', projectArgs())
  await client.dispatch('edit_account', { phone: '(19) 3456-7890' })
  await eventually(
    async () => {
      await client.tryNow()
      return client.outbox()
    },
    (rows) => rows.every(({ state }) => state === 'refused' || state === 'done'),
  )
  expect((await client.outbox()).map(({ verb, state, code }) => [verb, state, code])).toEqual([
    ['publish_project', 'refused', 'internal'],
    ['edit_account', 'done', ''],
  ])
  const made = await client.requests()
  expect(withoutAnswer(made).length).toBeGreaterThanOrEqual(3)
  expect(made.filter(({ body }) => body.includes('"verb":"publish_project","give_up":true'))).toHaveLength(1)
})

test('[P10] however often a command does not get through, without a pull in between it counts once', async () => {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  await complete(client)
  await client.blockVerb('publish_project')
  await client.loseAnswers('/api/sync/pull', 10_000)
  await client.dispatch('publish_project', projectArgs())
  const made: { body: string }[] = []
  await eventually(
    async () => {
      await client.tryNow()
      made.push(...(await client.requests()))
      return withoutAnswer(made).length
    },
    (tries) => tries >= 6,
  )
  const [row] = await client.outbox()
  expect(row?.state).toBe('sent')
  expect(row?.failures).toBeLessThanOrEqual(1)
})

const withoutAnswer = (made: { body: string }[]) => made.filter(({ body }) => body.includes('"verb":"publish_project","version"'))
