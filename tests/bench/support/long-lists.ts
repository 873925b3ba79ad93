import type { Page } from 'playwright'
import { quoted, type Server, sql } from '../../support/server/server-client'
import { installedOffline } from './app-device'
import { notify } from './busy-state'
import type { Place, Site } from './site'

/** Conversations with a message of their own. */
const TALKED = 50

/** Offline, of a provider with a proposal, conversation and notification for each open project of a place, and as many messages in one chat. */
export async function listsPhone({ server, browser, provider }: Site, place: Place): Promise<{ page: Page; chat: string }> {
  const person = await provider(place)
  await notify(server, person.id, place.count)
  await propose(server, person.id, place)
  const chat = await talk(server, person.id, place)
  const { count } = place
  const page = await installedOffline(browser, server, person, [
    ['projects', count],
    ['notifications', count],
    ['proposals', count],
    ['conversations', count],
    ['messages', count],
  ])
  return { page, chat }
}

const newId = 'lower(substr(hex(randomblob(8)), 1, 15))'

const propose = (server: Server, provider: string, { state }: Place) =>
  sql(
    server,
    `INSERT INTO proposals (id, project_id, provider_id, amount, cover_letter, proposal_type, duration_days, status, revisions, created_at, updated_at)
      SELECT ${newId}, id, ${quoted(provider)}, 1500, 'Faço com a minha equipe, com material da casa que preferir.', 'service', 5, 'pending', '[]', created_at, created_at
      FROM projects WHERE state = ${quoted(state)}`,
  )

/** The only unread chat, and the newest. */
async function talk(server: Server, provider: string, { state, count }: Place): Promise<string> {
  const me = quoted(provider)
  const conversations = `INSERT INTO conversations (id, participant_one, participant_two, project_id, last_message_at, read_at_one, read_at_two, created_at)
      SELECT ${newId}, min(client_id, ${me}), max(client_id, ${me}), id, created_at, created_at, created_at, created_at
      FROM projects WHERE state = ${quoted(state)}`
  await sql(server, conversations)
  const mine = `FROM conversations WHERE ${me} IN (participant_one, participant_two) ORDER BY last_message_at DESC`
  const message = (from: string) =>
    `INSERT INTO messages (id, conversation_id, sender_id, content, sent_at, created_at)
      SELECT ${newId}, id, iif(participant_one = ${me}, participant_two, participant_one), 'Bom dia! Passo aí amanhã cedo para medir o muro.', at, at FROM (${from})`
  await sql(server, message(`SELECT *, last_message_at AS at ${mine} LIMIT ${TALKED} OFFSET 1`))
  const [chat] = await sql(server, `SELECT id ${mine} LIMIT 1`)
  const id = String(chat?.id)
  await sql(
    server,
    message(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
        SELECT c.*, strftime('%Y-%m-%dT%H:%M:%fZ', c.last_message_at, '+' || i || ' seconds') AS at FROM n, conversations c WHERE c.id = ${quoted(id)}`,
    ),
  )
  await sql(
    server,
    `UPDATE conversations SET last_message_at = (SELECT max(created_at) FROM messages WHERE conversation_id = ${quoted(id)}) WHERE id = ${quoted(id)}`,
  )
  return id
}
