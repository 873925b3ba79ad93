import { vi } from 'vitest'

type Request = { path: string; token: string | null; body: Record<string, unknown> }

/** A browser that can push, and the server behind it: in memory, since happy-dom knows neither. */
export function pushingBrowser(answers: Record<string, () => Response> = {}) {
  const store = new Map<string, Response>()
  const requests: Request[] = []
  let subscription: { endpoint: string; unsubscribe: () => Promise<boolean> } | null = null
  let made = 0
  const unsubscribe = vi.fn(async () => {
    subscription = null
    return true
  })
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async (_options: { applicationServerKey: string }) => {
      subscription = { endpoint: `https://fcm.googleapis.com/fcm/send/${++made}`, unsubscribe }
      return subscription
    }),
  }
  const shown = [{ close: vi.fn() }]
  const registration = { active: {}, pushManager, getNotifications: async () => shown }
  const worker = Object.assign(new EventTarget(), { getRegistration: async () => registration })
  const notification = { permission: 'default', requestPermission: vi.fn(async () => answer('granted')) }
  const answer = (permission: string) => {
    notification.permission = permission
    return permission
  }
  const routes: Record<string, () => Response> = { '/api/web-push/key': () => Response.json({ key: 'the-key' }), ...answers }
  vi.stubGlobal('caches', {
    match: async (path: string) => store.get(path)?.clone(),
    open: async () => ({
      match: async (path: string) => store.get(path)?.clone(),
      put: async (path: string, response: Response) => void store.set(path, response),
      delete: async (path: string) => store.delete(path),
    }),
    delete: async () => store.clear(),
  })
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('fetch', async (path: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
    requests.push({ path, token: headers.Authorization ?? null, body: body ? JSON.parse(body) : {} })
    return routes[path]?.() ?? new Response(null, { status: 204 })
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  return {
    notification,
    /** Answers the browser's question, from now on. */
    answers: (permission: string) => notification.requestPermission.mockImplementation(async () => answer(permission)),
    pushManager,
    unsubscribe,
    shown,
    worker,
    routes,
    /** Requests to the server since they were last looked at. */
    asked: () => requests.splice(0),
    kept: async (): Promise<unknown> => store.get('/web-push/kept')?.clone().json(),
    /** As the worker remembers presses without a connection; their number. */
    remember: (marks: readonly object[]) => void store.set('/web-push/marks', Response.json(marks)),
    hasMarks: () => store.has('/web-push/marks'),
    /** The subscription goes, as a browser may take it. */
    lose() {
      subscription = null
    },
  }
}

export function leaveBrowser(): void {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
}
