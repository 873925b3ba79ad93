import { expect, onTestFinished, test } from 'vitest'
import { newIdOf } from '#new-id-of'
import { signedIn } from '../../server/support/session'
import { projectArgs } from '../../support/data/command-args'
import { startOtherWriter } from '../../support/server/other-writer'
import { startPocketBase } from '../../support/server/pocketbase'
import { fieldOf } from '../../support/server/server-client'

test('a command waits for what another process writes to the database, instead of being sent again', async () => {
  const server = await startPocketBase()
  onTestFinished(() => server.stop())
  const ana = await signedIn(server, 'cliente')
  // Most of the time, as Litestream and the console commands have it now and then.
  await startOtherWriter(server, 4, 2)

  const seen = []
  for (let n = 0; n < 4; n++) {
    const commands = Array.from({ length: 10 }, () => ana.command('publish_project', projectArgs({ project_id: newIdOf(ana.id) })))
    const answers = fieldOf(await ana.push(commands), 'answers') as { status: string }[]
    seen.push(answers.map(({ status }) => status))
  }
  expect(seen).toEqual(Array.from({ length: 4 }, () => Array.from({ length: 10 }, () => 'accepted')))
})
