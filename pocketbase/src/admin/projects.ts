import { tableRoute } from './table-page'

/** Every project. */
export const listAllProjects = tableRoute(({ choice }) => {
  const status = choice('status', ['open', 'in_progress', 'completed', 'closed'])
  const order = choice('order', ['newest', 'oldest', 'budget', 'budget_desc']) ?? 'newest'
  const by = order.startsWith('budget') ? 'budget' : 'newest'
  return {
    table: 'projects',
    alias: 'p',
    equal: { 'p.status': status },
    order: {
      column: by === 'budget' ? 'p.budget' : 'p.created_at',
      index: `idx_projects_${status ? 'status' : 'all'}_${by}`,
      direction: order === 'newest' || order === 'budget_desc' ? 'DESC' : 'ASC',
    },
    words: 'project_words',
    row: `'id', p.id, 'title', p.title, 'client_id', p.client_id, 'client_name', coalesce(u.full_name, ''), 'city', p.city, 'state', p.state,
      'status', p.status, 'budget', p.budget, 'created_at', p.created_at`,
    joins: 'LEFT JOIN users u ON u.id = p.client_id',
  }
})
