import { beforeAll, expect, test } from 'vitest'
import { conversationId } from '#domain/ids'
import { newId } from '#new-id'
import { post } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import type { Session } from '../support/session'
import { withPeople } from '../support/with-people'

const server = withServer({ printsStatements: true })
const { ana, bruno } = withPeople(server, { ana: 'cliente', bruno: 'autonomo' })
let conversation_id: string

beforeAll(async () => {
  const project_id = await ana.publishes()
  await bruno.proposes(project_id)
  await ana.startsConversation(project_id, bruno)
  conversation_id = conversationId(project_id, ana.id, bruno.id)
  await ana.device.pull()
})

/** Statements that the server runs for one push, those of its session and what follows its answer among them. */
async function statementsOf({ device, token }: Session, commands: unknown[]): Promise<{ reads: string[]; writes: string[] }> {
  const before = server.output().length
  const { status, body } = await post(server, '/api/sync/push', { token: device.token, seen: device.seen, commands }, token)
  expect({ status, body }).toMatchObject({ status: 200, body: { answers: commands.map(() => ({ status: 'accepted' })) } })
  await expect.poll(() => server.output().slice(before)).toContain('/api/sync/push')
  const printed = server
    .output()
    .slice(before)
    .split(/^\[\d+\.\d\dms\] /m)
    .slice(1)
  const isWrite = (statement: string) => /^(?:INSERT|UPDATE|DELETE)/.test(statement) && !statement.includes('WHERE FALSE')
  return { reads: printed.filter((one) => !isWrite(one)), writes: printed.filter(isWrite) }
}

const message = () => ana.command('send_message', { message_id: newId(), conversation_id, content: 'Passo aí amanhã.' })

/** How many there are, with their texts where there are others. */
async function expectStatements(commands: unknown[], expected: { reads: number; writes: number }): Promise<void> {
  const { reads, writes } = await statementsOf(ana, commands)
  expect({ reads: reads.length, writes: writes.length }, [...reads, ...writes].join('\n')).toEqual(expected)
}

// The lock, the state, by which the session is confirmed, the reads, and the look afterwards.
test('a command is judged by few statements beside those that write', () => expectStatements([message()], { reads: 4, writes: 4 }))

test('of several commands of one request each adds the statement of its reads', () =>
  expectStatements([message(), message(), message()], { reads: 6, writes: 12 }))
