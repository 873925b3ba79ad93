import { isNoticeKind, kindsBy, type NoticeKind, waysOf } from '#domain/notice'
import { excerpt } from '#domain/values/written-text'
import type { WebPushMark } from '#domain/wire/wire-requests'
import { isTicketLink, links } from '#links'
import { type NoticeText, notices, webPushes } from '#texts'
import type { Database } from '../pocketbase-api'
import { isSilenced } from '../silences'
import { numberOf, rowsOf } from '../sql'
import { isActive } from '../suspension'

/** `kinds` between blanks; `told`: the feed number up to which the subscription was told. */
export type Told = { user_id: string; kinds: string; told: number }

/** A notice, or a conversation's newest message. */
export type News = { seq: number; title: string; body: string; path: string; isMessage: boolean; see: string; mark: WebPushMark }

/** Rows per kind. */
const MOST = 100
const LONGEST_BODY = 120

const newest = (collection: 'notifications' | 'messages'): string => `WITH newest AS (SELECT record, seq FROM sync_changes
  WHERE channel = 'user:' || {:me} AND collection = '${collection}' AND removed = 0 AND seq > {:told} ORDER BY seq DESC LIMIT ${MOST})`

/** The first five new projects of a day in Brasília. */
const isAmongFirst = `(SELECT count(*) FROM notifications o WHERE o.user_id = {:me} AND o.kind = 'project_published'
  AND o.created_at >= date(n.created_at, '-3 hours') || 'T03:00:00.000Z' AND o.created_at <= n.created_at) <= 5`

/** A suspended person is not asked to act. Product 83. */
const meActive = `EXISTS (SELECT 1 FROM users me WHERE me.id = {:me} AND ${isActive('me')})`
const askToAct = kindsBy(({ asksToAct }) => asksToAct)

const NOTICES = `${newest('notifications')} SELECT c.seq, n.id, n.kind, n.title, n.message, n.link, coalesce(p.title, '') AS project
  FROM newest c JOIN notifications n ON n.id = c.record LEFT JOIN projects p ON p.id = n.project_id
  WHERE n.is_read = FALSE AND instr({:kinds}, ' ' || n.kind || ' ') > 0 AND (n.kind <> 'project_published' OR ${isAmongFirst})
    AND (n.kind NOT IN (${askToAct.map((kind) => `'${kind}'`).join()}) OR ${meActive})`

const isHeard = `NOT ${isSilenced('{:me}', 'm.sender_id', 'm.conversation_id')}`

const MESSAGES = `${newest('messages')} SELECT c.seq, m.id, m.conversation_id, u.full_name, substr(m.content, 1, 400) AS content
  FROM newest c JOIN messages m ON m.id = c.record JOIN conversations v ON v.id = m.conversation_id JOIN users u ON u.id = m.sender_id
  WHERE instr({:kinds}, ' message ') > 0 AND m.sender_id <> {:me} AND m.created_at > iif(v.participant_one = {:me}, v.read_at_one, v.read_at_two)
    AND ${isHeard} AND ${meActive}`

/** Unread and untold, newest first. Rule W5. */
export function newsOf(db: Database, { user_id: me, ...since }: Told): News[] {
  const values = { me, ...since }
  const told = rowsOf(db, { seq: 0, id: '', kind: '', title: '', message: '', link: '', project: '' }, NOTICES, values).map(
    ({ seq, id, kind, title, message, link, project }): News => ({
      seq,
      title: (project && isNoticeKind(kind) && pushTitleOf(kind, project)) || title,
      body: message,
      path: link,
      isMessage: false,
      see: seeOf(kind, link),
      mark: { verb: 'mark_notifications_read', args: { ids: [id] } },
    }),
  )
  return [...told, ...newestMessages(db, values)].sort((a, b) => b.seq - a.seq)
}

function seeOf(kind: string, link: string): string {
  if (isTicketLink(link)) return webPushes.see.support
  return isNoticeKind(kind) && waysOf(kind).page === 'comparison' ? webPushes.see.comparison : webPushes.see.project
}

function pushTitleOf(kind: NoticeKind, project_title: string): string {
  const write: NoticeText = notices[kind]
  return write({ project_title, person_name: '' }).push ?? ''
}

function newestMessages(db: Database, values: { me: string; kinds: string; told: number }): News[] {
  const byConversation = new Map<string, News>()
  for (const { seq, id, conversation_id, full_name, content } of rowsOf(
    db,
    { seq: 0, id: '', conversation_id: '', full_name: '', content: '' },
    MESSAGES,
    values,
  )) {
    const known = byConversation.get(conversation_id)
    if (known && known.seq > seq) continue
    const body = excerpt(content, LONGEST_BODY)
    byConversation.set(conversation_id, {
      seq,
      title: webPushes.message(full_name),
      body,
      path: links.conversation(conversation_id),
      isMessage: true,
      see: webPushes.see.message,
      mark: { verb: 'mark_conversation_read', args: { conversation_id, message_id: id } },
    })
  }
  return [...byConversation.values()]
}

const unreadOn = (side: 'one' | 'two'): string => `(SELECT count(*) FROM conversations v
  JOIN messages m ON m.conversation_id = v.id AND m.created_at > v.read_at_${side} AND m.sender_id <> {:me} AND ${isHeard}
  WHERE v.participant_${side} = {:me} AND v.last_message_at > v.read_at_${side})`

export const unreadOf = (db: Database, me: string): number =>
  numberOf(db, `SELECT (SELECT count(*) FROM notifications WHERE user_id = {:me} AND is_read = FALSE) + ${unreadOn('one')} + ${unreadOn('two')}`, {
    me,
  })
