import type { Session } from '../../../web/src/data/session/session'
import type { SessionState } from '../../../web/src/data/store/account-store-context'

export const aSession = (fields: Partial<Session> = {}): Session => ({
  user_id: 'u1',
  token: 't',
  role: 'cliente',
  full_name: 'Ana Lima',
  email: 'ana@canteiro.example',
  remember: true,
  renewed_at: 0,
  ...fields,
})

/** The session provider's value, in each of its states. */
export const sessionOf = (state: SessionState['state']): SessionState => ({
  state,
  session: state === 'signed_in' ? aSession() : null,
  signIn: () => ({ ok: true }),
  renew: () => true,
  signOut: async () => undefined,
})
