import { type Notice, type NoticeTo, waysOf } from '#domain/notice'
import { DAY_MS, toTime } from '#domain/values/clock'
import { formatMoney } from '#domain/values/money'
import { notices as noticeTexts } from '#texts'
import type { App, Binding } from '../pocketbase-api'
import { isBlocked } from '../silences'
import { run, textOf } from '../sql'
import { queueNoticeJob } from './notice-jobs'
import { noticeLink } from './notice-link'
import { TOLD_TODAY, toldToday, withoutRepeats } from './repeats'

/** Ids made inside SQLite: one statement notifies everyone. */
const randomId = 'lower(substr(hex(randomblob(8)), 1, 15))'

/**
 * In the transaction of its cause and before its changes: a deleted project's proposers must still be found. A job notifies a region's providers.
 * Product 21.
 */
export function notify(tx: App, notices: readonly Notice[], now: string): void {
  for (const notice of notices) {
    if ('region' in notice.to) {
      queueNoticeJob(tx, notice.project.id, notice.to.region)
      continue
    }
    const { title, message } = noticeTexts[notice.kind]({
      project_title: notice.project.title,
      person_name: notice.by?.full_name ?? '',
      ...(notice.reason && { reason: notice.reason }),
      ...(notice.changed && { changed: notice.changed }),
      ...(notice.amount && { money: formatMoney(notice.amount) }),
      ...(notice.stage && { stage: notice.stage }),
      ...(notice.answer && { answer: notice.answer }),
    })
    const { people, values } = withoutRepeats(notice, message, now, heard(notice, recipients(notice.to)))
    // First: it asks which notices were there before.
    if (waysOf(notice.kind).isMailed && !isMailedToday(tx, notice, now)) queueMail(tx, notice, people, values, now)
    const link = noticeLink(notice.kind, notice.project.id)
    const person = goesWith(notice)
    run(
      tx,
      `INSERT INTO notifications (id, user_id, title, message, link, is_read, created_at, person_id, kind, project_id)
        SELECT ${randomId}, person.id, {:title}, {:message}, {:link}, FALSE, {:now}, {:person}, {:kind}, {:project} FROM (${people}) person`,
      { ...values, title, message, link, now, person, kind: notice.kind, project: notice.project.id },
    )
  }
}

type Recipients = { people: string; values: Record<string, Binding> }

/** Not from people whom the receiver has blocked; the trigger `notices_of_blocked` names the same kinds. Product 93. */
const heard = ({ kind, by }: Notice, { people, values }: Recipients): Recipients =>
  by && waysOf(kind).isAddressed
    ? { people: `SELECT told.id FROM (${people}) told WHERE NOT ${isBlocked('told.id', '{:_by}')}`, values: { ...values, _by: by.id } }
    : { people, values }

/** Deleting this account deletes the notice. */
const goesWith = ({ by, project }: Notice): string => by?.id ?? project.client_id

/** One mail a day about one provider's proposals on one project. Product 21. */
function isMailedToday(tx: App, { kind, project, by }: Notice, now: string): boolean {
  if (kind !== 'proposal_received' || !by) return false
  const values = { project: project.id, provider: by.id }
  const mailedAt = textOf(tx, 'SELECT mailed_at FROM proposal_mails WHERE project_id = {:project} AND provider_id = {:provider}', values)
  if (mailedAt > toTime(Date.parse(now) - DAY_MS)) return true
  run(
    tx,
    `INSERT INTO proposal_mails (project_id, provider_id, mailed_at) VALUES ({:project}, {:provider}, {:now})
      ON CONFLICT (project_id, provider_id) DO UPDATE SET mailed_at = excluded.mailed_at`,
    { ...values, now },
  )
  return false
}

export function forgetOldProposalMails(app: App): void {
  run(app, 'DELETE FROM proposal_mails WHERE mailed_at < {:oldest}', { oldest: toTime(Date.now() - DAY_MS) })
}

/** One mail asks about all projects of a run. */
const waitsAlready =
  "{:kind} = 'still_needed' AND EXISTS (SELECT 1 FROM mail_queue WHERE kind = {:kind} AND user_id = u.id AND about ->> 'since' = {:now})"

function queueMail(tx: App, notice: Notice, people: string, values: Record<string, Binding>, now: string): void {
  const { id, title } = notice.project
  const isDaily = waysOf(notice.kind).isMailed === 'daily'
  run(
    tx,
    `INSERT INTO mail_queue (id, kind, user_id, person_id, about, due_at, tries, created_at)
      SELECT ${randomId}, {:kind}, person.id, {:person}, {:about}, {:now}, 0, {:now}
      FROM (${people}) person JOIN users u ON u.id = person.id WHERE u.notify_email = TRUE AND NOT (${waitsAlready}) AND NOT ${isDaily ? TOLD_TODAY : 'FALSE'}`,
    {
      ...values,
      ...(isDaily && toldToday(notice, now)),
      kind: notice.kind,
      person: goesWith(notice),
      about: JSON.stringify({ id, title, since: now }),
      now,
    },
  )
}

function recipients(to: Exclude<NoticeTo, { region: unknown }>): Recipients {
  if ('user' in to) return { people: 'SELECT {:user} AS id', values: { user: to.user } }
  if ('proposersOf' in to) {
    return {
      people: `SELECT provider_id AS id FROM proposals WHERE project_id = {:project} AND provider_id <> {:except}${to.standing ? " AND undone_by = ''" : ''}`,
      values: { project: to.proposersOf, except: to.except ?? '' },
    }
  }
  return {
    people: "SELECT provider_id AS id FROM proposals WHERE project_id = {:project} AND status = 'accepted'",
    values: { project: to.chosenOf },
  }
}
