import type { AuthResult } from '../../data/session/auth'

type Auth = typeof import('../../data/session/auth')

const loadAuth = (): Promise<Auth> => import('../../data/session/auth')

/** Makes an account call. Its module is loaded with the first one: the forms before it carry no SDK. */
export async function withAuth<T>(call: (auth: Auth) => Promise<AuthResult<T>>, load = loadAuth): Promise<AuthResult<T>> {
  const auth = await load().catch(() => null)
  return auth ? call(auth) : { ok: false, code: navigator.onLine ? 'unreachable' : 'offline' }
}
