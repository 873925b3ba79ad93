import type { AuthResult } from '../../data/auth'

type Auth = typeof import('../../data/auth')

/** Makes an account call. What makes it is loaded with the first one: the forms before it carry no SDK. */
export async function withAuth<T>(call: (auth: Auth) => Promise<AuthResult<T>>): Promise<AuthResult<T>> {
  const auth = await import('../../data/auth').catch(() => null)
  return auth ? call(auth) : { ok: false, code: 'offline' }
}
