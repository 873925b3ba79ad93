import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { beginStory, complete, listening, publishes, type Story, shows } from '../support/story'

let story: Story

beforeAll(async () => {
  story = await beginStory()
})
afterEach(() => story.endDevices())
afterAll(() => story.end())

const streamsNamed = (requests: { path: string; body: string }[]): { id: string; pokes: string[] }[] =>
  requests.flatMap(({ path, body }) => (path === '/api/sync/pull' ? (JSON.parse(body).stream ?? []) : []))

test('[W2] a device names in its pulls what it has heard, so that each later change reaches it through the stream too', async () => {
  const [ana, bruno] = [
    await story.device(await story.person('cliente', 'Ana Lima')),
    await story.device(await story.person('autonomo', 'Bruno Reis')),
  ]
  await complete(ana)
  await listening(bruno)
  await bruno.requests()
  for (let i = 0; i < 3; i++) await shows(bruno, 'projects', await publishes(ana))

  const named = streamsNamed(await bruno.requests())
  expect(new Set(named.map(({ id }) => id)).size).toBe(1)
  const pokes = new Set(named.flatMap((stream) => stream.pokes))
  expect(pokes.has('')).toBe(false)
  expect(pokes.size).toBeGreaterThanOrEqual(3)
})

test('[W2] on a new stream nothing of the one before is named', async () => {
  const [ana, bruno] = [
    await story.device(await story.person('cliente', 'Ana Lima')),
    await story.device(await story.person('autonomo', 'Bruno Reis')),
  ]
  await complete(ana)
  await listening(bruno)
  await shows(bruno, 'projects', await publishes(ana))
  const before = streamsNamed(await bruno.requests())
  await story.server.restart()
  await shows(bruno, 'projects', await publishes(ana))
  await listening(bruno)
  await shows(bruno, 'projects', await publishes(ana))
  const after = streamsNamed(await bruno.requests())
  const old = new Set(before.map(({ id }) => id))
  const fresh = after.filter(({ id }) => !old.has(id))
  expect(fresh.length).toBeGreaterThan(0)
  expect(fresh.flatMap(({ pokes }) => pokes).filter((poke) => before.some(({ pokes }) => pokes.includes(poke)))).toEqual([])
})
