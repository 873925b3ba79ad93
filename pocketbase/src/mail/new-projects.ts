import { DAY_MS, toTime } from '#domain/values/clock'
import { serverNow } from '../globals'
import type { App } from '../pocketbase-api'
import { rowsOf, run } from '../sql'
import { isActive } from '../suspension'

/** One more than a mail names, to say that there are others. */
const MOST = 11

/** One mail a day to each provider with unseen notices of new projects. Product 90. */
export function mailNewProjects(app: App): void {
  const since = toTime(Date.now() - DAY_MS)
  run(
    app,
    `INSERT INTO mail_queue (id, kind, user_id, person_id, about, due_at, tries, created_at)
      SELECT lower(substr(hex(randomblob(8)), 1, 15)), 'new_projects', u.id, '', json_object('since', {:since}), {:now}, 0, {:now}
      FROM (SELECT DISTINCT user_id FROM notifications INDEXED BY idx_notifications_created
        WHERE created_at > {:since} AND kind = 'project_published' AND is_read = FALSE) told
      JOIN users u ON u.id = told.user_id AND ${isActive('u')} WHERE u.notify_email = TRUE AND instr(coalesce(u.mails_off, ''), '"new_projects"') = 0
        AND NOT EXISTS (SELECT 1 FROM mail_queue WHERE user_id = u.id AND kind = 'new_projects')`,
    { since, now: serverNow() },
  )
}

/** Open projects when the mail goes, newest first, unseen and without the provider's proposal. */
export const newProjects = (app: App, provider: string, since: string): { id: string; title: string; city: string; state: string }[] =>
  rowsOf(
    app,
    { id: '', title: '', city: '', state: '' },
    `SELECT p.id, p.title, p.city, p.state FROM notifications n JOIN projects p ON p.id = n.project_id JOIN users owner ON owner.id = p.client_id
      WHERE n.user_id = {:provider} AND n.created_at > {:since} AND n.kind = 'project_published' AND n.is_read = FALSE
        AND p.status = 'open' AND ${isActive('owner')}
        AND NOT EXISTS (SELECT 1 FROM proposals WHERE project_id = p.id AND provider_id = {:provider})
      ORDER BY n.created_at DESC LIMIT ${MOST}`,
    { provider, since },
  )
