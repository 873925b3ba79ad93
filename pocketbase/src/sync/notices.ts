import type { Notice, NoticeTo } from '#domain/notice'
import { notices as noticeTexts } from '#texts'
import { run } from '../database'
import type { App, Binding } from '../pocketbase-api'

/** Kinds that also go by e-mail, unless switched off. Product 21. */
const mailed: readonly Notice['kind'][] = ['proposal_received', 'proposal_accepted']

const links: Partial<Record<Notice['kind'], (projectId: string) => string>> = {
  proposal_received: (id) => `/projetos/${id}/propostas`,
  proposal_improved: (id) => `/projetos/${id}/propostas`,
  project_deleted: () => '/minhas-propostas',
}

/** Random ids made inside SQLite: one statement tells everybody, however many they are. */
const randomId = 'lower(substr(hex(randomblob(8)), 1, 15))'

/**
 * Tells people, in the transaction of the cause, before its changes are written: whoever proposed must still be found when the project goes.
 * A region's providers are told by one INSERT … SELECT. Product 21.
 */
export function notify(tx: App, notices: readonly Notice[], now: string): void {
  for (const notice of notices) {
    const { people, values } = recipients(notice.to)
    const { title, message } = noticeTexts[notice.kind]({ project_title: notice.project.title, person_name: notice.by?.full_name ?? '' })
    const link = (links[notice.kind] ?? ((id: string) => `/projetos/${id}`))(notice.project.id)
    const person = notice.by?.id ?? ''
    run(
      tx,
      `INSERT INTO notifications (id, user_id, title, message, link, is_read, created_at, person_id)
        SELECT ${randomId}, person.id, {:title}, {:message}, {:link}, FALSE, {:now}, {:person} FROM (${people}) person`,
      { ...values, title, message, link, now, person },
    )
    if (mailed.includes(notice.kind)) queueMail(tx, notice, people, values, now)
  }
}

function queueMail(tx: App, notice: Notice, people: string, values: Record<string, Binding>, now: string): void {
  run(
    tx,
    `INSERT INTO mail_queue (id, kind, user_id, person_id, about, due_at, tries, created_at)
      SELECT ${randomId}, {:kind}, person.id, {:person}, {:about}, {:now}, 0, {:now}
      FROM (${people}) person JOIN users u ON u.id = person.id WHERE u.notify_email = TRUE`,
    { ...values, kind: notice.kind, person: notice.by?.id ?? '', about: JSON.stringify(notice.project), now },
  )
}

/** Whom a notice reaches, as a SELECT of ids. */
function recipients(to: NoticeTo): { people: string; values: Record<string, Binding> } {
  if ('user' in to) return { people: 'SELECT {:user} AS id', values: { user: to.user } }
  if ('proposersOf' in to) {
    return {
      people: 'SELECT provider_id AS id FROM proposals WHERE project_id = {:project} AND provider_id <> {:except}',
      values: { project: to.proposersOf, except: to.except ?? '' },
    }
  }
  if ('chosenOf' in to) {
    return {
      people: "SELECT provider_id AS id FROM proposals WHERE project_id = {:project} AND status = 'accepted'",
      values: { project: to.chosenOf },
    }
  }
  return { people: regional, values: to.region }
}

/**
 * Providers of the same city and state; nobody there: of the same state. Each chooses 'minha cidade', 'meu estado' or 'nenhum':
 * 'meu estado' hears of the whole state, 'minha cidade' of its own, and of the state only where the city has nobody.
 */
const providersHere = "u.verified = TRUE AND u.role IN ('empresa', 'autonomo') AND u.state = {:state}"
const regional = `SELECT u.id FROM users u WHERE ${providersHere} AND (
    u.notify_scope = 'state'
    OR (u.notify_scope = 'city' AND u.city = {:city})
    OR (u.notify_scope = 'city' AND NOT EXISTS (
      SELECT 1 FROM users v WHERE v.verified = TRUE AND v.role IN ('empresa', 'autonomo') AND v.state = {:state} AND v.city = {:city})))`
