import type PocketBase from 'pocketbase'

type Realtime = PocketBase['realtime']

/**
 * Loaded with the first stream. `token` is read for each subscription; an empty `serverUrl` is the page's own server. An ended stream opens no
 * other by itself. Rejects where its code does not load.
 */
export async function loadRealtime(serverUrl: string, token: () => string): Promise<Realtime> {
  const { default: Client } = await import('pocketbase')
  const client = new Client(serverUrl || '/')
  client.beforeSend = (url, options) => ({ url, options: { ...options, headers: { ...options.headers, Authorization: token() } } })
  // The client would retry every two seconds while the server is away, and offers no other way to end that.
  Object.assign(client.realtime, { maxReconnectAttempts: -1 })
  return client.realtime
}
