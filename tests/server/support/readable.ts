import { type CollectionName, collectionNames } from '#domain/documents'
import { quoted, type Server, sql } from '../../support/server/server-client'

const isOfActive = "client_id IN (SELECT id FROM users WHERE suspended_at = '')"

/**
 * Records that a person may read, as SQL: the reference for access.test.ts, the feed and access.ts. `me` is an SQL text. Product 4, 10, 16, 17,
 * 18, 21, 22.
 */
const readable: Record<CollectionName, (me: string) => string> = {
  users: (me) => `SELECT id FROM users WHERE id = ${me}`,
  profiles: () => "SELECT id FROM users WHERE verified = TRUE AND role IN ('empresa', 'autonomo') AND suspended_at = ''",
  projects: (me) => `SELECT id FROM projects p WHERE (status = 'open' AND (${isOfActive}
    OR EXISTS (SELECT 1 FROM conversations c WHERE c.project_id = p.id AND ${me} IN (c.participant_one, c.participant_two)))) OR client_id = ${me}
    OR EXISTS (SELECT 1 FROM proposals q WHERE q.project_id = p.id AND q.provider_id = ${me})`,
  proposals: (me) => `SELECT q.id FROM proposals q JOIN projects p ON p.id = q.project_id WHERE q.provider_id = ${me} OR p.client_id = ${me}`,
  conversations: (me) => `SELECT id FROM conversations WHERE ${me} IN (participant_one, participant_two)`,
  messages: (me) =>
    `SELECT m.id FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE ${me} IN (c.participant_one, c.participant_two)`,
  notifications: (me) => `SELECT id FROM notifications WHERE user_id = ${me}`,
  support_tickets: (me) => `SELECT id FROM support_tickets WHERE client_id = ${me}`,
  support_messages: (me) => `SELECT m.id FROM support_messages m JOIN support_tickets t ON t.id = m.ticket_id WHERE t.client_id = ${me}`,
  silences: (me) => `SELECT id FROM silences WHERE user_id = ${me}`,
  account_cancellation_requests: (me) => `SELECT id FROM account_cancellation_requests WHERE user_id = ${me}`,
}

/** By channel, `most` of them. */
const newest = (collection: CollectionName, shared: string, me: string, most: number): string =>
  `SELECT record FROM (SELECT record FROM sync_changes WHERE collection = '${collection}' AND removed = 0
    AND channel = (SELECT '${shared}' || state FROM users WHERE id = ${me} AND state <> '') ORDER BY seq DESC LIMIT ${most})`
/** Open projects of other states, where these and the person's city reach each other's state, up to their horizons. */
const near = (me: string): string =>
  `EXISTS (SELECT 1 FROM users u JOIN city_reach mine ON mine.state = u.state AND mine.city = u.city AND mine.near = p.state
      JOIN city_reach theirs ON theirs.state = p.state AND theirs.city = p.city AND theirs.near = u.state
      WHERE u.id = ${me} AND u.role IN ('empresa', 'autonomo'))
    AND id IN (SELECT record FROM (SELECT record, row_number() OVER (PARTITION BY channel ORDER BY seq DESC) AS n FROM sync_changes
      WHERE collection = 'projects' AND removed = 0 AND channel IN (SELECT 'near:' || u.state || ':' || r.near
        FROM users u JOIN city_reach r ON r.state = u.state AND r.city = u.city WHERE u.id = ${me})) WHERE n <= 1000)`
const placeOf = (me: string): string => `SELECT state FROM users WHERE id = ${me} AND state <> ''`

/** Shared records of the person's state and within its reach, up to the horizons, and their conversations' projects. Rules F2 and L2. */
const held: Partial<typeof readable> = {
  profiles: (me) => `${readable.profiles(me)} AND state IN (${placeOf(me)}) AND id IN (${newest('profiles', 'cards:', me, 2_000)})`,
  projects: (me) => `SELECT id FROM projects p WHERE client_id = ${me}
    OR EXISTS (SELECT 1 FROM proposals q WHERE q.project_id = p.id AND q.provider_id = ${me})
    OR (status = 'open' AND (EXISTS (SELECT 1 FROM conversations c WHERE c.project_id = p.id AND ${me} IN (c.participant_one, c.participant_two))
      OR (${isOfActive} AND state IN (${placeOf(me)} AND role IN ('empresa', 'autonomo')) AND id IN (${newest('projects', 'open:', me, 5_000)}))
      OR (${isOfActive} AND ${near(me)})))`,
}

type IdsOf = (collection: CollectionName) => string[]

/** Sorted ids. */
export const readableBy = (server: Server, person: string): Promise<IdsOf> => idsBy(server, person, readable)

/** Sorted ids. */
export const heldOnDevice = (server: Server, person: string): Promise<IdsOf> => idsBy(server, person, { ...readable, ...held })

async function idsBy(server: Server, person: string, queries: typeof readable): Promise<IdsOf> {
  const parts = collectionNames.map((name) => `SELECT '${name}' AS collection, id FROM (${queries[name](quoted(person))})`)
  const rows = await sql(server, parts.join(' UNION ALL '))
  return (name) =>
    rows
      .filter(({ collection }) => collection === name)
      .map(({ id }) => String(id))
      .sort()
}
