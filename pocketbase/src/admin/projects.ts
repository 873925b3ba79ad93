import type { PersonHandler } from '../route'
import { answerTablePage, chosen, type Order } from './table-page'

const statuses = ['open', 'in_progress', 'completed'] as const
const orders = ['newest', 'oldest', 'budget', 'budget_desc'] as const

/** Every project, in pages. */
export const listAllProjects: PersonHandler = (e) => {
  const status = chosen(e, 'status', statuses)
  answerTablePage(e, {
    table: 'projects',
    alias: 'p',
    conditions: status ? ['p.status = {:status}'] : [],
    values: { ...(status && { status }) },
    order: orderOf(chosen(e, 'order', orders) ?? 'newest', status ? 'status' : 'all'),
    words: { table: 'project_words', typed: e.request.url.query().get('q') },
    row: `'id', p.id, 'title', p.title, 'client_id', p.client_id, 'client_name', coalesce(u.full_name, ''), 'city', p.city, 'state', p.state,
      'status', p.status, 'budget', p.budget, 'created_at', p.created_at`,
    joins: 'LEFT JOIN users u ON u.id = p.client_id',
  })
}

function orderOf(order: (typeof orders)[number], narrowed: string): Order {
  if (order === 'budget' || order === 'budget_desc')
    return { column: 'p.budget', index: `idx_projects_${narrowed}_budget`, direction: order === 'budget' ? 'ASC' : 'DESC' }
  return { column: 'p.created_at', index: `idx_projects_${narrowed}_newest`, direction: order === 'newest' ? 'DESC' : 'ASC' }
}
