import { expect, test } from 'vitest'
import { projectArgs } from '../../support/data/command-args'
import { eventually } from '../../support/eventually'
import { withStory } from '../../support/with-story'

const story = withStory()

test('[P10] a command that never gets through is given up after three failures with pulls in between, and the next one goes', async () => {
  const client = await story.device('cliente')
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

const withoutAnswer = (made: { body: string }[]) => made.filter(({ body }) => body.includes('"verb":"publish_project","version"'))
