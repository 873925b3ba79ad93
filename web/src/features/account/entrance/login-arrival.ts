/** The navigation state of /login after signing up: the address that waits for its confirmation. */
export type LoginArrival = { email: string; isUnconfirmed: boolean }

export function loginArrivalOf(state: unknown): LoginArrival {
  const email = typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : ''
  return {
    email,
    isUnconfirmed: email !== '' && typeof state === 'object' && state !== null && 'isUnconfirmed' in state && state.isUnconfirmed === true,
  }
}
