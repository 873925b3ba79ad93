import type PocketBase from 'pocketbase'

type Realtime = PocketBase['realtime']

/**
 * PocketBase's realtime client, with which its users open streams; it is loaded with the first of them. `token` is read for each subscription; an empty `serverUrl` is the page's own server. Once a stream has ended it opens no other by itself. Fails where its code does not come.
 */
export async function loadRealtime(serverUrl: string, token: () => string): Promise<Realtime> {
  const { default: Client } = await import('pocketbase')
  const client = new Client(serverUrl || '/')
  client.beforeSend = (url, options) => ({ url, options: { ...options, headers: { ...options.headers, Authorization: token() } } })
  // It would try again every two seconds for as long as the server is away, and offers no other way to end that.
  Object.assign(client.realtime, { maxReconnectAttempts: -1 })
  return client.realtime
}
