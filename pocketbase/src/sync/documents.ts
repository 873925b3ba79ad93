import type { CollectionName } from '#domain/documents'

/**
 * A document as JSON, built inside SQLite: `fields` of a record `d` and of what it embeds (rule F5), `joins` that find them by the id `r.record`.
 * `:me` is whoever it is for. The shapes are those of `#domain/documents`.
 */
export type DocumentSql = { fields: string; joins: string }

const own = (columns: string): string =>
  columns
    .split(' ')
    .map((column) => `'${column}', d.${column}`)
    .join(', ')

const yesNo = (name: string): string => `'${name}', json(CASE WHEN d.${name} THEN 'true' ELSE 'false' END)`
const list = (name: string): string =>
  `'${name}', json(CASE WHEN json_valid(d.${name}) AND json_type(d.${name}) = 'array' THEN d.${name} ELSE '[]' END)`

const card = 'full_name username website city state about avatar role'

export const documents: Record<CollectionName, DocumentSql> = {
  users: {
    fields: `${own(`id email ${card} phone address document_type document_number notify_scope`)}, ${yesNo('notify_email')}`,
    joins: 'LEFT JOIN users d ON d.id = r.record',
  },
  profiles: { fields: own(`id ${card} created_at`), joins: 'LEFT JOIN users d ON d.id = r.record' },
  projects: {
    fields: `${own('id client_id title description budget address city state status created_at completed_at')}, ${list('products')},
      'accepted_proposal_id', CASE WHEN d.client_id = {:me}
        OR EXISTS (SELECT 1 FROM proposals q WHERE q.id = d.accepted_proposal_id AND q.provider_id = {:me}) THEN d.accepted_proposal_id ELSE '' END,
      'client_name', u.full_name, 'client_avatar', u.avatar,
      'images', json((SELECT json_group_array(json_object('id', i.id, 'file', i.file))
        FROM (SELECT id, file FROM project_images WHERE project_id = d.id ORDER BY position, id) i))`,
    joins: 'LEFT JOIN projects d ON d.id = r.record LEFT JOIN users u ON u.id = d.client_id',
  },
  proposals: {
    fields: `${own('id project_id provider_id amount cover_letter proposal_type duration_days status created_at updated_at')}, ${list('revisions')},
      'provider_name', u.full_name, 'provider_avatar', u.avatar, 'provider_role', u.role, 'provider_city', u.city, 'provider_state', u.state,
      'project_title', p.title, 'project_status', p.status`,
    joins: 'LEFT JOIN proposals d ON d.id = r.record LEFT JOIN users u ON u.id = d.provider_id LEFT JOIN projects p ON p.id = d.project_id',
  },
  conversations: {
    fields: `${own('id participant_one participant_two project_id last_message_at read_at_one read_at_two created_at')},
      'name_one', one.full_name, 'avatar_one', one.avatar, 'name_two', two.full_name, 'avatar_two', two.avatar, 'project_title', p.title,
      'last_message', json(coalesce((SELECT json_object('id', m.id, 'sender_id', m.sender_id, 'content', substr(m.content, 1, 200), 'created_at', m.created_at)
        FROM messages m WHERE m.conversation_id = d.id ORDER BY m.created_at DESC LIMIT 1), 'null'))`,
    joins: `LEFT JOIN conversations d ON d.id = r.record LEFT JOIN users one ON one.id = d.participant_one
      LEFT JOIN users two ON two.id = d.participant_two LEFT JOIN projects p ON p.id = d.project_id`,
  },
  messages: { fields: own('id conversation_id sender_id content sent_at created_at'), joins: 'LEFT JOIN messages d ON d.id = r.record' },
  notifications: {
    fields: `${own('id user_id title message link created_at')}, ${yesNo('is_read')}`,
    joins: 'LEFT JOIN notifications d ON d.id = r.record',
  },
  support_tickets: {
    fields: own('id client_id subject status last_message_at read_at_client created_at'),
    joins: 'LEFT JOIN support_tickets d ON d.id = r.record',
  },
  support_messages: { fields: own('id ticket_id sender_id content created_at'), joins: 'LEFT JOIN support_messages d ON d.id = r.record' },
  account_cancellation_requests: {
    fields: own('id user_id status resolved_at created_at'),
    joins: 'LEFT JOIN account_cancellation_requests d ON d.id = r.record',
  },
}
