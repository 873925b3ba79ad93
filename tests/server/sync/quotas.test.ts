import { describe, expect, test } from 'vitest'
import { conversationId } from '#domain/ids'
import { reportSubject } from '#domain/support-ticket'
import { newId } from '#new-id'
import { projectArgs } from '../../support/data/command-args'
import { post, quoted, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { answersTo, codes, times } from '../support/many-commands'
import { hashOf } from '../support/newcomers'
import { type Session, signedIn } from '../support/session'
import { addPhoto, sendAvatar, storedAvatar } from '../support/stage'
import { withPeople } from '../support/with-people'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const server = withServer({ rateLimits: 'real' })

const publishing = (ana: Session) => ana.command('publish_project', projectArgs())

/** Lets a person's quotas rest for so long. */
const rest = ({ id }: Session, ms: number) => sql(server, `UPDATE quotas SET refilled_at = refilled_at - ${ms} WHERE user_id = ${quoted(id)}`)
const count = async (from: string): Promise<number> => Number((await sql(server, `SELECT count(*) AS count FROM ${from}`))[0]?.count)

test('[P13b] requests that cannot be read use up the commands of a day, by what reading them costs; no one else is kept waiting', async () => {
  const [ana, bia] = [await signedIn(server, 'cliente'), await signedIn(server, 'cliente')]
  const dense = () => ana.push(Array(110_000).fill(0))
  // 220,000 characters of structure are 462 commands.
  for (let time = 0; time < 21; time++) expect(await dense()).toMatchObject({ status: 400, body: { code: 'malformed' } })
  // Those of texts, which are looked through for where they end, are fewer, and not none.
  const ofTexts: number[] = []
  for (let time = 0; time < 12; time++) ofTexts.push((await ana.push(['"'.repeat(120_000)])).status)
  expect(ofTexts.at(-1)).toBe(429)
  expect(await dense()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect((await ana.push([publishing(ana)])).status).toBe(429)
  expect(await bia.sends(publishing(bia))).toMatchObject({ status: 'accepted' })
})

describe('[P13] projects', () => {
  test('[P13] ten a day are taken; the next is refused with the time from which it fits, and what comes after it goes on', async () => {
    const ana = await signedIn(server, 'cliente')
    const before = Date.now()
    const answers = await answersTo(ana, [...Array.from({ length: 11 }, () => publishing(ana)), ana.command('edit_account', { about: 'Oi' })])
    expect(codes(answers)).toEqual([...times(10, 'accepted'), 'too_many', 'accepted'])
    const { until } = answers[10] as { until?: string }
    expect(Date.parse(until ?? '') - before).toBeGreaterThan(2 * HOUR_MS)
    expect(Date.parse(until ?? '') - Date.now()).toBeLessThanOrEqual(DAY_MS / 10)
    await rest(ana, DAY_MS / 10)
    expect(await ana.sends(publishing(ana))).toMatchObject({ status: 'accepted' })
    expect(await ana.sends(publishing(ana))).toMatchObject({ code: 'too_many' })
  })

  test('[P13c] thirty open ones are the most, without a time; one less makes room', async () => {
    const ana = await signedIn(server, 'cliente')
    const projects = Array.from({ length: 30 }, () => newId())
    for (let day = 0; day < 3; day++) {
      const some = projects.slice(day * 10, day * 10 + 10)
      const answers = await answersTo(
        ana,
        some.map((id) => ana.command('publish_project', projectArgs({ project_id: id }))),
      )
      expect(codes(answers)).toEqual(times(10, 'accepted'))
      await rest(ana, DAY_MS)
    }
    const refused = await ana.sends(publishing(ana))
    expect(refused).toEqual({ id: refused.id, status: 'refused', code: 'too_many' })
    await ana.does('close_project', { project_id: projects[0], reason: '' })
    expect(await ana.sends(publishing(ana))).toMatchObject({ status: 'accepted' })
    expect(await ana.sends(ana.command('reopen_project', { project_id: projects[0], status: 'closed' }))).toMatchObject({ code: 'too_many' })
  })
})

test('[P13] a week of photos has 100 MB; the refusal tells from when on, and a repetition of what is there counts nothing', async () => {
  const ana = await signedIn(server, 'cliente')
  const project_id = await ana.publishes()
  const photo = { id: newId(), project_id, position: '0' }
  expect((await addPhoto(server, ana.token, photo)).status).toBe(200)
  const spent = `quotas WHERE user_id = ${quoted(ana.id)} AND name = 'photo_bytes'`
  const before = await sql(server, `SELECT * FROM ${spent}`)
  expect(before).toHaveLength(1)
  expect((await addPhoto(server, ana.token, photo)).body).toMatchObject({ data: { id: { code: 'validation_not_unique' } } })
  expect(await sql(server, `SELECT * FROM ${spent}`)).toEqual(before)
  await sql(server, `UPDATE quotas SET refilled_at = ${Date.now() + 8 * DAY_MS} WHERE user_id = ${quoted(ana.id)}`)
  const refused = await addPhoto(server, ana.token, { ...photo, id: newId() })
  expect(refused).toMatchObject({ status: 400, body: { data: { project_id: { code: 'too_many', message: expect.stringMatching(/^20.*Z\.$/) } } } })
})

describe('texts of chats', () => {
  const { ana, bruno } = withPeople(server, { ana: 'cliente', bruno: 'autonomo' })
  const invited = async () => {
    const project = await ana.publishes()
    await ana.startsConversation(project, bruno)
    return { project, conversation_id: conversationId(project, ana.id, bruno.id) }
  }
  const isFullIn = (name: string, ms: number) =>
    sql(server, `UPDATE quotas SET refilled_at = ${Date.now() + ms} WHERE user_id = ${quoted(ana.id)} AND name = ${quoted(name)}`)

  test('[PRODUCT 82] three go to who was invited, twenty to who does not answer; an answer or a proposal makes room', async () => {
    const { project, conversation_id } = await invited()
    const writes = async (person: Session, number: number) => {
      const messages = Array.from({ length: number }, () => person.command('send_message', { message_id: newId(), conversation_id, content: 'Oi' }))
      return codes(await answersTo(person, messages))
    }
    expect(await writes(ana, 5)).toEqual([...times(3, 'accepted'), ...times(2, 'unanswered')])
    await bruno.proposes(project)
    expect(await writes(ana, 18)).toEqual([...times(17, 'accepted'), 'unanswered'])
    expect(await writes(bruno, 21)).toEqual([...times(20, 'accepted'), 'unanswered'])
    await bruno.withdraws(project)
    expect(await writes(ana, 4)).toEqual(times(4, 'accepted'))
  })

  test('[P13] [PRODUCT 82] count by number and, with those to support, by bytes; read marks count nothing', async () => {
    const { conversation_id } = await invited()
    const message_id = newId()
    const writes = (content: string, id = newId()) => ana.dispatches('send_message', { message_id: id, conversation_id, content })
    const asks = (content: string) => ana.dispatches('send_support_message', { message_id: newId(), ticket_id: newId(), subject: null, content })
    const long = '界'.repeat(4_000)
    for (const answer of [await writes('Oi', message_id), await writes(long), await asks(long)]) expect(answer).toMatchObject({ status: 'accepted' })
    const tooMany = { code: 'too_many', until: expect.stringMatching(/Z$/) }
    // 12,000 bytes come back in 43 s.
    await isFullIn('text_bytes', 4 * HOUR_MS - 20_000)
    for (const answer of [await writes(long), await asks(long)]) expect(answer).toMatchObject(tooMany)
    expect(await writes('Pode vir amanhã?')).toMatchObject({ status: 'accepted' })
    await isFullIn('messages', 4 * HOUR_MS)
    await bruno.dispatches('send_message', { message_id: newId(), conversation_id, content: 'Posso.' })
    expect(await writes('Às oito?')).toMatchObject(tooMany)
    expect(await ana.dispatches('mark_conversation_read', { conversation_id, message_id })).toMatchObject({ status: 'accepted' })
  })

  test('[PRODUCT 117] count reports as messages to support', async () => {
    const { conversation_id } = await invited()
    const subject = reportSubject({ kind: 'conversation', id: conversation_id })
    const reports = () =>
      ana.dispatches('send_support_message', { message_id: newId(), ticket_id: newId(), subject, content: 'Ofendeu.', reason: 'abuse' })
    expect(await reports()).toMatchObject({ status: 'accepted' })
    await isFullIn('support_messages', 4 * HOUR_MS)
    expect(await reports()).toMatchObject({ status: 'refused', code: 'too_many', until: expect.stringMatching(/Z$/) })
  })
})

test('[PRODUCT 52] [PRODUCT 89] ten invitations to one project wait for a proposal or a no, and twenty a day leave', async () => {
  const ana = await signedIn(server, 'cliente')
  const providers = await Promise.all(Array.from({ length: 12 }, () => signedIn(server, 'autonomo')))
  const projects = await Promise.all([ana.publishes(), ana.publishes(), ana.publishes()])
  const inviting = (project = '', count = 11) =>
    answersTo(
      ana,
      providers.slice(0, count).map(({ id }) => ana.command('start_conversation', { project_id: project, provider_id: id })),
    )
  expect(codes(await inviting(projects[0]))).toEqual([...times(10, 'accepted'), 'too_many_invitations'])
  const [first, second, eleventh, last] = [providers[0], providers[1], providers[10], providers[11]]
  await first?.proposes(projects[0] ?? '')
  expect(await ana.dispatches('start_conversation', { project_id: projects[0], provider_id: last?.id })).toMatchObject({ status: 'accepted' })
  const conversation_id = conversationId(projects[0] ?? '', ana.id, second?.id ?? '')
  await second?.does('decline_invitation', { conversation_id, project_id: projects[0] })
  expect(await ana.dispatches('start_conversation', { project_id: projects[0], provider_id: eleventh?.id })).toMatchObject({ status: 'accepted' })
  expect(codes(await inviting(projects[1], 8))).toEqual(times(8, 'accepted'))
  const [refused] = await inviting(projects[2], 1)
  expect(refused).toMatchObject({ code: 'too_many', until: expect.stringMatching(/Z$/) })
  await rest(ana, DAY_MS / 20)
  expect(await ana.dispatches('start_conversation', { project_id: projects[2], provider_id: last?.id })).toMatchObject({ status: 'accepted' })
})

test('[P12] [P13] an avatar counts as an edit; what is too many writes nothing and tells from when on it fits', async () => {
  const bruno = await signedIn(server, 'autonomo')
  expect((await sendAvatar(bruno)).status).toBe(200)
  expect(await count(`quotas WHERE user_id = ${quoted(bruno.id)} AND name = 'edits'`)).toBe(1)
  const kept = await storedAvatar(bruno)
  await sql(server, `UPDATE quotas SET refilled_at = ${Date.now() + 4 * HOUR_MS} WHERE user_id = ${quoted(bruno.id)}`)
  expect(await sendAvatar(bruno)).toMatchObject({
    status: 400,
    body: { data: { avatar: { code: 'too_many', message: expect.stringMatching(/^20.*Z\.$/) } } },
  })
  expect(await storedAvatar(bruno)).toBe(kept)
  expect(await bruno.dispatches('edit_account', { about: 'Oi' })).toMatchObject({ code: 'too_many' })
  await rest(bruno, HOUR_MS / 10)
  expect((await sendAvatar(bruno)).status).toBe(200)
})

test('[P11] [P13] for seven days after a restore the accounts that are older have seven times as much, whatever a device claims', async () => {
  const ana = await signedIn(server, 'cliente')
  const publishes = async (person: Session, number: number) =>
    codes(
      await answersTo(
        person,
        Array.from({ length: number }, () => publishing(person)),
      ),
    ).filter((code) => code === 'accepted').length
  expect(await publishes(ana, 11)).toBe(10)
  Object.assign(ana.device, { token: 'lost', seen: 1_000_000_000 })
  expect(await ana.device.ask()).toMatchObject({ rewound: true })
  Object.assign(ana.device, { token: '', seen: 0 })
  expect(await ana.sends(publishing(ana))).toMatchObject({ code: 'too_many' })
  await server.markRestored()
  await server.restart()
  expect(await publishes(ana, 62)).toBe(60)
  expect(await publishes(await signedIn(server, 'cliente'), 11)).toBe(10)
  const weekAgo = new Date(Date.now() - 7 * DAY_MS).toISOString()
  await sql(server, `UPDATE sync_starts SET created_at = ${quoted(weekAgo)} WHERE restored = 1`)
  await sql(server, `UPDATE quotas SET refilled_at = ${Date.now() + DAY_MS} WHERE user_id = ${quoted(ana.id)}`)
  expect(await ana.sends(publishing(ana))).toMatchObject({ code: 'too_many' })
})

test('[W5d] thirty marks a minute come by the secret of a person’s subscriptions, from however many of them', async () => {
  const ana = await signedIn(server, 'cliente')
  const secrets = [newId() + newId(), newId() + newId()]
  for (const secret of secrets) {
    await sql(
      server,
      `INSERT INTO web_push_subscriptions (user_id, endpoint, origin, secret, kinds, told, created_at, seen_at) VALUES (${quoted(ana.id)},
        ${quoted(`https://push.example/${secret}`)}, 'https://push.example', ${quoted(hashOf(secret))}, ' ', 0, '2026-01-01', '2026-01-01')`,
    )
  }
  const mark = { verb: 'mark_notifications_read', args: { ids: [newId()] } }
  const statuses: number[] = []
  for (let n = 0; n < 32; n++) statuses.push((await post(server, '/api/web-push/read', { secret: secrets[n % 2], mark })).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429])
})
