import { describe, expect, test } from 'vitest'
import { conversationId } from '#domain/ids'
import { type Reported, reportSubject } from '#domain/support-ticket'
import { newId } from '#new-id'
import { call, fieldOf, post, quoted, remove, sql } from '../../support/server/server-client'
import { adminRequests } from '../support/admin-requests'
import { serverWithMailbox } from '../support/server-with-mailbox'
import { signedIn } from '../support/session'
import { withAdministrator } from '../support/with-people'

const { server, mailbox } = serverWithMailbox()
const admin = withAdministrator(server)
const { ask, rows } = adminRequests(server, admin)

test('the dashboard counts what there is, by day of São Paulo with empty days as 0, and names the newest', async () => {
  const client = await signedIn(server, 'cliente', { full_name: 'Ana Lima' })
  const provider = await signedIn(server, 'autonomo', { full_name: 'Bruno Reis' })
  const [open, started] = [await client.publishes({ title: 'Casa' }), await client.publishes({ title: 'Muro' })]
  await provider.proposes(open)
  await client.accepts(started, await provider.proposes(started))
  await client.asksSupport('Oi')
  await client.does('request_cancellation', { request_id: newId() })
  // Two minutes apart, and on two days of São Paulo: midnight there is three o'clock in UTC.
  const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)
  const yesterday = new Date(Date.parse(`${today}T03:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  await sql(server, `UPDATE users SET created_at = '${today}T02:59:00.000Z' WHERE id = ${quoted(provider.id)}`)
  await sql(server, `UPDATE users SET created_at = '${today}T03:01:00.000Z' WHERE id = ${quoted(client.id)}`)
  await sql(server, `UPDATE users SET created_at = '2020-01-01T00:00:00.000Z' WHERE id = ${quoted(admin.id)}`)
  const { status, body } = await ask('dashboard')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ users: 3, projects: 2, proposals: 2, waiting_tickets: 1, pending_cancellations: 1 },
    projects_by_status: [
      { status: 'in_progress', count: 1 },
      { status: 'open', count: 1 },
    ],
    recent_projects: [{ title: 'Muro' }, { title: 'Casa' }],
    recent_users: [{ full_name: 'Ana Lima', role: 'cliente' }, { full_name: 'Bruno Reis' }, { id: admin.id }],
  })
  expect(await rows('cancellations')).toMatchObject([{ full_name: 'Ana Lima', role: 'cliente' }])
  const days = fieldOf({ status, body, headers: new Headers() }, 'new_users') as { day: string; count: number }[]
  expect(days).toHaveLength(7)
  expect(days.at(-1)).toEqual({ day: today, count: 1 })
  expect(days.at(-2)).toEqual({ day: yesterday, count: 1 })
  expect(days.slice(0, 5).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
})

test('[PRODUCT 91] a request to delete an account is declined with a reason, which its person reads, hears and is mailed; they may ask again', async () => {
  const lia = await signedIn(server, 'cliente')
  const request_id = newId()
  await lia.does('request_cancellation', { request_id })
  const decline = () => post(server, `/api/admin/cancellations/${request_id}/decline`, { reason: 'Há um projeto em andamento.' }, admin.token)
  expect((await decline()).status).toBe(204)
  expect(await decline()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const mail = await mailbox.waitFor(({ to }) => to.includes(lia.person.email))
  expect([mail.text.includes('Motivo: Há um projeto em andamento.'), mail.links]).toEqual([true, [`${server.url}/perfil`]])
  expect(await lia.notifications()).toMatchObject([{ kind: 'deletion_declined', link: '/perfil', message: expect.stringContaining('Há um projeto') }])
  await lia.does('request_cancellation', { request_id: newId() })
  await lia.device.pull()
  expect([...lia.device.all('account_cancellation_requests').values()].map(({ status, reason }) => [status, reason]).sort()).toEqual([
    ['declined', 'Há um projeto em andamento.'],
    ['pending', ''],
  ])
  await remove(server, 'users', lia.id)
  expect(await sql(server, `SELECT status, reason, user_id FROM account_cancellation_requests WHERE id = ${quoted(request_id)}`)).toEqual([
    { status: 'declined', reason: '', user_id: '' },
  ])
})

describe('the support', () => {
  test('[PRODUCT 22] lists tickets by their last message, with it, and those that wait for an answer, whoever has read them; a reply tells its person by notice and by mail, and leaves the status', async () => {
    const [ana, caio] = [await signedIn(server, 'cliente', { full_name: 'Ana Paz' }), await signedIn(server, 'cliente', { full_name: 'Caio Sá' })]
    const subject = reportSubject({ kind: 'project', id: newId() })
    const [first, second] = [await ana.asksSupport('Não entro', subject), await caio.asksSupport('Oi')]
    expect((await rows('support')).slice(0, 2)).toMatchObject([
      { id: second, last: { excerpt: 'Oi', is_support: false } },
      { id: first, last: { excerpt: 'Não entro', is_support: false } },
    ])
    await ask(`support/${second}`)
    const waiting = async (order = '') => (await rows(`support?status=waiting&order=${order}`)).map(({ id }) => id)
    expect((await waiting()).slice(-2)).toEqual([first, second])
    expect((await waiting('newest')).slice(0, 2)).toEqual([second, first])
    const reply = (body: object) => post(server, `/api/admin/support/${second}/messages`, body, admin.token)
    const message = { message_id: newId(), content: '  Pode ajudar mais?  ' }
    expect((await reply(message)).status).toBe(204)
    expect((await reply(message)).status).toBe(204)
    expect((await reply({ message_id: newId(), content: '   ' })).status).toBe(400)
    expect((await ask(`support/${second}`)).body).toMatchObject({
      ticket: { client_name: 'Caio Sá', status: 'open', waits_since: '' },
      messages: [
        { content: 'Oi', is_support: false, author: '' },
        { content: 'Pode ajudar mais?', is_support: true, author: admin.email },
      ],
    })
    expect([(await waiting()).at(-1), (await rows('support'))[0]]).toMatchObject([
      first,
      { last: { excerpt: 'Pode ajudar mais?', is_support: true } },
    ])
    expect((await rows('support'))[1]).toMatchObject({ id: first, subject, reported_name: '', client_name: 'Ana Paz' })
    expect((await caio.notifications()).map(({ title, link }) => [title, link])).toEqual([['Resposta do suporte', `/suporte?chamado=${second}`]])
    const mail = await mailbox.waitFor(({ to }) => to.includes(caio.person.email))
    expect(mail.subject).toBe('O suporte respondeu à sua mensagem')
    await caio.device.pull()
    expect([...caio.device.all('support_messages').values()].map(({ content }) => content)).toContain('Pode ajudar mais?')
    expect(await sql(server, `SELECT action, subject FROM audit_log ORDER BY rowid DESC LIMIT 1`)).toEqual([
      { action: 'reply_to_ticket', subject: second },
    ])
  })

  test('[PRODUCT 91] a report names what it is about, as far as that is there, and tickets are found by subject and person', async () => {
    const [ana, provider] = [
      await signedIn(server, 'cliente', { full_name: 'Íris Luz' }),
      await signedIn(server, 'empresa', { full_name: 'Obra Boa' }),
    ]
    const project = await ana.publishes({ title: 'Marquise' })
    await ana.startsConversation(project, provider)
    const reports = async (person: typeof ana, kind: Reported['kind'], id: string) => {
      const ticket_id = await person.asksSupport('Golpe', reportSubject({ kind, id }))
      const answer = await ask(`support/${ticket_id}`)
      expect(fieldOf(answer, 'ticket')).toMatchObject({ reported_name: expect.any(String) })
      return [...(fieldOf(answer, 'reported') as unknown[]), String(Reflect.get(fieldOf(answer, 'ticket') as object, 'reported_name'))]
    }
    const [ofProject, ofProvider] = [
      { kind: 'project', id: project, name: 'Marquise' },
      { kind: 'person', id: provider.id, name: 'Obra Boa' },
    ]
    expect(await reports(provider, 'project', project)).toEqual([ofProject, 'Marquise'])
    expect(await reports(ana, 'person', provider.id)).toEqual([ofProvider, 'Obra Boa'])
    const conversation = conversationId(project, ana.id, provider.id)
    expect(await reports(ana, 'conversation', conversation)).toEqual([ofProject, ofProvider, 'Obra Boa'])
    expect(await reports(await signedIn(server, 'cliente'), 'conversation', conversation)).toEqual([''])
    expect(await reports(ana, 'project', newId())).toEqual([''])

    const found = async (q: string) => (await rows(`support?q=${encodeURIComponent(q)}`)).map(({ client_name }) => client_name)
    expect(await found('denuncia iris')).toEqual(['Íris Luz', 'Íris Luz', 'Íris Luz'])
    expect(await found(provider.person.email)).toEqual(['Obra Boa'])
    await provider.does('edit_account', { full_name: 'Obra Nova' })
    expect([await found('denuncia nova'), await found('denuncia boa')]).toEqual([['Obra Nova'], []])
  })

  test('sends no mail to who has switched mails off', async () => {
    const person = await signedIn(server, 'cliente')
    await person.does('edit_account', { notify_email: false })
    const ticket = await person.asksSupport('Oi')
    await post(server, `/api/admin/support/${ticket}/messages`, { message_id: newId(), content: 'Olá' }, admin.token)
    expect(await sql(server, `SELECT id FROM mail_queue WHERE user_id = ${quoted(person.id)}`)).toEqual([])
    expect((await person.notifications()).length).toBe(1)
  })

  test('closes and opens a ticket, which its person hears and opens again by writing; it waits from the first message after an answer, while it is open', async () => {
    const person = await signedIn(server, 'autonomo')
    const ticket = await person.asksSupport('Oi')
    const set = (status: string) => call(server, 'PATCH', `/api/admin/support/${ticket}`, { token: admin.token, body: { status } })
    expect((await set('closed')).status).toBe(204)
    await person.device.pull()
    expect(person.device.all('support_tickets').get(ticket)).toMatchObject({ status: 'closed' })
    await person.asksSupport('Ainda', null, ticket)
    expect((await rows('support?status=open')).map(({ id }) => id)).toContain(ticket)
    expect((await set('done')).status).toBe(400)
    const marks = async () => (await sql(server, `SELECT waits_since, last_message_at FROM support_tickets WHERE id = ${quoted(ticket)}`))[0]
    const since = await marks()
    expect(since?.waits_since).toBe(since?.last_message_at)
    await person.asksSupport('Alguém?', null, ticket)
    expect((await marks())?.waits_since).toBe(since?.waits_since)
    await set('closed')
    expect((await marks())?.waits_since).toBe('')
    await set('open')
    expect((await marks())?.waits_since).toBe((await marks())?.last_message_at)
  })

  test('answers and closes in one, once, and both acts are written down', async () => {
    const person = await signedIn(server, 'cliente')
    const ticket = await person.asksSupport('Oi')
    const message = { message_id: newId(), content: 'Resolvido.', closes: true }
    for (const _ of [1, 2]) expect((await post(server, `/api/admin/support/${ticket}/messages`, message, admin.token)).status).toBe(204)
    await person.device.pull()
    expect(person.device.all('support_tickets').get(ticket)).toMatchObject({ status: 'closed' })
    expect((await sql(server, `SELECT action FROM audit_log WHERE subject = ${quoted(ticket)} ORDER BY rowid`)).map(({ action }) => action)).toEqual([
      'reply_to_ticket',
      'close_ticket',
    ])
  })

  test('keeps what administrators answer often, by title, a hundred at most, and writes down who changed it', async () => {
    const id = newId()
    const save = (key: string, body: object) => call(server, 'PUT', `/api/admin/saved-replies/${key}`, { token: admin.token, body })
    const saved = async () => fieldOf(await ask('saved-replies'), 'replies')
    expect((await save(id, { title: 'Senha', content: 'Enviamos um link.' })).status).toBe(204)
    expect((await save(id, { title: 'Senha', content: 'Enviamos um link novo.' })).status).toBe(204)
    expect(await saved()).toEqual([{ id, title: 'Senha', content: 'Enviamos um link novo.' }])
    for (const [key, body] of [
      ['x', { title: 'a', content: 'b' }],
      [newId(), { title: ' ', content: 'b' }],
      [newId(), { title: 'a', content: '' }],
    ] as const)
      expect((await save(key, body)).status).toBe(400)
    const many = `INSERT INTO saved_replies WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 99) SELECT printf('many%011d', i), 'Z', 'z' FROM n`
    await sql(server, many)
    expect(await save(newId(), { title: 'a', content: 'b' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    await sql(server, "DELETE FROM saved_replies WHERE id LIKE 'many%'")
    const remove = () => post(server, `/api/admin/saved-replies/${id}/removal`, {}, admin.token)
    expect([(await remove()).status, (await remove()).status, await saved()]).toEqual([204, 404, []])
    expect(await sql(server, `SELECT action FROM audit_log WHERE subject = ${quoted(id)} ORDER BY rowid`)).toEqual([
      { action: 'save_reply' },
      { action: 'save_reply' },
      { action: 'remove_saved_reply' },
    ])
  })
})
