import { describe, expect, test } from 'vitest'
import { commands } from '#domain/commands'
import { newId } from '#new-id'
import { projectArgs } from '../../support/data/command-args'
import { fieldOf, post } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { signedIn } from '../support/session'
import { withPeople } from '../support/with-people'

const server = withServer()
const { ana, bruno, rival } = withPeople(server, { ana: 'cliente', bruno: 'autonomo', rival: 'empresa' })

describe('[P10] what the server cannot read', () => {
  test('[P10] a verb or a version that it does not know is refused, and may be sent again to a newer server', async () => {
    expect(await ana.sends(ana.command('paint_the_moon', {}))).toMatchObject({ status: 'refused', code: 'unknown_verb' })
    const newer = ana.command('publish_project', projectArgs(), { version: commands.publish_project.version + 1 })
    expect(await ana.sends(newer)).toMatchObject({ status: 'refused', code: 'unknown_verb' })
    expect(await ana.sends({ ...newer, version: 1 })).toMatchObject({ status: 'accepted' })
    expect(await ana.sends(ana.command('accept_proposal', {}))).toMatchObject({ status: 'refused', code: 'unknown_verb' })
  })

  test('[P10] a command given up gets what is stored, else it is refused for good', async () => {
    const command = ana.command('publish_project', projectArgs())
    const first = await ana.sends(command)
    expect(await ana.sends({ id: command.id, verb: 'publish_project', give_up: true })).toEqual(first)
    const lost = ana.command('publish_project', projectArgs())
    expect(await ana.sends({ id: lost.id, verb: 'publish_project', give_up: true })).toMatchObject({ status: 'refused', code: 'internal' })
    expect(await ana.sends(lost)).toMatchObject({ status: 'refused', code: 'internal' })
  })

  test.each([
    ['no JSON', 'nothing'],
    ['no commands', { token: 'x', seen: 0 }],
    ['more than fifty', { token: 'x', seen: 0, commands: Array.from({ length: 51 }, () => ({})) }],
  ])('[P10] a request with %s is malformed', async (_, body) => {
    expect(await post(server, '/api/sync/push', body, ana.token)).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })

  test('[P10] a command that cannot be read is refused for good, and the next one is judged', async () => {
    const id = newId()
    const next = ana.command('publish_project', projectArgs())
    const answers = fieldOf(await ana.push([{ id, verb: 'publish_project', args: {} }, next]), 'answers')
    expect(answers).toEqual([
      { id, status: 'refused', code: 'malformed' },
      { id: next.id, status: 'accepted', seq: expect.any(Number) },
    ])
  })

  test("[P10] a client-made id that is taken is malformed, also when it is another person's", async () => {
    const project = await ana.publishes()
    const other = await signedIn(server, 'cliente')
    expect(await other.dispatches('publish_project', projectArgs({ project_id: project }))).toMatchObject({ status: 'refused', code: 'malformed' })
  })

  test('[P5] a taken username is refused with a code of its own', async () => {
    await bruno.does('edit_account', { username: 'bruno.reis' })
    expect(await rival.dispatches('edit_account', { username: 'bruno.reis' })).toMatchObject({ status: 'refused', code: 'username_taken' })
  })
})
