import { afterEach, beforeEach } from 'vitest'
import type { AdminTicket } from '../../../web/src/data/remote/admin-tables'
import { leaveAdminArea, storeAdminSession } from '../../../web/src/data/session/admin-session'

/** Each test of a file, or of a part of it, begins signed in, and leaves nothing typed. */
export function signInForEach(): void {
  beforeEach(() => storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' }))
  afterEach(leaveAdminArea)
}

export const at = '2026-11-20T12:00:00.000Z'

const place = { city: 'Campinas', state: 'SP' }

/** As the table of users has one. */
export const user = {
  ...{ id: 'user00000000000', full_name: 'Ana Lima', email: 'ana@obra.example', role: 'cliente', ...place, phone: '11987654321' },
  ...{ avatar: '', created_at: at, is_confirmed: true, suspended_at: '' },
}

/** As the table of projects has one: Ana's. */
export const project = {
  ...{
    id: 'project00000000',
    title: 'Muro',
    client_id: user.id,
    client_name: user.full_name,
    ...place,
    status: 'open',
    budget: 4_800,
    created_at: at,
  },
}

/** As the list of tickets has one: Ana's, which does not wait. */
export const aTicketRow = (id: string, fields: Partial<AdminTicket> = {}): AdminTicket => ({
  ...{ id, client_id: user.id, client_name: user.full_name, client_avatar: '', subject: 'Senha', status: 'open', last_message_at: at },
  ...{ reported_name: '', waits_since: '', last: null, reason: '', enclosed: 0, reporters: 0, ...fields },
})

/** A whole list, or its first page. */
export const page = (rows: readonly object[], { before = '', total = rows.length } = {}) => [200, { rows, before, total }] as const
