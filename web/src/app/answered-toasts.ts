import { isQueuedVerb, type QueuedVerb } from '#domain/commands'
import { errorText, texts } from '#texts'
import type { AnswerListener } from '../data/account'
import { countsForPeople } from '../data/sync-state'
import { links } from '../links'
import type { Toast } from '../ui/toasts'

type Answered = Parameters<AnswerListener>[0]
type Row = Answered['accepted'][number]
type Words = Pick<Toast, 'title' | 'description'>

/** What each verb says once the server has taken it; a chat and a read mark show it on themselves. Specification 8, product 30. */
const done: Record<QueuedVerb, Words | null> = {
  publish_project: texts.projects.newProject.done,
  complete_project: texts.projects.complete.done,
  delete_project: texts.projects.remove.done,
  send_proposal: texts.proposals.form.done,
  improve_proposal: texts.proposals.form.doneImproved,
  withdraw_proposal: texts.proposals.withdraw.done,
  edit_account: texts.settings.update.done,
  request_cancellation: texts.settings.cancellation.done,
  start_conversation: null,
  send_message: null,
  send_support_message: null,
  mark_conversation_read: null,
  mark_notifications_read: null,
  mark_ticket_read: null,
}

const failed: Record<QueuedVerb, ((reason: string) => Words) | null> = {
  publish_project: texts.projects.newProject.failed,
  complete_project: texts.projects.complete.failed,
  delete_project: texts.projects.remove.failed,
  send_proposal: texts.proposals.form.failed,
  improve_proposal: texts.proposals.form.failedImproved,
  withdraw_proposal: texts.proposals.withdraw.failed,
  edit_account: texts.settings.update.failed,
  request_cancellation: texts.settings.cancellation.failed,
  start_conversation: texts.messages.start.failed,
  send_message: texts.messages.failed,
  send_support_message: texts.supportChat.failed,
  mark_conversation_read: null,
  mark_notifications_read: null,
  mark_ticket_read: null,
}

/** Two quick messages are no news; what has waited this long was left behind and is. */
const LEFT_BEHIND_MS = 2_000

/** What one round of answers says: at most one toast for what was taken and one for what was not. `now` is this device's clock. */
export const answeredToasts = ({ accepted, refused }: Answered, now: number): Toast[] => [...takenToast(accepted, now), ...refusedToast(refused)]

function takenToast(accepted: Row[], now: number): Toast[] {
  const counted = accepted.filter(countsForPeople)
  const [only] = counted
  if (counted.length === 1 && only) return withTone('ok', wordsOf(done, only.verb))
  const isNews = counted.some((row) => wordsOf(done, row.verb) !== null || now - Date.parse(row.at) >= LEFT_BEHIND_MS)
  return isNews ? [{ ...texts.sync.sentToast(counted.length), tone: 'ok' }] : []
}

function refusedToast(refused: Row[]): Toast[] {
  const kept = refused.filter(({ on_refusal }) => on_refusal === 'keep')
  const [only] = kept
  const [returned] = refused.filter(({ on_refusal }) => on_refusal === 'input')
  // It is no item of Pendências: its words are in the field again.
  if (!only && returned) return withTone('bad', wordsOf(failed, returned.verb)?.(errorText(returned.code)) ?? null)
  const words = kept.length === 1 && only ? (wordsOf(failed, only.verb)?.(errorText(only.code)) ?? null) : null
  const action = { text: texts.sync.seeOutbox, href: links.outbox() }
  if (kept.length > 1) return [{ title: texts.sync.refused(kept.length), tone: 'bad', action }]
  return withTone('bad', words).map((toast) => ({ ...toast, action }))
}

const wordsOf = <T>(of: Record<QueuedVerb, T | null>, verb: string): T | null => (isQueuedVerb(verb) ? of[verb] : null)
const withTone = (tone: Toast['tone'], words: Words | null): Toast[] => (words ? [{ ...words, tone }] : [])
