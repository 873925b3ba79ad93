import { describe, expect, test } from 'vitest'
import { conversationId } from '#domain/ids'
import { links } from '#links'
import { newId } from '#new-id'
import { eventually } from '../support/eventually'
import { fieldOf, post, quoted, runJob, sql } from '../support/server/server-client'
import { longAgo, pushDevices } from './support/push-devices'
import { type Session, signedIn } from './support/session'

const { server, serverKey, service, failing, untried, ana, bruno, subscribe, device, news, rowOf, isThere, rested, change, due, publishedTo } =
  pushDevices()

const idIn = async (query: string) => String((await sql(server, `SELECT id FROM ${query} ORDER BY created_at DESC LIMIT 1`))[0]?.id)
const noticeOf = ({ id }: Session, kind: string) => idIn(`notifications WHERE user_id = ${quoted(id)} AND kind = ${quoted(kind)}`)
const newestIn = (conversation: string) => idIn(`messages WHERE conversation_id = ${quoted(conversation)}`)
const dayBefore = () => new Date(Date.now() - 86_400_000).toISOString()

describe('[W5] a device whose app is closed', () => {
  test('is told of each thing once, in its words, and of no kind that it switched off', async () => {
    const [anas, brunos] = [await device(ana), await device(bruno, { kinds: ['messages', 'answers'] })]
    const onlySupport = await device(ana, { kinds: ['support'] })
    const project = await ana.publishes({ title: 'Muro' })
    const proposal = await bruno.proposes(project)
    expect(await service.waitFor(anas.endpoint)).toMatchObject({ urgency: 'high', topic: 'canteiro', status: 201 })
    const path = links.manageProposals(project)
    const proposed = {
      title: 'Nova proposta para “Muro”',
      body: 'Bruno Reis enviou uma proposta de R$\u00a01.500,00 para “Muro”.',
      path,
      tag: path,
      buttons: {
        see: 'Ver proposta',
        read: 'Marcar como lida',
        mark: { verb: 'mark_notifications_read', args: { ids: [await noticeOf(ana, 'proposal_received')] } },
      },
      unread: 1,
    }
    expect(await news(anas)).toEqual(proposed)
    expect(await news(anas)).toEqual({ unread: 1 })

    await ana.accepts(project, proposal)
    await rested(anas)
    expect(await news(anas)).toMatchObject({ title: '“Muro” está em andamento', unread: 2 })
    await service.waitFor(brunos.endpoint)
    expect(await news(brunos)).toMatchObject({ title: 'Sua proposta para “Muro” foi aceita', path: links.project(project) })

    const conversation_id = conversationId(project, ana.id, bruno.id)
    const says = (person: Session, content: string) => person.says(conversation_id, content)
    await says(bruno, 'Bom dia!')
    await says(bruno, `Chego às  8\ne ${'trago '.repeat(40)}`)
    const page = links.conversation(conversation_id)
    const body = expect.stringMatching(/^Chego às 8 e (?:trago )+trag…$/)
    await rested(anas)
    expect(await news(anas)).toEqual({
      title: 'Mensagem de Bruno Reis',
      body,
      path: page,
      tag: page,
      buttons: {
        see: 'Ver conversa',
        read: 'Marcar como lida',
        mark: { verb: 'mark_conversation_read', args: { conversation_id, message_id: await newestIn(conversation_id) } },
      },
      unread: 4,
    })
    expect([await news(brunos), service.pushes(onlySupport.endpoint)]).toEqual([{ unread: 2 }, []])

    await ana.does('mute_conversation', { conversation_id, is_muted: true })
    await says(bruno, 'Cheguei.')
    await rested(anas)
    expect(await news(anas)).toEqual({ unread: 2 })
    await ana.does('mute_conversation', { conversation_id, is_muted: false })

    // Read on another device before the push was sent.
    const before = service.pushes(brunos.endpoint).length
    await sql(server, `UPDATE notifications SET is_read = TRUE WHERE user_id = ${quoted(bruno.id)}`)
    await due(brunos)
    await runJob(server, 'send-web-pushes')
    await rested(brunos)
    expect([service.pushes(brunos.endpoint).length, await news(brunos)]).toEqual([before, { unread: 0 }])

    await change(anas, 'told = 0')
    expect(await news(anas)).toEqual({
      title: '3 novidades no Canteiro',
      body: 'Mensagem de Bruno Reis\n“Muro” está em andamento\nNova proposta para “Muro”',
      path: links.dashboard(),
      tag: 'canteiro',
      unread: 5,
    })
  })

  test('hears of five new projects a day, the sixth the day after, and of them after everything else', async () => {
    const carla = await signedIn(server, 'empresa')
    const carlas = await device(carla)
    for (let count = 1; count <= 5; count++) await publishedTo(carla)
    expect(await rowOf(carlas)).toMatchObject({ is_urgent: expect.anything(), due_at: expect.stringMatching(/^2/) })
    expect(await news(carlas)).toMatchObject({ title: '5 novidades no Canteiro', path: links.notifications() })
    await publishedTo(carla)
    expect([(await rowOf(carlas))?.due_at, await news(carlas)]).toEqual(['', { unread: 6 }])
    await sql(server, `UPDATE notifications SET created_at = ${quoted(dayBefore())} WHERE user_id = ${quoted(carla.id)}`)
    await publishedTo(carla)
    const anas = await device(ana)
    await due(anas)
    await change(carlas, `due_at = '${longAgo}'`)
    const already = service.pushes().length
    await runJob(server, 'send-web-pushes')
    expect(await service.waitFor(carlas.endpoint)).toMatchObject({ urgency: 'normal' })
    expect(
      service
        .pushes()
        .slice(already)
        .map(({ endpoint }) => endpoint),
    ).toEqual([anas.endpoint, carlas.endpoint])
    expect(await news(carlas)).toMatchObject({ title: 'Novo projeto na sua região' })
  })
})

test('[W5] [PRODUCT 83] a suspended person is told of nothing that asks for what they cannot do, and of the rest', async () => {
  const dora = await signedIn(server, 'empresa', { city: 'Natal', state: 'RN' })
  const doras = await device(dora)
  const suspend = (at: string) => sql(server, `UPDATE users SET suspended_at = ${quoted(at)} WHERE id = ${quoted(dora.id)}`)
  const project_id = await ana.publishes({ title: 'Poço' })
  await ana.startsConversation(project_id, dora)
  await suspend(longAgo)
  await ana.says(conversationId(project_id, ana.id, dora.id), 'Pode vir?')
  await publishedTo(dora)
  expect(await news(doras)).toEqual({ unread: 3 })
  await sql(server, `UPDATE notifications SET kind = 'project_completed' WHERE user_id = ${quoted(dora.id)} AND kind = 'project_published'`)
  await change(doras, 'told = 0')
  expect(await news(doras)).toMatchObject({ path: '/projetos/x' })
  await suspend('')
  await change(doras, 'told = 0')
  expect(await news(doras)).toMatchObject({ title: '3 novidades no Canteiro' })
})

describe("[W5d] a notification's mark as read", () => {
  type Mark = { verb: string; args: object }
  const mark = (secret: string, one: Mark | undefined) => post(server, '/api/web-push/read', { secret, mark: one })
  const ofNotice = (id: string): Mark => ({ verb: 'mark_notifications_read', args: { ids: [id] } })
  const isRead = async (id: string) => (await sql(server, `SELECT id FROM notifications WHERE id = ${quoted(id)} AND is_read = TRUE`)).length === 1
  const readIn = async (conversation: string) =>
    (await sql(server, `SELECT read_at_one || ' ' || read_at_two AS marks FROM conversations WHERE id = ${quoted(conversation)}`))[0]?.marks

  /** Her notice and his message to her, of which her device has not been told. */
  async function told() {
    const [eva, felix] = [await signedIn(server, 'cliente'), await signedIn(server, 'autonomo')]
    const [evas, felixs] = [await device(eva), await device(felix)]
    const project = await eva.publishes({ title: 'Telhado' })
    await felix.proposes(project)
    const conversation_id = await eva.startsConversation(project, felix)
    await felix.says(conversation_id, 'Bom dia!')
    const notice = await noticeOf(eva, 'proposal_received')
    const message: Mark = { verb: 'mark_conversation_read', args: { conversation_id, message_id: await newestIn(conversation_id) } }
    return { eva, evas, felixs, notice, conversation_id, message }
  }

  test('[PRODUCT 83] reads the notice and the conversation, tells what is left, and again changes nothing', async () => {
    const { evas, notice, conversation_id, message } = await told()
    expect(await mark(evas.secret, ofNotice(notice))).toMatchObject({ status: 200, body: { unread: 1 } })
    expect(await isRead(notice)).toBe(true)
    expect(await mark(evas.secret, message)).toMatchObject({ status: 200, body: { unread: 0 } })
    const marks = await readIn(conversation_id)
    expect(await mark(evas.secret, message)).toMatchObject({ status: 200, body: { unread: 0 } })
    expect(await readIn(conversation_id)).toBe(marks)
  })

  test('is of one’s own things only, by a secret that is right and has not ended', async () => {
    const { evas, felixs, notice, conversation_id, message } = await told()
    const carla = await device(await signedIn(server, 'cliente'))
    const before = await readIn(conversation_id)
    for (const { secret } of [felixs, carla]) expect((await mark(secret, ofNotice(notice))).status).toBe(200)
    expect((await mark(carla.secret, message)).status).toBe(200)
    for (const secret of [newId() + newId(), 'x', `${evas.secret}' OR '1'='1`]) {
      expect((await mark(secret, ofNotice(notice))).status).toBe(/^\w{30,}$/.test(secret) ? 404 : 400)
    }
    await change(evas, `ended_at = '${longAgo}'`)
    expect(await mark(evas.secret, ofNotice(notice))).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect([await isRead(notice), await readIn(conversation_id)]).toEqual([false, before])
  })

  test('is no other command, and bounded in size', async () => {
    const { evas, notice } = await told()
    const others: (Mark | undefined)[] = [
      undefined,
      { verb: 'send_message', args: {} },
      { verb: 'delete_project', args: { project_id: notice } },
      { verb: 'mark_notifications_read', args: { up_to: notice } },
      { verb: 'mark_notifications_read', args: { ids: [] } },
      { verb: 'mark_notifications_read', args: { ids: [notice, notice] } },
    ]
    for (const other of others) expect(await mark(evas.secret, other)).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect((await mark(evas.secret, ofNotice('x'.repeat(9_000)))).status).toBe(413)
    expect(await isRead(notice)).toBe(false)
  })
})

describe('[W5a] a push service', () => {
  test('ends a subscription that it does not know, but not one that it has only just made; what it refuses ends nothing', async () => {
    const [gone, missing, refused] = [await device(ana), await device(ana), await device(ana)]
    service.answers(gone.endpoint, 410)
    service.answers(missing.endpoint, 404)
    service.answers(refused.endpoint, 403)
    for (const one of [gone, missing, refused]) await due(one)
    await runJob(server, 'send-web-pushes')
    await rested(refused)
    await eventually(
      () => rowOf(missing),
      (row) => String(row?.due_at) < new Date(Date.now() + 5 * 60_000).toISOString() && row?.due_at !== longAgo,
    )
    for (const one of [gone, missing]) await change(one, `created_at = '${longAgo}', due_at = '${longAgo}'`)
    await runJob(server, 'send-web-pushes')
    await expect.poll(async () => [await isThere(gone), await isThere(missing)]).toEqual([false, false])
    expect(await isThere(refused)).toBe(true)
    // Its browser still holds it, and gives it again at the next start.
    const again = await subscribe(ana, { endpoint: gone.endpoint, secret: gone.secret })
    expect([again.status, fieldOf(again, 'code'), await isThere(gone)]).toEqual([409, 'subscription_ended', false])
    await publishedTo(ana)
    expect((await rowOf(gone))?.due_at).toBe('')
  })

  test('that asks for patience, or fails, is left alone with all of its subscriptions, while others are served', async () => {
    const [busy, behind, elsewhere] = [await device(ana, { at: failing }), await device(ana, { at: failing }), await device(ana)]
    failing.answers(busy.endpoint, 429, { 'Retry-After': '1800' })
    for (const one of [busy, behind, elsewhere]) await due(one)
    await change(behind, `due_at = '${longAgo}1'`)
    await change(elsewhere, `due_at = '${longAgo}2'`)
    await runJob(server, 'send-web-pushes')
    await failing.waitFor(busy.endpoint)
    await rested(elsewhere)
    await due(elsewhere)
    await runJob(server, 'send-web-pushes')
    await service.waitFor(elsewhere.endpoint, 2)
    await rested(elsewhere)
    expect(failing.pushes().map(({ endpoint, status }) => [endpoint, status])).toEqual([[busy.endpoint, 429]])
    expect(await rowOf(behind)).toMatchObject({ due_at: `${longAgo}1` })
  })

  test('that has taken none yet, and may never answer, comes after those that have, however long its pushes have been due', async () => {
    const [known, first, second] = [await device(ana), await device(bruno, { at: untried }), await device(bruno, { at: untried })]
    await due(known)
    await runJob(server, 'send-web-pushes')
    await service.waitFor(known.endpoint)
    await rested(known)
    for (const one of [first, second, known]) await due(one)
    await change(known, `due_at = '${longAgo}1'`)
    await runJob(server, 'send-web-pushes')
    for (const one of [first, second]) await untried.waitFor(one.endpoint)
    const [, again] = service.pushes(known.endpoint)
    for (const one of [first, second]) expect(again?.arrival).toBeLessThan(untried.pushes(one.endpoint)[0]?.arrival ?? 0)
  })

  test('is one of a list, when a browser names it and at each push', async () => {
    const refused = await subscribe(ana, { endpoint: 'https://fcm.googleapis.com.example/x', secret: newId() + newId() })
    expect([refused.status, fieldOf(refused, 'code')]).toEqual([400, 'unknown_push_service'])
    const moved = await device(ana)
    const endpoint = 'http://127.0.0.1:9/x'
    await change(moved, `told = 0, due_at = '${longAgo}', is_urgent = 1, endpoint = '${endpoint}', origin = 'http://127.0.0.1:9'`)
    await runJob(server, 'send-web-pushes')
    await expect.poll(() => isThere({ ...moved, endpoint })).toBe(false)
  })
})

test('[W5c] a secret is kept as its hash, and the key outlives a crash, as what was not sent before it does', async () => {
  const [anas, key] = [await device(ana), await serverKey()]
  expect(JSON.stringify(await sql(server, 'SELECT * FROM web_push_subscriptions'))).not.toContain(anas.secret)
  const other = await subscribe(ana, { endpoint: service.subscribe(key), secret: newId() + newId(), key: 'B'.repeat(87) })
  expect([other.status, fieldOf(other, 'code')]).toEqual([409, 'other_key'])
  await due(anas)
  await server.kill()
  await server.restart()
  await runJob(server, 'send-web-pushes')
  const { token } = await service.waitFor(anas.endpoint)
  await rested(anas)
  await due(anas)
  await runJob(server, 'send-web-pushes')
  expect([(await service.waitFor(anas.endpoint, 2)).token, await serverKey()]).toEqual([token, key])
})
