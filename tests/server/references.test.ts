import { describe, expect, test } from 'vitest'
import { reportSubject } from '#domain/support-ticket'
import type { ReferencesAnswer } from '#domain/wire/wire-answers'
import { newId } from '#new-id'
import { get, post, quoted, remove, runJob, sql } from '../support/server/server-client'
import { withServer } from '../support/server/with-server'
import { adminRequests } from './support/admin-requests'
import { referredWork, said } from './support/referred-work'
import { type Session, signedIn } from './support/session'
import { withAdministrator, withPeople } from './support/with-people'

const server = withServer()
const admin = withAdministrator(server)
const { acts, ask } = adminRequests(server, admin)
const { ana, caio, rival } = withPeople(server, {
  ana: { role: 'cliente', full_name: 'Ana Lima Souza' },
  caio: { role: 'cliente', full_name: 'Caio' },
  rival: { role: 'autonomo', full_name: 'Rival Reis' },
})
const newProvider = (): Promise<Session> => signedIn(server, 'autonomo')

async function read(provider: { id: string }, query = ''): Promise<ReferencesAnswer> {
  const { status, body } = await get(server, `/api/providers/${provider.id}/references${query}`)
  expect(status).toBe(200)
  return body as ReferencesAnswer
}
const textsOf = async (provider: { id: string }) => (await read(provider)).references.map(({ text }) => text)
const none = { references: [], again: 0, total: 0, before: '' }
const ofProject = async (column: string, project: string) =>
  String((await sql(server, `SELECT ${column} AS found FROM proposals WHERE project_id = ${quoted(project)} AND status = 'accepted'`))[0]?.found)

describe('references that anyone reads', () => {
  test('[PRODUCT 129] are those of a week ago and longer, with a first name, a city and a month, and nothing else of client or project', async () => {
    const bruno = await newProvider()
    expect(await read(bruno)).toEqual(none)
    const args = { title: 'Cozinha da Ana', city: 'Santos', state: 'SP' }
    const project = await referredWork(server, ana, bruno, { completedDaysAgo: 6.99, args })
    expect(await read(bruno)).toEqual(none)
    await sql(
      server,
      `UPDATE proposals SET reference = json_set(reference, '$.shown_from', '2026-01-01T00:00:00.000Z') WHERE project_id = ${quoted(project)}`,
    )
    const answer = await read(bruno)
    const shown = {
      ...said,
      id: expect.stringMatching(/^[0-9a-f]{15}$/),
      first_name: 'Ana',
      city: 'Santos',
      month: expect.stringMatching(/^\d{4}-\d\d$/),
      reply: '',
    }
    expect(answer).toEqual({ references: [shown], again: 1, total: 1, before: '' })
    for (const hidden of [project, await ofProject('id', project), ana.id, 'Lima', 'Cozinha']) expect(JSON.stringify(answer)).not.toContain(hidden)
  })

  test('[PRODUCT 129] come newest first, 10 a page, and none comes after the last', async () => {
    const bruno = await newProvider()
    for (let n = 1; n <= 12; n++) {
      const wanted = { completedDaysAgo: 20 + 31 * n, said: { text: `Obra ${n}`, again: n % 4 > 0 } }
      await referredWork(server, n % 2 ? ana : caio, bruno, wanted)
    }
    const first = await read(bruno)
    expect(first.references.map(({ text }) => text)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `Obra ${n}`))
    expect([first.again, first.total, first.references[0]?.first_name, first.references[1]?.first_name]).toEqual([9, 12, 'Ana', 'Caio'])
    const last = await read(bruno, `?before=${first.before}`)
    expect([last.references.map(({ text }) => text), last.before]).toEqual([['Obra 11', 'Obra 12'], ''])
    expect((await read(bruno, '?before=1000')).references).toEqual([])
    for (const wrong of ['-5', 'x', "1' OR 1", 'NaN', '1e999']) expect((await read(bruno, `?before=${encodeURIComponent(wrong)}`)).total).toBe(12)
  })

  test('[PRODUCT 129] are of works that count: a day or longer, once for a pair of people in 30 days', async () => {
    const bruno = await newProvider()
    await referredWork(server, ana, bruno, { completedDaysAgo: 60, lastedDays: 0.9, said: { text: 'Curta' } })
    await referredWork(server, ana, bruno, { completedDaysAgo: 50, said: { text: 'Primeira' } })
    await referredWork(server, ana, bruno, { completedDaysAgo: 30, said: { text: 'Segunda' } })
    await referredWork(server, caio, bruno, { completedDaysAgo: 25, said: { text: 'Do Caio' } })
    expect(await textsOf(bruno)).toEqual(['Do Caio', 'Primeira'])
    await sql(server, `UPDATE users SET verified = FALSE WHERE id = ${quoted(caio.id)}`)
    expect(await textsOf(bruno)).toEqual(['Primeira'])
    await sql(server, `UPDATE users SET verified = TRUE WHERE id = ${quoted(caio.id)}`)
  })

  test('[PRODUCT 130] go with a suspended or deleted client, a suspended provider, and while the project is reopened', async () => {
    const [bruno, bia] = [await newProvider(), await signedIn(server, 'cliente')]
    const project = await referredWork(server, bia, bruno, { completedDaysAgo: 10 })
    await referredWork(server, ana, bruno, { completedDaysAgo: 20, said: { text: 'Da Ana' } })
    const suspended = (person: Session, at: string) => sql(server, `UPDATE users SET suspended_at = ${at} WHERE id = ${quoted(person.id)}`)
    await suspended(bia, 'created_at')
    expect(await textsOf(bruno)).toEqual(['Da Ana'])
    await suspended(bia, "''")
    expect(await read(bruno)).toMatchObject({ total: 2 })
    await sql(server, `UPDATE projects SET status = 'in_progress' WHERE id = ${quoted(project)}`)
    expect(await textsOf(bruno)).toEqual(['Da Ana'])
    await sql(server, `UPDATE projects SET status = 'completed' WHERE id = ${quoted(project)}`)
    await remove(server, 'users', bia.id)
    expect(await textsOf(bruno)).toEqual(['Da Ana'])
    expect(await sql(server, `SELECT 1 FROM proposals WHERE project_id = ${quoted(project)}`)).toEqual([])
    await suspended(bruno, 'created_at')
    expect((await get(server, `/api/providers/${bruno.id}/references`)).status).toBe(404)
  })

  test('[PRODUCT 129] are plain text, whatever is typed into them', async () => {
    const bruno = await newProvider()
    const text = '<img src=x onerror=alert(1)> "}]} \\ 100% {:now} 11 98765-4321'
    await referredWork(server, ana, bruno, { completedDaysAgo: 8, said: { text } })
    const { body, headers } = await get(server, `/api/providers/${bruno.id}/references`)
    expect((body as ReferencesAnswer).references[0]?.text).toBe(text)
    expect(headers.get('Content-Type')).toContain('application/json')
  })
})

describe('the two sides', () => {
  test('[PRODUCT 129] have the reference on their devices, a rival does not, and none writes for another', async () => {
    const bruno = await newProvider()
    const project = await ana.publishes()
    await rival.proposes(project)
    await ana.accepts(project, await bruno.proposes(project))
    const deal = await ana.dealOn(project)
    expect(await ana.dispatches('give_reference', { ...deal, ...said })).toMatchObject({ code: 'project_not_completed' })
    await ana.completes(project)
    for (const [person, code] of [
      [bruno, 'not_yours'],
      [rival, 'not_yours'],
      [caio, 'not_yours'],
    ] as const)
      expect(await person.dispatches('give_reference', { ...deal, ...said }), person.person.full_name).toMatchObject({ status: 'refused', code })
    await ana.does('give_reference', { ...deal, ...said })
    for (const person of [rival, caio])
      for (const [verb, args] of [
        ['answer_reference', { reply: 'Eu' }],
        ['withdraw_reference', {}],
      ] as const)
        expect(await person.dispatches(verb, { ...deal, ...args })).toMatchObject({ status: 'refused' })
    expect(await bruno.dispatches('answer_reference', { ...deal, reply: 'Obrigado!' })).toMatchObject({ code: 'reference_not_shown' })
    const texts = async ({ device }: Session) => {
      await device.pull()
      return JSON.stringify([...device.all('proposals').values()]).includes(said.text)
    }
    expect([await texts(ana), await texts(bruno), await texts(rival)]).toEqual([true, true, false])
  })

  test('[PRODUCT 129] [PRODUCT 130] the provider’s reply is read with it, and each takes back their own', async () => {
    const bruno = await newProvider()
    const deal = await ana.dealOn(await referredWork(server, ana, bruno, { completedDaysAgo: 8 }))
    await bruno.does('answer_reference', { ...deal, reply: 'Obrigado, Ana!' })
    expect((await read(bruno)).references).toMatchObject([{ reply: 'Obrigado, Ana!' }])
    await bruno.does('withdraw_reference', deal)
    expect((await read(bruno)).references).toMatchObject([{ text: said.text, reply: '' }])
    await ana.does('withdraw_reference', deal)
    expect(await read(bruno)).toEqual(none)
  })
})

test('[PRODUCT 129] the day’s job tells the provider once that a reference has appeared, and of none that others do not read', async () => {
  const bruno = await newProvider()
  await referredWork(server, ana, bruno, { completedDaysAgo: 6 })
  const news = async () => {
    const last = await referredWork(server, caio, rival, { completedDaysAgo: 7.01 })
    await runJob(server, 'tell-of-shown-references')
    await expect.poll(() => ofProject('told_reference', last)).not.toBe('')
  }
  const ofBruno = (): Promise<unknown[]> => bruno.notifications().then((all) => all.filter(({ kind }) => kind === 'reference_shown'))
  await news()
  expect(await ofBruno()).toEqual([])
  await referredWork(server, ana, bruno, { completedDaysAgo: 8, lastedDays: 0.5 })
  const project = await referredWork(server, ana, bruno, { completedDaysAgo: 40 })
  await news()
  expect(await ofBruno()).toMatchObject([
    { title: 'Nova referência na sua página', link: `/projetos/${project}`, message: expect.stringContaining('Ana Lima') },
  ])
  await news()
  expect(await ofBruno()).toHaveLength(1)
  // Withdrawn and given anew in its week: another one.
  const deal = await ana.dealOn(project)
  await ana.does('withdraw_reference', deal)
  await sql(server, `UPDATE projects SET completed_at = ${quoted(new Date(Date.now() - 6 * 86_400_000).toISOString())} WHERE id = ${quoted(project)}`)
  await ana.does('give_reference', { ...deal, ...said })
  const past = quoted(new Date(Date.now() - 8 * 86_400_000).toISOString())
  await sql(server, `UPDATE projects SET completed_at = ${past} WHERE id = ${quoted(project)}`)
  await sql(
    server,
    `UPDATE proposals SET reference = json_set(reference, '$.shown_from', ${past}) WHERE project_id = ${quoted(project)} AND reference IS NOT NULL`,
  )
  await news()
  expect(await ofBruno()).toHaveLength(2)
})

describe('a reported reference', () => {
  const removal = (id: string, reason: string, token = admin.token) => post(server, `/api/admin/references/${id}/removal`, { reason }, token)

  test('[PRODUCT 130] reaches administrators with its text, its project and its author', async () => {
    const bruno = await newProvider()
    const project = await referredWork(server, ana, bruno, { completedDaysAgo: 8, args: { title: 'Muro da Ana' } })
    const [shown] = (await read(bruno)).references
    const [ticket_id, id] = [newId(), shown?.id ?? '']
    const report = { message_id: newId(), ticket_id, subject: reportSubject({ kind: 'reference', id }), content: 'Não foi assim.', reason: 'fake' }
    await bruno.does('send_support_message', report)
    const { body } = await ask(`support/${ticket_id}`)
    expect(body).toMatchObject({
      ticket: { reported_name: 'Ana Lima Souza', reason: 'fake' },
      reported: [
        { kind: 'reference', id, name: said.text },
        { kind: 'project', id: project, name: 'Muro da Ana' },
        { kind: 'person', id: ana.id, name: 'Ana Lima Souza' },
      ],
    })
    expect(await sql(server, `SELECT reported_id FROM support_tickets WHERE id = ${quoted(ticket_id)}`)).toEqual([{ reported_id: ana.id }])
  })

  test('[PRODUCT 130] is removed by an administrator with a reason that both sides read, once, and counts no more', async () => {
    const bruno = await newProvider()
    const project = await referredWork(server, ana, bruno, { completedDaysAgo: 8 })
    const id = (await read(bruno)).references[0]?.id ?? ''
    expect((await removal(id, 'Ofensa', ana.token)).status).toBe(403)
    expect([(await removal(id, '')).status, (await removal('', 'Ofensa')).status, (await removal(project, 'Ofensa')).status]).toEqual([400, 404, 404])
    expect((await removal(id, 'Ofensa')).status).toBe(204)
    expect((await removal(id, 'De novo')).status).toBe(204)
    expect(await read(bruno)).toEqual(none)
    for (const person of [ana, bruno]) {
      const of = (await person.notifications()).filter(({ kind, project_id }) => kind === 'reference_removed' && project_id === project)
      expect(of).toMatchObject([{ message: expect.stringContaining('Motivo: Ofensa') }])
      await person.device.pull()
      expect(JSON.stringify([...person.device.all('proposals').values()])).toContain('"removed":"Ofensa"')
    }
    expect((await acts()).at(-1)).toMatchObject({ action: 'remove_reference', subject: ana.id })
    const deal = await ana.dealOn(project)
    expect(await ana.dispatches('give_reference', { ...deal, ...said, text: 'De novo.' })).toMatchObject({ code: 'reference_removed' })
    expect(await bruno.dispatches('answer_reference', { ...deal, reply: 'Viu?' })).toMatchObject({ code: 'reference_removed' })
  })

  test('[PRODUCT 130] of its reply alone is removed by an administrator too: the reference stays, and is not answered again', async () => {
    const bruno = await newProvider()
    const deal = await ana.dealOn(await referredWork(server, ana, bruno, { completedDaysAgo: 8 }))
    await bruno.does('answer_reference', { ...deal, reply: 'Cliente burra.' })
    const id = (await read(bruno)).references[0]?.id ?? ''
    const ticket_id = newId()
    const subject = reportSubject({ kind: 'reference', id })
    await ana.does('send_support_message', { message_id: newId(), ticket_id, subject, content: 'Ofendeu.', reason: 'abuse' })
    expect((await ask(`support/${ticket_id}`)).body).toMatchObject({
      reported: expect.arrayContaining([
        { kind: 'reply', id, name: 'Cliente burra.' },
        { kind: 'person', id: bruno.id, name: bruno.person.full_name },
      ]),
    })
    expect(await sql(server, `SELECT reported_id FROM support_tickets WHERE id = ${quoted(ticket_id)}`)).toEqual([{ reported_id: bruno.id }])
    const removes = (token: string, part: string) => post(server, `/api/admin/references/${id}/removal`, { reason: 'Ofensa', part }, token)
    expect([(await removes(bruno.token, 'reply')).status, (await removes(admin.token, 'text')).status]).toEqual([403, 400])
    for (let n = 0; n < 2; n++) expect((await removes(admin.token, 'reply')).status).toBe(204)
    expect((await read(bruno)).references).toMatchObject([{ text: said.text, reply: '' }])
    expect((await bruno.notifications()).filter(({ kind }) => kind === 'reply_removed')).toMatchObject([
      { message: expect.stringContaining('Motivo: Ofensa') },
    ])
    expect((await acts()).at(-1)).toMatchObject({ action: 'remove_reply', subject: bruno.id })
    expect(await bruno.dispatches('answer_reference', { ...deal, reply: 'De novo.' })).toMatchObject({ code: 'reply_removed' })
  })
})
