import { notice } from '#domain/notice'
import { toTime } from '#domain/values/clock'
import { countedWorksOf } from '../counted-works'
import type { App } from '../pocketbase-api'
import { run } from '../sql'
import { isActive } from '../suspension'
import { notify } from './notices'
import { CHUNK, settleInChunks } from './settle-in-chunks'

const shown = { id: '', provider_id: '', project_id: '', title: '', client_id: '', client_name: '' }

/** Tells a provider once that a reference has appeared; one of a work that does not count is read by its two sides alone. Product 129. */
export function tellOfShownReferences(app: App): void {
  const now = toTime(Date.now())
  settleInChunks(app, shown, SHOWN, { now }, (tx, { id, provider_id, project_id, title, client_id, client_name }) => {
    run(tx, "UPDATE proposals SET told_reference = reference ->> 'shown_from' WHERE id = {:id}", { id })
    if (!countedWorksOf(tx, provider_id, client_id).some((work) => work.id === project_id)) return
    const by = { id: client_id, full_name: client_name }
    notify(tx, [notice('reference_shown', { user: provider_id }, { id: project_id, title, client_id }, by)], now)
  })
}

/** While neither side is suspended. */
const SHOWN = `SELECT q.id, q.provider_id, q.project_id, p.title, p.client_id, c.full_name AS client_name
  FROM proposals q INDEXED BY idx_proposals_untold JOIN projects p ON p.id = q.project_id AND p.accepted_proposal_id = q.id AND p.status = 'completed'
    JOIN users u ON u.id = q.provider_id AND ${isActive('u')} JOIN users c ON c.id = p.client_id AND ${isActive('c')}
  WHERE q.reference IS NOT NULL AND q.told_reference = '' AND json_extract(q.reference, '$.shown_from') < {:now}
    AND q.reference ->> 'accepted_at' = p.accepted_at AND q.reference ->> 'removed' = '' LIMIT ${CHUNK}`
