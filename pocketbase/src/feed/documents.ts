import type { Readers } from '#domain/collection'
import { collections } from '#domain/collections'
import { projectImage } from '#domain/collections/projects'
import { workPhoto } from '#domain/collections/proposals'
import { documentPhotos, type PhotoHolder } from '#domain/document-photos'
import type { CollectionName, EmbeddedIn } from '#domain/documents'

/**
 * JSON of a document, built inside SQLite: `fields` of record `d` and of what it embeds (rule F5), `joins` by the id `r.record`. `:me` is the
 * reader. `insiders`: ids, apart by spaces, of those who read more of it than anyone does. Shapes and readers: `#domain/collections`.
 */
export type DocumentSql = { fields: string; joins: string; insiders: string }

/** `embedded` is the SQL of each field that comes from other records. */
function documentOf<C extends CollectionName>(collection: C, joins: string, embedded: Record<EmbeddedIn<C>, string>): DocumentSql {
  const { own, readers } = collections[collection]
  const columns = Object.entries(own).map(([name, { empty }]): [string, string] => [name, column(`d.${name}`, empty)])
  const shown = [...columns, ...Object.entries<string>(embedded)].map(([name, sql]) => `'${name}', ${only(readers[name], sql)}`)
  const insiders = new Set(Object.values<Readers>(readers).flatMap((name) => insidersOf[name]))
  const ids = [...insiders].map(({ id }) => `coalesce(${id}, '')`)
  return { fields: shown.join(', '), joins, insiders: ["''", ...ids].join(" || ' ' || ") }
}

function column(name: string, empty: unknown): string {
  if (typeof empty === 'boolean') return `json(CASE WHEN ${name} THEN 'true' ELSE 'false' END)`
  if (typeof empty !== 'object') return name
  const [type, none] = empty === null ? ['object', 'null'] : ['array', '[]']
  return `json(CASE WHEN json_valid(${name}) AND json_type(${name}) = '${type}' THEN ${name} ELSE '${none}' END)`
}

/** A person of a project `d`: the id, and whether it is the reader's. */
const owner = { id: 'd.client_id', isMe: 'd.client_id = {:me}' }
const chosen = {
  id: '(SELECT q.provider_id FROM proposals q WHERE q.id = d.accepted_proposal_id)',
  isMe: 'EXISTS (SELECT 1 FROM proposals q WHERE q.id = d.accepted_proposal_id AND q.provider_id = {:me})',
}

/** Whom a condition names. */
const insidersOf: Record<Readers, readonly (typeof owner)[]> = {
  itsPerson: [],
  bothSides: [],
  anyone: [],
  owner: [owner],
  sidesOfDeal: [owner, chosen],
  ownerUntilCompleted: [owner],
}

const isInsider = (readers: Readers): string => insidersOf[readers].map(({ isMe }) => isMe).join(' OR ')

/** Conditions on a project `d`. */
const conditions: Record<Readers, string> = {
  itsPerson: '',
  bothSides: '',
  anyone: '',
  owner: isInsider('owner'),
  sidesOfDeal: isInsider('sidesOfDeal'),
  ownerUntilCompleted: `d.status = 'completed' OR ${isInsider('ownerUntilCompleted')}`,
}

/** Those of narrow fields are texts. */
function only(readers: Readers | undefined, sql: string): string {
  if (!readers) throw new Error(`${sql} has no readers.`)
  return conditions[readers] === '' ? sql : `iif(${conditions[readers]}, ${sql}, '')`
}

/** Older avatars have no small one. */
const avatarOf = (person: string): string => `coalesce(nullif(${person}.avatar_small, ''), ${person}.avatar)`

/** In their order, without those whose file is lost. */
function photosOf(of: PhotoHolder, { entries }: { entries: object }): string {
  const { collection, field } = documentPhotos[of]
  const names = Object.keys(entries)
  const pairs = names.map((name) => `'${name}', i.${name}`).join(', ')
  return `json((SELECT json_group_array(json_object(${pairs}))
    FROM (SELECT ${names.join(', ')} FROM ${collection} WHERE ${field} = d.id AND is_lost = 0 ORDER BY position, id) i))`
}

const found = (table: string): string => `LEFT JOIN ${table} d ON d.id = r.record`

export const documents: Record<CollectionName, DocumentSql> = {
  users: documentOf('users', found('users'), {}),
  profiles: documentOf('profiles', found('users'), {}),
  projects: documentOf('projects', `${found('projects')} LEFT JOIN users u ON u.id = d.client_id`, {
    client_name: 'u.full_name',
    client_avatar: avatarOf('u'),
    images: photosOf('projects', projectImage),
  }),
  proposals: documentOf('proposals', `${found('proposals')} LEFT JOIN users u ON u.id = d.provider_id LEFT JOIN projects p ON p.id = d.project_id`, {
    provider_name: 'u.full_name',
    provider_avatar: avatarOf('u'),
    provider_role: 'u.role',
    provider_city: 'u.city',
    provider_state: 'u.state',
    project_title: 'p.title',
    project_status: 'p.status',
    work_photos: photosOf('proposals', workPhoto),
  }),
  conversations: documentOf(
    'conversations',
    `${found('conversations')} LEFT JOIN users one ON one.id = d.participant_one
      LEFT JOIN users two ON two.id = d.participant_two LEFT JOIN projects p ON p.id = d.project_id`,
    {
      name_one: 'one.full_name',
      avatar_one: avatarOf('one'),
      name_two: 'two.full_name',
      avatar_two: avatarOf('two'),
      project_title: 'p.title',
      last_message: `json(coalesce((SELECT json_object('id', m.id, 'sender_id', m.sender_id, 'content', substr(m.content, 1, 200), 'created_at', m.created_at)
        FROM messages m WHERE m.conversation_id = d.id ORDER BY m.created_at DESC LIMIT 1), 'null'))`,
    },
  ),
  messages: documentOf('messages', found('messages'), {}),
  silences: documentOf('silences', `${found('silences')} LEFT JOIN users u ON u.id = d.person_id`, {
    person_name: 'u.full_name',
    person_avatar: avatarOf('u'),
  }),
  notifications: documentOf('notifications', found('notifications'), {}),
  support_tickets: documentOf('support_tickets', found('support_tickets'), {}),
  support_messages: documentOf('support_messages', found('support_messages'), {}),
  account_cancellation_requests: documentOf('account_cancellation_requests', found('account_cancellation_requests'), {}),
}
