import { afterEach, beforeEach, expect, test } from 'vitest'
import { proposalId } from '#domain/ids'
import { projectArgs, proposalArgs } from '../../support/command-args'
import { eventually } from '../../support/eventually'
import { runJob, sql } from '../../support/server-client'
import { beginStory, complete, publishes, type Story, settled, shows } from '../../support/story'

const DAY_MS = 86_400_000
let story: Story

beforeEach(async () => {
  story = await beginStory()
})
afterEach(() => story.end())

test('[F7] a device that was away longer than removals are kept fetches that collection anew, and what it gave meanwhile is sent', async () => {
  const client = await story.device(await story.person('cliente', 'Ana Lima'))
  const provider = await story.device(await story.person('autonomo', 'Bruno Reis'))
  await Promise.all([complete(client), complete(provider)])
  const [open, deleted] = [await publishes(client), await publishes(client)]
  await Promise.all([shows(provider, 'projects', open), shows(provider, 'projects', deleted)])
  await provider.offline()
  await provider.dispatch('send_proposal', proposalArgs(open))
  await client.dispatch('delete_project', { project_id: deleted })
  await settled(client)
  const { server } = story
  const [{ end } = { end: 0 }] = await sql(server, "SELECT seq AS end FROM sqlite_sequence WHERE name = 'sync_changes'")
  await sql(server, `INSERT INTO sync_days (day, seq) VALUES (${Math.floor(Date.now() / DAY_MS) - 91}, ${end})`)
  await runJob(server, 'forget-old-changes')
  await eventually(
    () => sql(server, 'SELECT 1 FROM sync_changes WHERE removed = 1'),
    (removals) => removals.length === 0,
  )
  const before = await provider.position()
  await provider.online()
  await settled(provider)
  await eventually(
    async () => (await provider.documents('projects')).map(({ id }) => id),
    (ids) => ids.length === 1 && ids[0] === open,
  )
  await shows(client, 'proposals', proposalId(open, provider.person.id))
  const after = await provider.position()
  expect(after.token).toBe(before.token)
  expect(after.sweeping).toEqual([])
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

test('[A1] an account that is younger than the restored backup is asked to sign in again, and its device keeps all that it has', async () => {
  const older = await story.device(await story.person('cliente', 'Ana Lima'))
  const restore = await story.server.snapshot()
  const younger = await story.device(await story.person('cliente', 'Bia Reis'))
  await Promise.all([complete(older), complete(younger)])
  const published = await publishes(younger)
  await younger.offline()
  const args = projectArgs()
  await younger.dispatch('publish_project', args)
  await restore()
  await younger.online()
  await eventually(
    async () => {
      await younger.tryNow()
      return younger.status()
    },
    ({ signedOut }) => signedOut,
  )
  await shows(younger, 'projects', published)
  await shows(younger, 'projects', args.project_id)
  // Whether it was marked before the server said no is no matter: it is not answered, and is there.
  expect((await younger.outbox()).map(({ state }) => state)).toEqual(['done', expect.stringMatching(/^(queued|sent)$/)])
  expect(await younger.pendencias()).toEqual([])
  await older.tryNow()
  expect(await older.status()).toMatchObject({ signedOut: false })
})
