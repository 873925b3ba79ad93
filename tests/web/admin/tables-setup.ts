import { afterEach, beforeEach } from 'vitest'
import { leaveAdminArea, storeAdminSession } from '../../../web/src/data/session/admin-session'

/** Each test of a file, or of a part of it, begins signed in, and leaves nothing typed. */
export function signInForEach(): void {
  beforeEach(() => storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' }))
  afterEach(leaveAdminArea)
}

export const at = '2026-11-20T12:00:00.000Z'

/** As the table of users has one. */
export const user = {
  ...{
    id: 'user00000000000',
    full_name: 'Ana Lima',
    email: 'ana@obra.example',
    role: 'cliente',
    city: 'Campinas',
    state: 'SP',
    phone: '11987654321',
  },
  ...{ avatar: '', created_at: at, is_confirmed: true, suspended_at: '' },
}
