import { afterAll, beforeAll, expect } from 'vitest'
import type { WebPushGroup } from '#domain/web-push'
import { newId } from '#new-id'
import { startPocketBase, type TestServer } from '../../support/server/pocketbase'
import { type PushService, startPushService } from '../../support/server/push-service'
import { type Answer, get, post, quoted, type Row, sql, textAt } from '../../support/server/server-client'
import { Session, signedIn } from './session'

const everything: WebPushGroup[] = ['messages', 'proposals', 'answers', 'invitations', 'projects', 'progress', 'support']
export const longAgo = '2026-01-01T00:00:00.000Z'

type Device = { endpoint: string; secret: string }
type Wanted = { kinds?: WebPushGroup[]; at?: PushService; endpoint?: string; secret?: string }

export function pushDevices() {
  const server = {} as TestServer
  const service = {} as PushService
  /** Holds up its whole origin. */
  const failing = {} as PushService
  /** Has taken nothing yet. */
  const untried = {} as PushService
  const [ana, bruno]: [Session, Session] = [Object.create(Session.prototype), Object.create(Session.prototype)]
  let key: string
  const serverKey = async () => textAt(await get(server, '/api/web-push/key', ana.token), 'key')
  beforeAll(async () => {
    for (const one of [service, failing, untried]) Object.assign(one, await startPushService())
    Object.assign(server, await startPocketBase({ environment: { PUSH_SERVICES: `${service.url}, ${failing.url}, ${untried.url}` } }))
    Object.assign(ana, await signedIn(server, 'cliente'))
    Object.assign(bruno, await signedIn(server, 'autonomo'))
    key = await serverKey()
  })
  afterAll(async () => {
    await server.stop()
    for (const one of [service, failing, untried]) await one.close()
    expect([service, failing, untried].flatMap((one) => one.faults())).toEqual([])
  })

  const subscribe = (person: Session, body: Row): Promise<Answer> => post(server, '/api/web-push', { kinds: everything, key, ...body }, person.token)

  async function device(
    person: Session,
    { kinds = everything, at = service, endpoint = at.subscribe(key), secret = newId() + newId() }: Wanted = {},
  ) {
    expect((await subscribe(person, { endpoint, secret, kinds })).status).toBe(204)
    return { endpoint, secret }
  }

  const news = async ({ secret }: Device): Promise<unknown> => (await post(server, '/api/web-push/news', { secret })).body
  const rowOf = async ({ endpoint }: Device): Promise<Row | undefined> =>
    (await sql(server, `SELECT * FROM web_push_subscriptions WHERE endpoint = ${quoted(endpoint)}`))[0]
  const isThere = async (one: Device): Promise<boolean> => (await rowOf(one))?.ended_at === ''
  const rested = (one: Device) => expect.poll(() => rowOf(one)).toMatchObject({ due_at: '' })
  const change = ({ endpoint }: Device, fields: string) =>
    sql(server, `UPDATE web_push_subscriptions SET ${fields} WHERE endpoint = ${quoted(endpoint)}`)
  /** Overdue, about everything unread. */
  const due = (one: Device, urgent = 1) => change(one, `told = 0, due_at = '${longAgo}', is_urgent = ${urgent}`)
  const publishedTo = (person: Session) =>
    sql(
      server,
      `INSERT INTO notifications (id, user_id, title, message, link, is_read, created_at, person_id, kind, project_id) VALUES (${quoted(newId())},
        ${quoted(person.id)}, 'Novo projeto na sua região', 'Veja.', '/projetos/x', FALSE, ${quoted(new Date().toISOString())}, '', 'project_published', ${quoted(newId())})`,
    )

  return { server, serverKey, service, failing, untried, ana, bruno, subscribe, device, news, rowOf, isThere, rested, change, due, publishedTo }
}
