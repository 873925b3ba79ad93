import { type Order, tableRoute } from './table-page'

export const listAllProjects = tableRoute(({ choice }) => {
  const status = choice('status', ['open', 'in_progress', 'completed', 'closed'])
  const order = choice('order', ['newest', 'oldest', 'budget', 'budget_desc']) ?? 'newest'
  return {
    table: 'projects',
    alias: 'p',
    equal: { 'p.status': status },
    order: orderOf(order, status ? 'status' : 'all'),
    words: 'project_words',
    row: `'id', p.id, 'title', p.title, 'client_id', p.client_id, 'client_name', coalesce(u.full_name, ''), 'city', p.city, 'state', p.state,
      'status', p.status, 'budget', p.budget, 'created_at', p.created_at`,
    joins: 'LEFT JOIN users u ON u.id = p.client_id',
  }
})

function orderOf(order: 'newest' | 'oldest' | 'budget' | 'budget_desc', narrowed: string): Order {
  const index = `idx_projects_${narrowed}`
  // A missing budget, 0, comes last in both orders. Must match the indexes' expressions.
  if (order === 'budget') return { column: 'iif(p.budget > 0, p.budget, 1e9)', index: `${index}_least`, direction: 'ASC' }
  if (order === 'budget_desc') return { column: 'p.budget', index: `${index}_budget`, direction: 'DESC' }
  return { column: 'p.created_at', index: `${index}_newest`, direction: order === 'newest' ? 'DESC' : 'ASC' }
}
