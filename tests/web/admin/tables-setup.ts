import { afterEach, beforeEach, vi } from 'vitest'
import { leaveAdminArea, storeAdminSession } from '../../../web/src/data/session/admin-session'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'

/** Each test of a file begins signed in, and leaves nothing typed, told or stubbed. */
export function signInForEach(): void {
  beforeEach(() => storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' }))
  afterEach(() => {
    leaveAdminArea()
    toastQueue.clear()
    vi.unstubAllGlobals()
  })
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
