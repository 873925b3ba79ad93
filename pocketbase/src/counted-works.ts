import { countedWorks, type Work } from '#domain/projects/counted-work'
import type { Database } from './pocketbase-api'
import { rowsOf } from './sql'

const work: Work = { id: '', client_id: '', provider_id: '', accepted_at: '', completed_at: '' }

/** A provider's works that count, oldest first; `id` is the project's. With `client`, those of that pair alone. Product 129. */
export const countedWorksOf = (db: Database, provider: string, client = ''): Work[] =>
  countedWorks(
    rowsOf(
      db,
      work,
      `SELECT p.id, p.client_id, q.provider_id, p.accepted_at, p.completed_at FROM proposals q
        JOIN projects p ON p.id = q.project_id AND p.accepted_proposal_id = q.id AND p.status = 'completed' AND p.client_id = iif({:client} = '', p.client_id, {:client})
        JOIN users u ON u.id = q.provider_id AND u.verified = TRUE JOIN users c ON c.id = p.client_id AND c.verified = TRUE
        WHERE q.provider_id = {:provider} AND q.status = 'accepted'`,
      { provider, client },
    ),
  )
