import type { SessionState } from '../../../web/src/data/account-context'

/** What the session's provider gives, in each of its states. */
export const sessionOf = (state: SessionState['state']): SessionState => ({
  state,
  session:
    state === 'signed_in'
      ? { user_id: 'u1', token: 't', role: 'cliente', full_name: 'Ana Lima', email: 'ana@canteiro.example', remember: true, renewed_at: 0 }
      : null,
  signIn: () => undefined,
  signOut: async () => undefined,
})
