import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { conversationId, silenceId } from '#domain/ids'
import { reportSubject } from '#domain/support-ticket'
import { newId } from '#new-id'
import { aQuote } from '../../domain/builders'
import type { TestServer } from '../../support/server/pocketbase'
import { post, quoted, type Row, sql } from '../../support/server/server-client'
import { waitFor } from '../../support/wait-for'
import { type Session, signedIn } from './session'
import { addPhoto, addWorkPhoto, sendAvatar } from './stage'

export type Leaving = 'client' | 'provider'

export type DeletionStage = Record<'client' | 'provider' | 'rival' | 'neighbour', Session> & { request: string; ids: string[]; going: string[] }

/** Stages of deletions on a server, and what is left after them. */
export const deletionStages = (server: TestServer, admin: { token: string }) => ({
  stageOf: (who: Leaving, name: string) => startDeletionStage(server, admin.token, who, name),
  approve: (request: string) => post(server, `/api/admin/cancellations/${request}/approve`, {}, admin.token),
  filesOf: () => storedFiles(server.dataDir),
  found: (words: readonly string[]) => placesOf(server, words),
})

async function startDeletionStage(server: TestServer, adminToken: string, who: Leaving, name: string): Promise<DeletionStage> {
  const client = await signedIn(server, 'cliente', { full_name: who === 'client' ? name : 'Ana Lima' })
  const provider = await signedIn(server, 'autonomo', { full_name: who === 'provider' ? name : 'Bruno Reis' })
  const [rival, neighbour] = [await signedIn(server, 'empresa', { full_name: 'Obras e Cia' }), await signedIn(server, 'autonomo')]
  const leaving = who === 'client' ? client : provider
  const marked = (text: string) => `${text} ${markOf(leaving.id)}`
  const ofClient = who === 'client' ? marked : (text: string) => text
  const work = {
    ...{ description: ofClient('Trocar o piso.'), address: ofClient('Cambuí'), budget: 9_000 },
    products: [{ name: ofClient('Cimento'), quantity: ofClient('2 sacos') }],
  }
  const publishes = (title: string) => client.publishes({ ...work, title: ofClient(title) })
  const [open, started] = [await publishes('Banheiro'), await publishes('Muro')]
  const [done, taken] = [await publishes('Telhado'), await publishes('Varanda')]
  const photo = newId()
  await addPhoto(server, client.token, { id: photo, project_id: open, position: '0' })
  expect((await sendAvatar(leaving)).status).toBe(200)
  const proposals: string[] = []
  for (const project of [open, started, done, taken]) {
    proposals.push(await provider.proposes(project, { cover_letter: marked('Começo segunda.') }))
    proposals.push(await rival.proposes(project, { cover_letter: ofClient('Começo terça.') }))
  }
  const [improved, , chosen, , finished] = proposals
  const quote = aQuote({ conditions: marked('Metade antes.') })
  const better = { amount: 4_350, cover_letter: marked('Começo hoje.'), quote }
  await provider.does('improve_proposal', { proposal_id: improved, project_id: open, edition: '', ...better })
  const accepts = (project: string, proposal = '') => client.accepts(project, proposal, { cover_letter: marked('Começo segunda.') })
  expect([(await accepts(started, chosen)).status, (await accepts(done, finished)).status]).toEqual([200, 200])
  await client.completes(done)
  const workPhotos = await noteWorks(client, provider, { started, done }, marked)
  await client.deletes(taken)
  await client.startsConversation(open, neighbour)
  const conversation = conversationId(started, client.id, provider.id)
  const [ticket, asked, request] = [newId(), newId(), newId()]
  const [message, answer] = [await provider.says(conversation, marked('Bom dia')), await client.says(conversation, marked('Boa tarde'))]
  await leaving.does('send_support_message', { message_id: asked, ticket_id: ticket, subject: null, content: marked('Quero sair') })
  await post(server, `/api/admin/support/${ticket}/messages`, { message_id: newId(), content: marked('Certo') }, adminToken)
  await leaving.does('request_cancellation', { request_id: request })
  const other = who === 'client' ? provider : client
  const ofTalk = reportSubject({ kind: 'conversation', id: conversation })
  const ofThem = who === 'client' ? reportSubject({ kind: 'project', id: open }) : reportSubject({ kind: 'person', id: provider.id })
  const reports = [ofTalk, ofThem].map((subject) => ({ ...reportAbout(subject), enclosed: [message, answer] }))
  for (const report of reports) await other.does('send_support_message', report)
  const ownReport = { ...reportAbout(ofTalk), content: marked('Ofendeu.'), enclosed: [message] }
  await leaving.does('send_support_message', ownReport)
  await leaveWaiting(server, leaving)
  for (const [one, other] of [
    [client, provider],
    [provider, client],
  ] as const) {
    await one.does('mute_conversation', { conversation_id: conversation, is_muted: true })
    await one.does('block_person', { person_id: other.id, conversation_id: conversation, is_blocked: true })
  }
  const fields = Object.entries(privateOf(leaving.id)).map(([field, value]) => `${field} = ${quoted(value)}`)
  await sql(server, `UPDATE users SET ${fields.join(', ')} WHERE id = ${quoted(leaving.id)}`)
  // A job tells providers.
  await waitFor(async () => expect(await sql(server, 'SELECT project_id FROM notice_jobs')).toEqual([]))
  const conversations = [open, started, done].map((project) => conversationId(project, client.id, provider.id))
  const silences = [client, provider].flatMap(({ id }) => [silenceId(id, conversation), silenceId(id, id === client.id ? provider.id : client.id)])
  const ofLeaving = [...workPhotos, ...conversations, ...silences, message, answer, ticket, asked, ownReport.ticket_id, ownReport.message_id]
  const projects = [open, started, done, taken, photo, conversationId(open, client.id, neighbour.id), ...proposals]
  const going = [...ofLeaving, ...(who === 'client' ? projects : proposals.filter((_, index) => index % 2 === 0))]
  return { client, provider, rival, neighbour, request, ids: [...projects, ...ofLeaving, ...reports.map(({ ticket_id }) => ticket_id)], going }
}

/** Marks of both sides of a work, with a photo each. Answers the photos' ids. */
async function noteWorks(
  client: Session,
  provider: Session,
  of: { started: string; done: string },
  marked: (text: string) => string,
): Promise<string[]> {
  const [deal, completed] = [await client.dealOn(of.started), await client.dealOn(of.done)]
  const photos: string[] = []
  for (const side of [client, provider]) {
    await side.does('propose_change', { ...deal, change_id: newId(), text: marked('Porta de correr'), amount: 100, days: 1 })
    const id = newId()
    const sent = await addWorkPhoto(side.server, side.token, { id, proposal_id: deal.proposal_id, position: `${photos.length}` })
    expect(sent.status).toBe(200)
    photos.push(id)
  }
  await client.does('give_reference', { ...completed, again: true, on_time: 'yes', text: marked('Caprichou.') })
  // As a week later.
  const shown = `reference = json_set(reference, '$.shown_from', '2026-01-01T00:00:00.000Z')`
  await sql(client.server, `UPDATE proposals SET ${shown} WHERE id = ${quoted(completed.proposal_id)}`)
  await provider.does('answer_reference', { ...completed, reply: marked('Obrigado.') })
  return photos
}

const reportAbout = (subject: string) => ({ message_id: newId(), ticket_id: newId(), subject, content: 'Pede adiantamento.', reason: 'payment' })

/** Pushes, mail and sign-ups that wait for a person. */
async function leaveWaiting(server: TestServer, { id, person: { email } }: Session): Promise<void> {
  const [of, address] = [quoted(id), quoted(email)]
  const subscription = `INSERT INTO web_push_subscriptions (user_id, endpoint, origin, secret, kinds, told, created_at, seen_at, due_at)
      VALUES (${of}, 'https://push.example/' || ${of}, 'https://push.example', ${of}, ' message ', 0, '2026', '2999', '')`
  await sql(server, subscription)
  for (const name of [email, 'Estranho']) {
    const signedUp = await post(server, '/api/sign-up', { role: 'cliente', full_name: name, email, password: markOf(id), proof: 'a'.repeat(64) })
    expect(signedUp.status).toBe(204)
  }
  const mail = `INSERT INTO mail_queue (id, kind, user_id, person_id, about, due_at, tries, created_at)
      VALUES (lower(hex(randomblob(7))) || 'x', 'verification', '', '', json_object('email', ${address}), '2999', 0, '2026')`
  await sql(server, mail)
}

/** A person's own secret, without their id. */
export const markOf = (id: string): string => `sigilo${[...id].reverse().join('')}`

/** Every field a person, or an administrator for them, fills in. */
const privateOf = (id: string) => ({
  phone: '11912345678',
  document_type: 'CPF',
  document_number: '52998224725',
  username: markOf(id),
  website: `https://canteiro.example/${markOf(id)}`,
  address: `Travessa ${markOf(id)}`,
  about: `Sobre ${markOf(id)}`,
  suspended_at: '2026-01-01T00:00:00.000Z',
  suspended_reason: markOf(id),
})

/** Whole paths. */
async function storedFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'storage'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Without virtual tables. */
export const NO_VIRTUAL = "type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'"
/** Columns of one query: the SQL door takes 5,000 characters. */
const MOST_COLUMNS = 15

/** Columns that hold one of these, full-text indexes included, with their rows. */
async function placesOf(server: TestServer, words: readonly string[]): Promise<Record<string, number>> {
  const columns = await sql(server, `SELECT m.name AS t, c.name AS c FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.${NO_VIRTUAL}`)
  const counted: Row[] = []
  for (let start = 0; start < columns.length; start += MOST_COLUMNS) {
    const counts = columns
      .slice(start, start + MOST_COLUMNS)
      .map(
        ({ t, c }) =>
          `SELECT '${t}.${c}' AS place, count(*) AS n FROM "${t}" WHERE EXISTS (SELECT 1 FROM words WHERE instr(CAST("${c}" AS BLOB), word))`,
      )
    const listed = `WITH words (word) AS (SELECT CAST(value AS BLOB) FROM json_each(${quoted(JSON.stringify(words))}))`
    counted.push(...(await sql(server, `${listed} ${counts.join(' UNION ALL ')}`)))
  }
  return Object.fromEntries(counted.filter(({ n }) => Number(n) > 0).map(({ place, n }) => [place, Number(n)]))
}
