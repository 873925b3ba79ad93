import { collections } from '#domain/collections'
import type { CollectionName } from '#domain/documents'

/**
 * A document as JSON, built inside SQLite: `fields` of a record `d` and of what it embeds (rule F5), `joins` that find them by the id `r.record`.
 * `:me` is the person it is for. The shapes are those of `#domain/collections`.
 */
export type DocumentSql = { fields: string; joins: string }

/** A record's own columns as its definition has them; `computed` are those that not everyone sees. */
function own(collection: CollectionName, computed: Record<string, string> = {}): string {
  const fields = Object.entries(collections[collection].own)
  return fields.map(([name, { empty }]) => `'${name}', ${computed[name] ?? column(`d.${name}`, empty)}`).join(', ')
}

function column(name: string, empty: unknown): string {
  if (typeof empty === 'boolean') return `json(CASE WHEN ${name} THEN 'true' ELSE 'false' END)`
  if (!Array.isArray(empty)) return name
  return `json(CASE WHEN json_valid(${name}) AND json_type(${name}) = 'array' THEN ${name} ELSE '[]' END)`
}

/** Who won, and when, is for the owner and the chosen provider alone. */
const forBothSides = (column: string): string => `CASE WHEN d.client_id = {:me}
  OR EXISTS (SELECT 1 FROM proposals q WHERE q.id = d.accepted_proposal_id AND q.provider_id = {:me}) THEN ${column} ELSE '' END`

/** A project that is open again tells nobody but its owner that it was once completed: it had a deal then. */
const whereOver = (column: string): string => `iif(d.status = 'completed' OR d.client_id = {:me}, ${column}, '')`

const forOwner = (column: string): string => `iif(d.client_id = {:me}, ${column}, '')`

/** The small one, where the avatar came with one. */
const avatarOf = (person: string): string => `coalesce(nullif(${person}.avatar_small, ''), ${person}.avatar)`

export const documents: Record<CollectionName, DocumentSql> = {
  users: {
    fields: own('users'),
    joins: 'LEFT JOIN users d ON d.id = r.record',
  },
  profiles: { fields: `${own('profiles')}, 'avatar_small', d.avatar_small`, joins: 'LEFT JOIN users d ON d.id = r.record' },
  projects: {
    fields: `${own('projects', {
      accepted_proposal_id: forBothSides('d.accepted_proposal_id'),
      accepted_at: forBothSides('d.accepted_at'),
      completed_at: whereOver('d.completed_at'),
      touched_at: forOwner('d.touched_at'),
      asked_at: forOwner('d.asked_at'),
    })},
      'client_name', u.full_name, 'client_avatar', ${avatarOf('u')},
      'images', json((SELECT json_group_array(json_object('id', i.id, 'file', i.file, 'thumb', i.thumb, 'position', i.position))
        FROM (SELECT id, file, thumb, position FROM project_images WHERE project_id = d.id AND is_lost = 0 ORDER BY position, id) i))`,
    joins: 'LEFT JOIN projects d ON d.id = r.record LEFT JOIN users u ON u.id = d.client_id',
  },
  proposals: {
    fields: `${own('proposals')},
      'provider_name', u.full_name, 'provider_avatar', ${avatarOf('u')}, 'provider_role', u.role, 'provider_city', u.city, 'provider_state', u.state,
      'project_title', p.title, 'project_status', p.status`,
    joins: 'LEFT JOIN proposals d ON d.id = r.record LEFT JOIN users u ON u.id = d.provider_id LEFT JOIN projects p ON p.id = d.project_id',
  },
  conversations: {
    fields: `${own('conversations')},
      'name_one', one.full_name, 'avatar_one', ${avatarOf('one')}, 'name_two', two.full_name, 'avatar_two', ${avatarOf('two')}, 'project_title', p.title,
      'last_message', json(coalesce((SELECT json_object('id', m.id, 'sender_id', m.sender_id, 'content', substr(m.content, 1, 200), 'created_at', m.created_at)
        FROM messages m WHERE m.conversation_id = d.id ORDER BY m.created_at DESC LIMIT 1), 'null'))`,
    joins: `LEFT JOIN conversations d ON d.id = r.record LEFT JOIN users one ON one.id = d.participant_one
      LEFT JOIN users two ON two.id = d.participant_two LEFT JOIN projects p ON p.id = d.project_id`,
  },
  messages: { fields: own('messages'), joins: 'LEFT JOIN messages d ON d.id = r.record' },
  silences: {
    fields: `${own('silences')}, 'person_name', u.full_name, 'person_avatar', ${avatarOf('u')}`,
    joins: 'LEFT JOIN silences d ON d.id = r.record LEFT JOIN users u ON u.id = d.person_id',
  },
  notifications: {
    fields: own('notifications'),
    joins: 'LEFT JOIN notifications d ON d.id = r.record',
  },
  support_tickets: {
    fields: own('support_tickets'),
    joins: 'LEFT JOIN support_tickets d ON d.id = r.record',
  },
  support_messages: { fields: own('support_messages'), joins: 'LEFT JOIN support_messages d ON d.id = r.record' },
  account_cancellation_requests: {
    fields: own('account_cancellation_requests'),
    joins: 'LEFT JOIN account_cancellation_requests d ON d.id = r.record',
  },
}
