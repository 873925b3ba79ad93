import type { PersonHandler } from '../route'
import { answerTablePage, chosen, type Order } from './table-page'

const roles = ['cliente', 'empresa', 'autonomo', 'admin'] as const
const states = ['suspended', 'unconfirmed'] as const
const orders = ['newest', 'oldest', 'name', 'name_desc'] as const

const which = {
  suspended: { index: 'suspended', condition: "u.suspended_at <> ''" },
  unconfirmed: { index: 'unconfirmed', condition: 'u.verified = FALSE' },
}

/** As JSON: what a row of the table shows. Private fields leave the server here, and in an administrator's other answers, only. Product 4. */
export const USER_ROW = `'id', u.id, 'full_name', u.full_name, 'email', u.email, 'role', u.role, 'city', u.city, 'state', u.state, 'phone', u.phone,
  'avatar', u.avatar, 'created_at', u.created_at, 'is_confirmed', json(iif(u.verified, 'true', 'false')), 'suspended_at', u.suspended_at`

/** Everyone who has an account, in pages. */
export const listUsers: PersonHandler = (e) => {
  const role = chosen(e, 'role', roles)
  const state = chosen(e, 'status', states)
  const narrowed = state ? which[state].index : role ? 'role' : 'all'
  answerTablePage(e, {
    table: 'users',
    alias: 'u',
    conditions: [...(state ? [which[state].condition] : []), ...(role ? ['u.role = {:role}'] : [])],
    values: { ...(role && { role }) },
    order: orderOf(chosen(e, 'order', orders) ?? 'newest', narrowed),
    words: { table: 'user_words', typed: e.request.url.query().get('q') },
    row: USER_ROW,
  })
}

function orderOf(order: (typeof orders)[number], narrowed: string): Order {
  // `search` begins with the folded name. In the words of the indexes.
  if (order === 'name' || order === 'name_desc')
    return { column: 'substr(u.search, 1, 120)', index: `idx_users_${narrowed}_name`, direction: order === 'name' ? 'ASC' : 'DESC' }
  return { column: 'u.created_at', index: `idx_users_${narrowed}_newest`, direction: order === 'newest' ? 'DESC' : 'ASC' }
}
