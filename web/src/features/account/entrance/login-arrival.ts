import type { Origin } from '../../../components/origin'

/** After signing up or confirming: the address, whether it waits, and where its person was going. */
export type LoginArrival = { email: string; isUnconfirmed: boolean } & Partial<Origin>

export function loginArrivalOf(state: unknown): Omit<LoginArrival, 'from'> {
  const email = typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : ''
  return {
    email,
    isUnconfirmed: email !== '' && typeof state === 'object' && state !== null && 'isUnconfirmed' in state && state.isUnconfirmed === true,
  }
}
