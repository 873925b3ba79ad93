import { beforeAll, beforeEach, expect, test } from 'vitest'
import { conversationId } from '#domain/ids'
import { quoted, runJob, sql } from '../../support/server/server-client'
import { mailsToPeople } from '../support/mails-to-people'
import { serverWithMailbox } from '../support/server-with-mailbox'
import { type Session, signedIn } from '../support/session'
import { withPeople } from '../support/with-people'

const { server, mailbox } = serverWithMailbox()
const { mailsTo, rested } = mailsToPeople({ server, mailbox })
const { bruno } = withPeople(server, { bruno: 'autonomo' })
let ana: Session
/** A project that each run of the job asks about, in its last transaction. */
let last: string

beforeAll(async () => {
  last = await (await signedIn(server, 'cliente')).publishes()
})
beforeEach(async () => {
  ana = await signedIn(server, 'cliente')
})

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
const sets = (project: string, fields: string) => sql(server, `UPDATE projects SET ${fields} WHERE id = ${quoted(project)}`)
const touched = (project: string, days: number) => sets(project, `touched_at = ${quoted(ago(days))}`)
const asked = (project: string, days: number) => sets(project, `touched_at = ${quoted(ago(days + 60))}, asked_at = ${quoted(ago(days))}`)

/** Runs the job and tells, of each project, its status and whether it asks. */
async function settled(...projects: string[]): Promise<string[]> {
  await sets(last, `touched_at = ${quoted(ago(99))}, asked_at = ''`)
  await runJob(server, 'ask-what-is-still-needed')
  await expect.poll(() => sql(server, `SELECT asked_at FROM projects WHERE id = ${quoted(last)}`)).not.toEqual([{ asked_at: '' }])
  const known = await sql(server, 'SELECT id, status, asked_at FROM projects')
  return projects.map((project) => {
    const row = known.find(({ id }) => id === project)
    return `${row?.status}${row?.asked_at ? ' asked' : ''}`
  })
}
const heard = async (person: Session) => (await person.notifications()).map(({ title, message }) => `${title}: ${message}`)

test('[PRODUCT 88] [PRODUCT 90] after 60 days without a touch an owner is asked, once, by notice and by a mail that can be switched off; one bad project holds up no other', async () => {
  const [quiet, fresh, bad] = [await ana.publishes({ title: 'Calha' }), await ana.publishes(), await ana.publishes()]
  await touched(quiet, 60)
  await touched(fresh, 59)
  await touched(bad, 61)
  await sql(server, `CREATE TRIGGER bad BEFORE UPDATE ON projects WHEN OLD.id = ${quoted(bad)} BEGIN SELECT RAISE(ABORT, 'bad'); END`)
  expect(await settled(quiet, fresh, bad)).toEqual(['open asked', 'open', 'open'])
  await sql(server, 'DROP TRIGGER bad')
  await sets(bad, "status = 'closed'")
  expect(await settled(quiet, fresh)).toEqual(['open asked', 'open'])
  expect(await heard(ana)).toEqual([expect.stringContaining('Ainda precisa?: “Calha” está sem novidades há mais de 60 dias.')])
  await rested()
  expect(mailsTo(ana)).toEqual([
    expect.objectContaining({ subject: 'Ainda precisa de “Calha”?', links: expect.arrayContaining([`${server.url}/projetos/${quiet}`]) }),
  ])
  expect(mailsTo(ana)[0]?.headers).toHaveProperty('list-unsubscribe')
  await ana.device.pull()
  expect(ana.device.all('projects').get(quiet)).toMatchObject({ asked_at: expect.stringMatching(/^2/) })
  await ana.does('keep_project', { project_id: quiet })
  expect(await settled(quiet)).toEqual(['open'])
})

test('[PRODUCT 90] an owner of several such projects gets one mail, which names those that still wait for the answer', async () => {
  const projects = [await ana.publishes({ title: 'Calha' }), await ana.publishes({ title: 'Poço' }), await ana.publishes({ title: 'Cerca' })]
  const [first = '', second, third] = projects
  for (const project of projects) await touched(project, 61)
  expect(await settled(...projects)).toEqual(['open asked', 'open asked', 'open asked'])
  await ana.does('keep_project', { project_id: first })
  await rested()
  const [mail, ...more] = mailsTo(ana)
  expect([mail?.subject, more]).toEqual(['Ainda precisa destes 2 projetos?', []])
  expect(mail?.links).toEqual(expect.arrayContaining([second, third].map((id) => `${server.url}/projetos/${id}`)))
  expect(mail?.text).not.toContain('Calha')
})

test('[PRODUCT 88] a proposal or a message is a touch: it puts the question off, and takes it back', async () => {
  const [proposed, talked, answered] = [await ana.publishes(), await ana.publishes(), await ana.publishes()]
  const conversation_id = conversationId(talked, ana.id, bruno.id)
  await ana.startsConversation(talked, bruno)
  await sql(server, `UPDATE conversations SET last_message_at = ${quoted(ago(99))} WHERE id = ${quoted(conversation_id)}`)
  await bruno.says(conversation_id, 'Bom dia!')
  for (const project of [proposed, answered]) await bruno.proposes(project)
  for (const project of [proposed, talked]) await touched(project, 99)
  await asked(answered, 31)
  expect(await settled(proposed, talked, answered)).toEqual(['open', 'open', 'open'])
  expect((await heard(ana)).filter((notice) => notice.startsWith('Ainda precisa?'))).toEqual([])
})

test('[PRODUCT 88] 30 days later it closes itself, which both sides hear; an answer that comes late opens it again', async () => {
  const [left, waits] = [await ana.publishes({ title: 'Forro' }), await ana.publishes()]
  await bruno.proposes(left)
  await sql(server, `UPDATE proposals SET created_at = ${quoted(ago(95))}, updated_at = ${quoted(ago(95))} WHERE project_id = ${quoted(left)}`)
  await asked(left, 30)
  await asked(waits, 29)
  expect(await settled(left, waits)).toEqual(['closed asked', 'open asked'])
  expect((await heard(ana)).at(-1)).toBe('Projeto encerrado: “Forro” foi encerrado por falta de resposta. Você pode reabri-lo em até 90 dias.')
  expect((await heard(bruno)).at(-1)).toBe('Projeto encerrado: “Forro” foi encerrado sem contratação.')
  await ana.does('keep_project', { project_id: left })
  expect(await settled(left)).toEqual(['open'])
  expect((await heard(bruno)).at(-1)).toContain('“Forro” está aberto de novo.')
})

test('[PRODUCT 88] a suspended owner is neither asked nor closed', async () => {
  const [quiet, left] = [await ana.publishes(), await ana.publishes()]
  await touched(quiet, 99)
  await asked(left, 99)
  await sql(server, `UPDATE users SET suspended_at = ${quoted(ago(1))} WHERE id = ${quoted(ana.id)}`)
  expect(await settled(quiet, left)).toEqual(['open', 'open asked'])
})

test('[PRODUCT 88] nothing closes itself within a week of a restore, when the answer may be on its way', async () => {
  const left = await ana.publishes()
  await asked(left, 40)
  const restoredAgo = (days: number) =>
    sql(
      server,
      `INSERT INTO sync_starts (seq, kept, token, created_at, restored) SELECT seq, kept, 'restored', ${quoted(ago(days))}, 1 FROM sync_starts LIMIT 1`,
    )
  await restoredAgo(6)
  expect(await settled(left)).toEqual(['open asked'])
  await sql(server, `UPDATE sync_starts SET created_at = ${quoted(ago(8))} WHERE token = 'restored'`)
  expect(await settled(left)).toEqual(['closed asked'])
})
