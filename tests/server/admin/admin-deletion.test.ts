import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { collectionNames } from '#domain/documents'
import { newId } from '#new-id'
import { get, quoted, type Row, sql } from '../../support/server/server-client'
import { withServer } from '../../support/server/with-server'
import { type DeletionStage, deletionStages, markOf, NO_VIRTUAL } from '../support/deletion-stage'
import { heldOnDevice } from '../support/readable'
import type { Session } from '../support/session'
import { withAdministrator } from '../support/with-people'

const server = withServer()
const admin = withAdministrator(server)
const { stageOf, approve, filesOf, found } = deletionStages(server, admin)

type Contents = Map<string, Row[]>

/** Every row of every table, but for the feed's numbers and what search keeps as bytes. */
async function everything(): Promise<Contents> {
  const tables = await sql(server, `SELECT name FROM sqlite_master WHERE ${NO_VIRTUAL} AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`)
  const contents: Contents = new Map()
  for (const { name } of tables) contents.set(String(name), await sql(server, `SELECT * FROM "${name}"`))
  return contents
}

/** The bytes of PocketBase's own log, with what is written to it and not yet merged. */
const logBytes = async (): Promise<string> =>
  (await Promise.all(['auxiliary.db', 'auxiliary.db-wal'].map((file) => readFile(join(server.dataDir, file), 'latin1')))).join('')

/** A failure that the log keeps, once all before it is written. */
async function flushLog(): Promise<void> {
  const path = `/api/collections/${newId()}/records`
  await get(server, path)
  await expect.poll(logBytes, { interval: 100, timeout: 20_000 }).toContain(path)
}

/** Tables that are counted or searched anew whatever is deleted, and mails that go out meanwhile. */
const kept = /^(?:record_counts|(?:user|project|ticket)_words_.*|mail_queue)$/

/** Rows of the one that the other has not, or not so, with their tables. */
const rowsLost = (from: Contents, other: Contents): { table: string; row: string }[] =>
  [...from.keys()]
    .filter((table) => !kept.test(table))
    .flatMap((table) => {
      const stayed = new Set((other.get(table) ?? []).map((row) => JSON.stringify(row)))
      return (from.get(table) ?? []).map((row) => ({ table, row: JSON.stringify(row) })).filter(({ row }) => !stayed.has(row))
    })

const tablesOf = (rows: readonly { table: string }[]): string[] => [...new Set(rows.map(({ table }) => table))].sort()

/** Columns that hold one of these, but for the bytes of the index, which cut them. */
const placesWith = async (words: readonly string[]) =>
  Object.keys(await found(words))
    .filter((place) => !/_words_(?!content)/.test(place))
    .sort()
/** Reports of the person, by others. */
const reports = ['support_tickets.subject', 'ticket_words_content.c0']
/** Rows that waited for the person. */
const waiting = ['sign_ups.email', 'sign_ups.full_name', 'mail_queue.about', 'web_push_subscriptions.user_id']

/** Where the mark of each stood before. */
const own = [
  'users.about',
  'messages.content',
  'proposals.cover_letter',
  'proposals.revisions',
  ...['proposals.quote', 'proposals.deal', 'proposals.reference'],
  'support_messages.content',
  'report_evidence.content',
]
const marked = {
  client: [...own, 'projects.title', 'projects.description', 'projects.address', 'projects.products', 'notifications.message'],
  provider: own,
}

describe.each(['client', 'provider'] as const)('[A1] the account of a %s is deleted', (who) => {
  const name = who === 'client' ? 'Quitéria Sumida' : 'Teobaldo Partido'
  let stage: DeletionStage
  let leaving: Session
  let before: Contents
  let foundBefore: Record<string, number>

  beforeAll(async () => {
    stage = await stageOf(who, name)
    leaving = stage[who]
    for (const { device } of [stage.client, stage.provider, stage.rival, stage.neighbour]) await device.pull()
    before = await everything()
    foundBefore = await found([markOf(leaving.id), leaving.person.email, leaving.id])
    expect((await filesOf()).filter((path) => path.includes(leaving.id))).not.toEqual([])
    expect((await approve(stage.request)).status).toBe(204)
  })

  test('[PRODUCT 10] [PRODUCT 80] [PRODUCT 117] with nothing of the person left but the request, and the rows of the deletion, the audit, the feed and ended sessions, ids only', async () => {
    expect(Object.keys(foundBefore)).toEqual(expect.arrayContaining(waiting))
    const texts = [markOf(leaving.id), name, leaving.person.email, '11912345678', '52998224725']
    expect(Object.keys(foundBefore)).toEqual(expect.arrayContaining(marked[who]))
    // Their projects' proposers read which project is gone: product 10.
    const told = await sql(server, `SELECT title, person_id FROM notifications WHERE message LIKE '%${markOf(leaving.id)}%'`)
    expect(told).toEqual(who === 'client' ? Array(6).fill({ title: 'Projeto excluído', person_id: '' }) : [])
    expect(await found(texts)).toEqual(who === 'client' ? { 'notifications.message': told.length } : {})
    const ofDeletion = ['account_deletions.user_id', 'audit_log.subject', 'ended_keys.user_id', 'sync_changes.channel', 'sync_changes.record']
    expect(await placesWith([leaving.id])).toEqual([...ofDeletion, ...(who === 'provider' ? reports : [])].sort())
    // Ids only: of what the audit and the feed tell, of those notices, and of others' reports.
    const naming = who === 'client' ? ['notifications.project_id'] : []
    expect(await placesWith(stage.going)).toEqual(['audit_log.subject', ...naming, ...reports, 'sync_changes.record'].sort())
    await flushLog()
    const log = await logBytes()
    expect([...texts, leaving.id].filter((text) => log.includes(text))).toEqual([])
    const [request] = await sql(server, `SELECT * FROM account_cancellation_requests WHERE id = ${quoted(stage.request)}`)
    expect(request).toMatchObject({ user_id: '', status: 'completed', resolved_by: admin.id })
    expect(request?.resolved_at).toMatch(/^\d{4}-/)
    for (const word of [name.split(' ')[0], '11912345678', '52998224725', markOf(leaving.id)]) {
      const words = await sql(server, `SELECT count(*) AS n FROM user_words WHERE user_words MATCH '${word}'`)
      expect([word, words]).toEqual([word, [{ n: '0' }]])
    }
  })

  test('with their files, and in no table anything of anybody else', async () => {
    const files = await filesOf()
    expect(files.filter((path) => path.includes(leaving.id))).toEqual([])
    if (who === 'client') expect(files.filter((path) => stage.ids.some((id) => path.includes(id)))).toEqual([])
    const after = await everything()
    const about = [leaving.id, leaving.person.email, stage.request, ...stage.ids]
    const gone = rowsLost(before, after)
    // A notice about them goes with them, and the feed says so.
    const notices = gone.flatMap(({ table, row }) => (table === 'notifications' ? String(JSON.parse(row).id) : []))
    const isOfThem = ({ table, row }: (typeof gone)[number]) =>
      [...about, ...(table === 'sync_changes' ? notices : [])].some((id) => row.includes(id))
    expect(gone.filter((row) => !isOfThem(row))).toEqual([])
    expect(tablesOf(gone)).toEqual(
      expect.arrayContaining([
        ...['users', 'messages', 'proposals', 'conversations', 'support_tickets', 'support_messages', 'report_evidence'],
        ...['quotas', 'sync_answers', 'work_photos'],
      ]),
    )
    // Rows that have come or changed: the deletion's own, and its effects on others.
    const told = ['account_cancellation_requests', 'account_deletions', 'audit_log', 'ended_keys', 'notifications', 'support_tickets', 'sync_changes']
    expect(tablesOf(rowsLost(after, before))).toEqual([...told, ...(who === 'client' ? [] : ['projects', 'proposals'])].sort())
  })

  test('and its project in progress is open again, or gone with its proposers told', async () => {
    const [open, started] = stage.ids
    const ofBoth = `SELECT id, status, accepted_proposal_id FROM projects WHERE id IN (${quoted(String(open))}, ${quoted(String(started))}) ORDER BY title`
    const projects = await sql(server, ofBoth)
    if (who === 'client') expect(projects).toEqual([])
    else expect(projects.map(({ status, accepted_proposal_id }) => `${status} ${accepted_proposal_id}`)).toEqual(['open ', 'open '])
    const told = (await stage.rival.notifications()).map(({ title }) => title)
    expect(told).toContain(who === 'client' ? 'Projeto excluído' : 'Projeto reaberto')
  })

  test('[PRODUCT 10] and every device that held something of it drops it; its own is told that the account is gone', async () => {
    expect(await get(server, '/api/presence', leaving.token)).toMatchObject({ status: 410, body: { code: 'account_removed' } })
    for (const person of [stage.client, stage.provider, stage.rival, stage.neighbour].filter(({ id }) => id !== leaving.id)) {
      await person.device.pull()
      const idsOf = await heldOnDevice(server, person.id)
      for (const collection of collectionNames) expect(person.device.ids(collection), collection).toEqual(idsOf(collection))
    }
  })

  test('and is written down beside the database', async () => {
    expect(await readFile(join(server.dataDir, 'deletions.txt'), 'utf8')).toMatch(new RegExp(`^${leaving.id} \\d{4}-`, 'm'))
    expect(await sql(server, "SELECT count(*) AS n FROM account_deletions WHERE folders <> ''")).toEqual([{ n: '0' }])
  })
})
