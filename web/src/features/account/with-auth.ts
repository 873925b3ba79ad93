type Unreached = { ok: false; code: 'unreachable' | 'offline' }
type Auth = typeof import('../../data/session/auth')

const loadAuth = (): Promise<Auth> => import('../../data/session/auth')

/** The SDK loads with the first call. */
export async function withAuth<R extends { ok: boolean }>(call: (auth: Auth) => Promise<R>, load = loadAuth): Promise<R | Unreached> {
  const auth = await load().catch(() => null)
  return auth ? call(auth) : { ok: false, code: navigator.onLine ? 'unreachable' : 'offline' }
}
