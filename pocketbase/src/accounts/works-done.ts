import { stepOf } from '#domain/projects/project-life'
import { DAY_MS, toTime } from '#domain/values/clock'
import { countedWorksOf } from '../counted-works'
import { CHUNK, settleInChunks } from '../notices/settle-in-chunks'
import type { App } from '../pocketbase-api'
import { run } from '../sql'
import { isActive } from '../suspension'

const work = { id: '', client_id: '', provider_id: '' }

/** Judges each deal once, when its completed project can be reopened no more, and counts it on its provider's card where it counts. Product 128. */
export function countWorks(app: App): void {
  const { withinDays = 0 } = stepOf('completed', 'reopen_project') ?? {}
  settleInChunks(app, work, UNJUDGED, { until: toTime(Date.now() - withinDays * DAY_MS) }, judge)
}

function judge(tx: App, { id, client_id, provider_id }: typeof work): void {
  run(tx, 'UPDATE projects SET judged_deal = accepted_at WHERE id = {:id}', { id })
  // A card that changes is sent to its whole state: one that stays as it is is not written.
  if (countedWorksOf(tx, provider_id, client_id).some((one) => one.id === id))
    run(tx, 'UPDATE users SET works_done = works_done + 1 WHERE id = {:provider_id}', { provider_id })
}

/** One of a suspended owner waits until that is lifted. */
const UNJUDGED = `SELECT p.id, p.client_id, q.provider_id
  FROM projects p INDEXED BY idx_projects_unjudged JOIN proposals q ON q.id = p.accepted_proposal_id
    JOIN users owner ON owner.id = p.client_id AND ${isActive('owner')}
  WHERE p.status = 'completed' AND p.judged_deal <> p.accepted_at AND p.completed_at < {:until} LIMIT ${CHUNK}`
