import { notice } from '#domain/notice'
import { ASK_AFTER_DAYS, CLOSES_AFTER_DAYS } from '#domain/projects/project-life'
import { DAY_MS, toTime } from '#domain/values/clock'
import { isRestoredSince, stillGivingBackSince } from '../feed/starts'
import type { App } from '../pocketbase-api'
import { run } from '../sql'
import { isActive } from '../suspension'
import { notify } from './notices'
import { CHUNK, settleInChunks } from './settle-in-chunks'

const project = { id: '', title: '', client_id: '', asked_at: '', touched_at: '' }
type Quiet = typeof project

/** Asks the owners of quiet projects, and closes those asked about in vain. Product 88. */
export function askWhatIsStillNeeded(app: App): void {
  const now = Date.now()
  const before = (days: number): string => toTime(now - days * DAY_MS)
  // After a restore the lost answer may be on its way.
  const [quietSince, closing] = [before(ASK_AFTER_DAYS), isRestoredSince(app, stillGivingBackSince(now)) ? '' : before(CLOSES_AFTER_DAYS)]
  settleInChunks(app, project, ASKED, { closing }, (tx, asked) =>
    asked.touched_at > asked.asked_at ? noteTouch(tx, asked) : close(tx, asked, toTime(now)),
  )
  settleInChunks(app, project, QUIET, { quietSince }, (tx, quiet) =>
    quiet.touched_at > quietSince ? noteTouch(tx, quiet) : ask(tx, quiet, toTime(now)),
  )
}

const noteTouch = (tx: App, { id, touched_at }: Quiet): void =>
  run(tx, "UPDATE projects SET touched_at = {:touched_at}, asked_at = '' WHERE id = {:id}", { id, touched_at })

function ask(tx: App, quiet: Quiet, now: string): void {
  run(tx, 'UPDATE projects SET asked_at = {:now} WHERE id = {:id}', { id: quiet.id, now })
  notify(tx, [notice('still_needed', { user: quiet.client_id }, quiet)], now)
}

/** `asked_at` stays: the project closed itself. */
function close(tx: App, asked: Quiet, now: string): void {
  run(tx, "UPDATE projects SET status = 'closed', closed_at = {:now} WHERE id = {:id}", { id: asked.id, now })
  const proposers = { proposersOf: asked.id, standing: true } as const
  notify(tx, [notice('project_left_alone', { user: asked.client_id }, asked), notice('project_closed', proposers, asked)], now)
}

/** The last act on project `p`; the column holds what the last look found. */
const touchedAt = `max(p.touched_at, coalesce((SELECT max(updated_at) FROM proposals WHERE project_id = p.id), ''),
  coalesce((SELECT max(last_message_at) FROM conversations WHERE project_id = p.id), ''))`

/** Projects of owners who can answer. */
const open = (index: string, condition: string): string => `SELECT p.id, p.title, p.client_id, p.asked_at, ${touchedAt} AS touched_at
  FROM projects p INDEXED BY ${index} JOIN users owner ON owner.id = p.client_id AND ${isActive('owner')}
  WHERE p.status = 'open' AND ${condition} LIMIT ${CHUNK}`

const QUIET = open('idx_projects_quiet', "p.asked_at = '' AND p.touched_at <= {:quietSince}")

const ASKED = open('idx_projects_asked', `p.asked_at <> '' AND (p.asked_at <= {:closing} OR ${touchedAt} > p.asked_at)`)
