import PocketBase from 'pocketbase'
import { wakeWait } from './wake-wait'

export type WakePort = {
  baseUrl: string
  token: () => string
  /** Something changed in a channel: own ones at once, shared ones after a random wait. Rule W3. */
  onWake: () => void
  /** The stream is there and the server has taken the subscription; whatever happened before is unknown, so a pull must follow. Rule W4. */
  onConnected: () => void
  onDisconnected: () => void
}

export type Wake = {
  /** Listens to these channels and no others; tries again when there is no stream. */
  follow(channels: readonly string[]): void
  /** A stream from before the phone slept may be dead without knowing it. */
  renew(): void
  isConnected(): boolean
  stop(): void
}

/** The stream that says 'there is something', and never what. Rules W1 to W4. */
export function createWake({ baseUrl, token, onWake, onConnected, onDisconnected }: WakePort): Wake {
  const client = new PocketBase(baseUrl || '/')
  client.beforeSend = (url, options) => ({ url, options: { ...options, headers: { ...options.headers, Authorization: token() } } })
  let wanted: readonly string[] = []
  let connected = false
  let listening = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY

  client.realtime.onDisconnect = () => {
    connected = false
    onDisconnected()
  }

  function wakeIn(wait: number): void {
    const at = Date.now() + wait
    if (at >= due) return
    clearTimeout(timer)
    due = at
    timer = setTimeout(() => {
      due = Number.POSITIVE_INFINITY
      onWake()
    }, wait)
  }

  async function listen(): Promise<void> {
    listening = true
    try {
      await client.realtime.unsubscribe()
      const subscriptions = wanted.map((channel) => client.realtime.subscribe(channel, (sent) => wakeIn(wakeWait(channel, sent))))
      await Promise.all([...subscriptions, client.realtime.subscribe('PB_CONNECT', noteConnected)])
    } catch {
      // The next pull tries again: without a stream there is one each minute.
      await client.realtime.unsubscribe().catch(() => undefined)
    } finally {
      listening = false
    }
  }

  function noteConnected(): void {
    connected = true
    onConnected()
  }

  return {
    follow(channels) {
      if ((connected || listening) && sameChannels(channels, wanted)) return
      wanted = [...channels]
      void listen()
    },
    renew: () => void listen(),
    isConnected: () => connected,
    stop() {
      clearTimeout(timer)
      wanted = []
      void client.realtime.unsubscribe().catch(() => undefined)
    },
  }
}

const sameChannels = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name))
