import * as v from 'valibot'
import { emptyOf } from '#domain/collections'
import { type CollectionName, collectionNames } from '#domain/documents'
import type { AccountDatabase, Transport } from '../../../web/src/sync'
import { type PullPort, pullRound } from '../../../web/src/sync/pull/pull'
import { eachDatabase } from '../../support/device/each-database'

type Answer = Record<string, unknown>

/** A database for each test, by `tell`, and pulls from written answers, at moments a server cannot be made to meet. */
export function scriptedPulls(tell: (opened: AccountDatabase) => void) {
  let database: AccountDatabase
  const asked: unknown[] = []

  eachDatabase((opened) => {
    database = opened
    tell(opened)
    asked.length = 0
  })

  /** In order; a function makes its answer when it is asked. */
  function answering(...answers: (Answer | (() => Promise<Answer>))[]): Transport {
    return {
      async post(_path, body, schema) {
        asked.push(body)
        const next = answers.shift()
        return { ok: true, value: v.parse(schema, typeof next === 'function' ? await next() : next) }
      },
    }
  }

  const pulls = (...answers: Parameters<typeof answering>) => pullsWith({}, ...answers)

  const pullsWith = (port: Partial<PullPort>, ...answers: Parameters<typeof answering>) =>
    pullRound({
      database,
      transport: answering(...answers),
      holdsLock: () => true,
      onRewound: async () => undefined,
      stream: () => undefined,
      build: 'test',
      ...port,
    })

  return { asked, answering, pulls, pullsWith }
}

export const stamp = (end: number, token = 'start') => ({ token, end, now: '2026-11-20T12:00:00.000Z' })
export const page = (head: number, documents: object[] = [], more = false) => ({ documents, checkpoint: { head, floors: { open: 1 } }, more })

/** No changes but in these collections. */
export const answer = (end: number, pages: Partial<Record<CollectionName, object>> = {}, token = 'start') => ({
  ...stamp(end, token),
  channels: ['open'],
  collections: { ...Object.fromEntries(collectionNames.map((name) => [name, page(end)])), ...pages },
})

export const project = (id: string) => ({ ...emptyOf('projects'), id })
