import * as v from 'valibot'
import type { Actor, RecordKey } from '#domain/command'
import { quotaOf, type Verb } from '#domain/commands'
import { isClient } from '#domain/people/roles'
import { MOST_UNANSWERED } from '#domain/quotas'
import { keyBinding, rightTo } from './record-keys'

/** Usage that no time refills, read with the command's records, each part for its verbs. Product 42, 52 and 82. */
const usage = v.object({
  openProjects: v.optional(v.number()),
  /** Unanswered ones to this project. */
  invitations: v.optional(v.number()),
  /** Senders of the newest messages. */
  senders: v.optional(v.array(v.string())),
  /** The provider has proposed; for a client only. */
  isProposed: v.optional(v.number()),
})
export type Usage = v.InferOutput<typeof usage>

export const usageFrom = (found: unknown): Usage => v.parse(usage, found ?? {})

/** JSON; undefined where the verb needs none. `times` multiplies the quotas. */
export function usageSql(verb: Verb, keys: readonly RecordKey[], me: Actor, times: number): string | undefined {
  if (opensProject.includes(verb)) return `SELECT json_object('openProjects', (${OPEN_PROJECTS}))`
  const place = (wanted: RecordKey[0]): string => keyBinding(keys.findIndex(([collection]) => collection === wanted))
  if (verb === 'start_conversation') return `SELECT json_object('invitations', (${invitationsSql(place('projects'))}))`
  if (quotaOf(verb) !== 'messages') return undefined
  const conversation = place('conversations')
  const isProposed = isClient(me) ? `, 'isProposed', (${isProposedSql(conversation)})` : ''
  // The right comes first.
  return `SELECT json_object('senders', json((${sendersSql(conversation, MOST_UNANSWERED * times)}))${isProposed})
    WHERE EXISTS (${rightTo('conversations', conversation)})`
}

const opensProject: readonly Verb[] = ['publish_project', 'reopen_project', 'keep_project']
const OPEN_PROJECTS = "SELECT count(*) FROM projects WHERE client_id = {:me} AND status = 'open'"

/** Only owners invite. */
const invitationsSql = (project: string): string => `SELECT count(*) FROM projects p CROSS JOIN conversations c ON c.project_id = p.id
  WHERE p.id = ${project} AND p.client_id = {:me} AND c.declined_at = '' AND NOT EXISTS (
    SELECT 1 FROM proposals q WHERE q.project_id = c.project_id AND q.provider_id IN (c.participant_one, c.participant_two))`

const sendersSql = (conversation: string, most: number): string =>
  `SELECT json_group_array(sender_id) FROM (SELECT sender_id FROM messages WHERE conversation_id = ${conversation} ORDER BY created_at DESC LIMIT ${most})`

const isProposedSql = (conversation: string): string => `SELECT EXISTS (SELECT 1 FROM conversations c JOIN proposals q
  ON q.project_id = c.project_id AND q.provider_id IN (c.participant_one, c.participant_two) WHERE c.id = ${conversation})`
