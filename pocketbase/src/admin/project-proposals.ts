import { Failure } from '../failure'
import type { Database } from '../pocketbase-api'
import { answerJson, type PersonHandler } from '../requests/route'
import { inSnapshot, textOf } from '../sql'

const MOST = 100

/** The chosen proposal first, then the lowest prices. Product 17. */
export const listProjectProposals: PersonHandler = (e) => {
  const json = inSnapshot(e.app, (db) => proposalsJson(db, e.request.pathValue('id')))
  if (json === '') throw new Failure(404, 'not_found')
  answerJson(e, 200, json)
}

/** Photos of a proposal `r`, the last first as its two sides see them, without those whose file is lost. Product 127. */
const WORK_PHOTOS = `json((SELECT json_group_array(json_object('id', i.id, 'file', i.file, 'thumb', i.thumb, 'by', i.by, 'created_at', i.created_at))
  FROM (SELECT * FROM work_photos WHERE proposal_id = r.id AND is_lost = 0 ORDER BY position DESC, id DESC) i))`

const proposalsJson = (db: Database, id: string): string =>
  textOf(
    db,
    `SELECT json_object('accepted_at', p.accepted_at, 'total', (SELECT count(*) FROM proposals WHERE project_id = p.id), 'proposals',
      json((SELECT json_group_array(json_object('id', r.id, 'provider_id', r.provider_id, 'provider_name', coalesce(u.full_name, ''), 'amount', r.amount,
          'duration_days', r.duration_days, 'status', r.status, 'is_chosen', json(iif(r.id = p.accepted_proposal_id, 'true', 'false')),
          'created_at', r.created_at, 'work_photos', ${WORK_PHOTOS}))
        FROM (SELECT * FROM proposals WHERE project_id = p.id ORDER BY id = p.accepted_proposal_id DESC, amount, id LIMIT ${MOST}) r
          LEFT JOIN users u ON u.id = r.provider_id)))
      FROM projects p WHERE p.id = {:id}`,
    { id },
  )
