import { type Order, tableRoute } from './table-page'

const which = {
  suspended: { index: 'suspended', conditions: ["u.suspended_at <> ''"] },
  unconfirmed: { index: 'unconfirmed', conditions: ['u.verified = FALSE'] },
}

/** JSON of a table row. Private fields leave the server only in administrators' answers. Product 4. */
export const USER_ROW = `'id', u.id, 'full_name', u.full_name, 'email', u.email, 'role', u.role, 'city', u.city, 'state', u.state, 'phone', u.phone,
  'avatar', u.avatar, 'created_at', u.created_at, 'is_confirmed', json(iif(u.verified, 'true', 'false')), 'suspended_at', u.suspended_at`

export const listUsers = tableRoute(({ choice }) => {
  const role = choice('role', ['cliente', 'empresa', 'autonomo', 'admin'])
  const state = choice('status', ['suspended', 'unconfirmed'])
  const { index, conditions } = state ? which[state] : { index: role ? 'role' : 'all', conditions: [] }
  return {
    table: 'users',
    alias: 'u',
    equal: { 'u.role': role },
    conditions,
    order: orderOf(choice('order', ['newest', 'oldest', 'name', 'name_desc']) ?? 'newest', index),
    words: 'user_words',
    row: USER_ROW,
  }
})

function orderOf(order: 'newest' | 'oldest' | 'name' | 'name_desc', narrowed: string): Order {
  // `search` begins with the folded name. Must match the indexes' expressions.
  if (order === 'name' || order === 'name_desc')
    return { column: 'substr(u.search, 1, 120)', index: `idx_users_${narrowed}_name`, direction: order === 'name' ? 'ASC' : 'DESC' }
  return { column: 'u.created_at', index: `idx_users_${narrowed}_newest`, direction: order === 'newest' ? 'DESC' : 'ASC' }
}
