import * as v from 'valibot'
import { expect } from 'vitest'
import { type CollectionName, collectionNames } from '#domain/documents'
import { acceptRequest, pullRequest, pushRequest, sentCommand } from '#domain/wire/wire-requests'
import type { AccountDatabase, Reply, Transport } from '../../../web/src/sync'

/** The body of a 200, or why there was no answer. */
export type Scripted = { body: object } | Exclude<Reply<never>, { ok: true }>

/** Answers as a test wants, when it wants; the real parsers read both ways. */
export function scriptedTransport(answer: (path: string, body: unknown) => Promise<Scripted> | Scripted): Transport {
  return {
    async post(path, body, schema) {
      const said = await answer(path, readByServer(path, structuredClone(body)))
      return 'body' in said ? { ok: true, value: v.parse(schema, said.body) } : said
    },
  }
}

const requests: Record<string, v.GenericSchema> = {
  '/api/sync/pull': pullRequest,
  '/api/sync/push': v.object({ ...pushRequest.entries, commands: v.array(sentCommand) }),
  '/api/accept_proposal': acceptRequest,
}

/** Bodies that the server's routes would refuse, or leave unread, fail the test. */
function readByServer(path: string, body: unknown): unknown {
  const read = v.parse(requests[path] ?? v.never(), body)
  expect(read).toEqual(body)
  return read
}

export const stamp = { token: 'start-1', end: 10, now: '2026-11-20T12:00:00.000Z' }

/** The device has pulled up to `stamp`; it still sweeps these collections. */
export const notePulled = (database: AccountDatabase, sweeping: CollectionName[] = []) =>
  database.upsertLocal('feed', { token: stamp.token, seen: stamp.end, now: stamp.now, collections: {}, sweeping })

const commands = v.object({ commands: v.array(v.object({ id: v.string() })) })
/** Ids of a push's commands. */
export const pushedIds = (body: unknown): string[] => v.parse(commands, body).commands.map(({ id }) => id)

export const acceptsAll = (body: unknown): Scripted => ({
  body: { ...stamp, answers: pushedIds(body).map((id, index) => ({ id, status: 'accepted', seq: stamp.end + index })) },
})

/** A pull without news. */
export const nothingNew = () => {
  const collection = { documents: [], checkpoint: { head: stamp.end, floors: {} }, more: false }
  return { ...stamp, channels: [], collections: Object.fromEntries(collectionNames.map((name) => [name, collection])) }
}
