import { describe, expect, test } from 'vitest'
import { aQuote } from '../../domain/builders'
import { post, quoted, runJob, sql } from '../../support/server/server-client'
import { mailsToPeople, queueMail } from '../support/mails-to-people'
import { serverWithMailbox } from '../support/server-with-mailbox'
import { signedIn } from '../support/session'
import { withPeople } from '../support/with-people'

const { server, mailbox } = serverWithMailbox()
const { ana, bruno } = withPeople(server, { ana: 'cliente', bruno: 'autonomo' })
const { mailsTo, mailTo, rested } = mailsToPeople({ server, mailbox })

describe('what happens on a project', () => {
  test('a proposal is told to the owner, its acceptance to the provider, each with a link', async () => {
    const project = await ana.publishes({ title: 'Muro de arrimo' })
    const proposal = await bruno.proposes(project)
    const received = await mailTo(ana, 'Muro de arrimo')
    expect(received).toMatchObject({ subject: 'Nova proposta para “Muro de arrimo”', from: '"Canteiro" <nao-responda@canteiro.example>' })
    expect(received.text).toContain('Bruno Reis enviou uma proposta')
    expect(received.links).toEqual(expect.arrayContaining([`${server.url}/projetos/${project}/propostas`, `${server.url}/perfil`]))
    await ana.accepts(project, proposal)
    const accepted = await mailTo(bruno, 'Muro de arrimo')
    expect(accepted.subject).toBe('Sua proposta para “Muro de arrimo” foi aceita')
    expect(accepted.text).toContain('Ana Lima aceitou')
    expect(accepted.links).toContain(`${server.url}/projetos/${project}`)
  })

  test('[PRODUCT 90] an invitation is mailed to its provider at once', async () => {
    const project = await ana.publishes({ title: 'Laje' })
    await ana.startsConversation(project, bruno)
    const invited = await mailTo(bruno, 'Laje')
    expect(invited).toMatchObject({
      subject: 'Ana Lima convidou você para “Laje”',
      links: expect.arrayContaining([`${server.url}/projetos/${project}`, `${server.url}/perfil`]),
    })
  })

  test('[PRODUCT 90] [PRODUCT 110] a question whether a quote stands is mailed to its provider at once', async () => {
    const project_id = await ana.publishes({ title: 'Portão' })
    const proposal_id = await bruno.proposes(project_id, { amount: 4_350, quote: aQuote() })
    await sql(server, `UPDATE proposals SET valid_until = '2026-01-01' WHERE id = ${quoted(proposal_id)}`)
    await ana.does('ask_confirmation', { project_id, proposal_id })
    expect(await mailTo(bruno, 'Portão')).toMatchObject({
      subject: 'Sua proposta para “Portão” continua valendo?',
      text: expect.stringContaining('e Ana Lima quer saber se ela continua valendo.'),
      links: expect.arrayContaining([`${server.url}/projetos/${project_id}`]),
    })
  })

  test('[PRODUCT 90] a list of mails ends by one press without signing in, not by looking at its link; the others go on', async () => {
    const carla = await signedIn(server, 'cliente')
    await bruno.proposes(await carla.publishes({ title: 'Cerca' }))
    const { headers, links } = await mailTo(carla, 'Cerca')
    const link = headers['list-unsubscribe']?.replace(/[<>\s]/g, '') ?? ''
    expect([headers['list-unsubscribe-post'], links.includes(link)]).toEqual(['List-Unsubscribe=One-Click', true])
    const off = async () => (await sql(server, `SELECT mails_off FROM users WHERE id = ${quoted(carla.id)}`))[0]?.mails_off

    const page = await fetch(link)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post"')])
    expect(await off()).toBeNull()
    for (const spoilt of [link.replace('.projects.', '.support.'), link.replace(carla.id, ana.id), `${link}0`])
      expect((await fetch(spoilt, { method: 'POST' })).status).toBe(404)

    const pressed = () => fetch(link, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') })
    for (const answer of [await pressed(), await pressed()])
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('“Propostas e projetos”')])
    expect(await off()).toBe('["projects"]')
    await carla.device.pull()
    expect(carla.device.all('users').get(carla.id)).toMatchObject({ notify_email: true, mails_off: ['projects'] })

    await bruno.proposes(await carla.publishes({ title: 'Poço' }))
    await rested()
    expect(mailsTo(carla)).toHaveLength(1)
    await queueMail(server, 'support_reply', { to: carla })
    await rested()
    expect(mailsTo(carla)).toHaveLength(2)
  })

  test('[PRODUCT 90] says of itself that it is automatic, so that no absence note answers it, and has a subject of one short line', async () => {
    const title = `Construção ${'çã'.repeat(50)}`
    const [long, provider] = [await signedIn(server, 'cliente', { full_name: `Ç${'ã'.repeat(110)}` }), await signedIn(server, 'autonomo')]
    const project = await long.publishes({ title })
    await long.startsConversation(project, provider)
    const { subject, headers, text } = await mailTo(provider, title)
    expect([subject.length < 120, subject.includes('…” ') || subject.endsWith('…”')]).toEqual([true, true])
    expect(String(headers.subject).length).toBeLessThan(998)
    expect(text).toContain(title)
    await post(server, '/api/account/password-reset', { email: ana.person.email })
    await rested()
    expect([...new Set(mailbox.mails().map((mail) => mail.headers['auto-submitted']))]).toEqual(['auto-generated'])
  })

  test('an improvement, a withdrawal and a refusal send no mail, and a person who switched mails off gets none', async () => {
    const quiet = await signedIn(server, 'cliente')
    await quiet.does('edit_account', { notify_email: false })
    const project = await quiet.publishes()
    await bruno.proposes(project)
    await bruno.proposes(project, { amount: 4_000 })
    await bruno.withdraws(project)
    await rested()
    expect(mailsTo(quiet)).toEqual([])
  })

  test('of one provider a project sends one mail a day, however often a proposal is withdrawn and sent; each provider has their own', async () => {
    const project = await ana.publishes({ title: 'Fachada' })
    const carla = await signedIn(server, 'empresa', { full_name: 'Carla Obras' })
    const again = async () => {
      await bruno.proposes(project)
      await bruno.withdraws(project)
      await bruno.proposes(project)
      await bruno.withdraws(project)
    }
    const arrived = async (name: string) => {
      await rested()
      return mailsTo(ana).filter(({ subject, text }) => subject.includes('Fachada') && text.includes(name)).length
    }
    await again()
    await again()
    await carla.proposes(project)
    expect([await arrived('Bruno Reis'), await arrived('Carla Obras')]).toEqual([1, 1])
    expect((await ana.notifications()).filter(({ project_id }) => project_id === project)).toHaveLength(5)
    await sql(server, `UPDATE proposal_mails SET mailed_at = ${quoted(new Date(Date.now() - 86_400_001).toISOString())}`)
    await again()
    expect(await arrived('Bruno Reis')).toBe(2)
    await sql(server, `UPDATE proposal_mails SET mailed_at = '2026-01-01T00:00:00.000Z' WHERE provider_id = ${quoted(carla.id)}`)
    await runJob(server, 'forget-old-proposal-mails')
    await expect
      .poll(() => sql(server, `SELECT provider_id FROM proposal_mails WHERE project_id = ${quoted(project)}`))
      .toEqual([{ provider_id: bruno.id }])
  })
})

test('[PRODUCT 105] [PRODUCT 90] the mail of new projects brings one across the border, within the kilometres that its provider chose', async () => {
  const timon = await signedIn(server, 'autonomo', { full_name: 'Rita Sá', city: 'Timon', state: 'MA' })
  await timon.does('edit_account', { notify_scope: 'km30' })
  const project = await ana.publishes({ city: 'Teresina', state: 'PI', title: 'Muro do outro lado' })
  await expect.poll(() => sql(server, 'SELECT 1 FROM notice_jobs')).toEqual([])
  await runJob(server, 'mail-new-projects')
  await rested()
  expect(mailsTo(timon).flatMap(({ links }) => links)).toContain(`${server.url}/projetos/${project}`)
})

test('[PRODUCT 90] new projects come in one mail a day: ten of those that are open and were not seen, each with its link', async () => {
  const place = { city: 'Belém', state: 'PA' }
  const dora = await signedIn(server, 'autonomo', { full_name: 'Dora Gil', ...place })
  const quiet = await signedIn(server, 'empresa', place)
  await quiet.does('edit_account', { mail_lists: { new_projects: false } })
  const [seen, offered, gone, old] = [await ana.publishes(place), await ana.publishes(place), await ana.publishes(place), await ana.publishes(place)]
  const projects: string[] = []
  for (let i = 0; i < 3; i++) projects.push(await ana.publishes({ ...place, title: `Obra ${i}` }))
  await expect.poll(() => sql(server, 'SELECT 1 FROM notice_jobs')).toEqual([])
  await dora.proposes(offered)
  await ana.deletes(gone)
  await sql(server, `UPDATE notifications SET is_read = TRUE WHERE project_id = ${quoted(seen)}`)
  await sql(server, `UPDATE notifications SET created_at = '2026-01-01T00:00:00.000Z' WHERE project_id = ${quoted(old)}`)
  const digests = async () => {
    await runJob(server, 'mail-new-projects')
    await rested()
    return mailsTo(dora).filter(({ subject }) => subject.includes('na sua região'))
  }
  const suspend = (at: string) => sql(server, `UPDATE users SET suspended_at = ${quoted(at)} WHERE id = ${quoted(dora.id)}`)
  await suspend(new Date().toISOString())
  expect(await digests()).toEqual([])
  await suspend('')
  const [first] = await digests()
  expect(first?.subject).toBe('3 projetos novos na sua região')
  expect(first?.headers['list-unsubscribe']).toContain('.new_projects.')
  expect(first?.links.filter((link) => link.includes('/projetos/'))).toEqual(projects.map((id) => `${server.url}/projetos/${id}`).reverse())
  expect(mailsTo(quiet)).toEqual([])

  const others = await signedIn(server, 'cliente')
  for (let i = 0; i < 8; i++) await others.publishes(place)
  await expect.poll(() => sql(server, 'SELECT 1 FROM notice_jobs')).toEqual([])
  const [, second] = await digests()
  expect(second?.subject).toBe('Mais de 10 projetos novos na sua região')
  expect(second?.links.filter((link) => link.includes('/projetos/'))).toHaveLength(10)
})

describe('the queue', () => {
  test('a mail that was written and not sent before a crash is sent after it, once', async () => {
    await queueMail(server, 'proposal_received', { to: ana, by: bruno, title: 'Depois da queda' })
    await server.kill()
    await server.restart()
    await Promise.all([runJob(server, 'send-mail'), runJob(server, 'send-mail'), runJob(server, 'mail-unread-messages')])
    await mailTo(ana, 'Depois da queda')
    await rested()
    expect(mailsTo(ana).filter(({ subject }) => subject.includes('Depois da queda'))).toHaveLength(1)
  })

  test('one that cannot be sent holds up none behind it', async () => {
    const created_at = new Date().toISOString()
    const unreachable = await signedIn(server, 'cliente')
    await sql(server, `UPDATE users SET email = 'no address at all' WHERE id = ${quoted(unreachable.id)}`)
    await queueMail(server, 'proposal_received', { to: unreachable, by: bruno, title: 'Sem destino', created_at })
    await queueMail(server, 'proposal_received', { to: ana, by: bruno, title: 'Atrás dela', due_at: '2026-01-02', created_at })
    await runJob(server, 'send-mail')
    await mailTo(ana, 'Atrás dela')
    await expect.poll(() => sql(server, 'SELECT tries FROM mail_queue')).toEqual([{ tries: '1' }])
    await sql(server, 'DELETE FROM mail_queue')
  })
})
