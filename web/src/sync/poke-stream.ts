import type PocketBase from 'pocketbase'
import type { Stream } from '#domain/wire-requests'
import { pokeDelay, pokeIn } from './poke-delay'

export type PokeStreamPort = {
  baseUrl: string
  token: () => string
  /** Something changed in a channel: own ones at once, shared ones after a random wait. Rule W3. */
  onPoke: () => void
  /** The stream is there and the server has taken the subscription; whatever happened before is unknown, so a pull must follow. Rule W4. */
  onConnected: () => void
  onDisconnected: () => void
}

export type PokeStream = {
  /** Listens to these channels and no others; tries again when there is no stream. */
  follow(channels: readonly string[]): void
  /** A stream opened before the phone slept may be dead without an error: reconnects. */
  renew(): void
  isConnected(): boolean
  /** What a pull names, so that the server pokes this stream again. Rule W2. */
  stream(): Stream | undefined
  stop(): void
}

/** The realtime stream of pokes: a channel's name, never content. Rules W1 to W4. */
export function createPokeStream({ baseUrl, token, onPoke, onConnected, onDisconnected }: PokeStreamPort): PokeStream {
  let loading: Promise<PocketBase['realtime']> | undefined
  let realtime: PocketBase['realtime'] | undefined
  let wanted: readonly string[] = []
  let connected = false
  let listening = false
  /** The last poke of each channel on this stream: the server sends no other one there until a pull has named it. */
  const heard = new Map<string, string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY

  /** The SDK is loaded with the first stream: no screen waits for it, and a tab that does not replicate has no use for it. */
  async function loadRealtime(): Promise<PocketBase['realtime']> {
    const { default: Client } = await import('pocketbase')
    const client = new Client(baseUrl || '/')
    client.beforeSend = (url, options) => ({
      url,
      options: { ...options, query: { acknowledges: 1 }, headers: { ...options.headers, Authorization: token() } },
    })
    client.realtime.onDisconnect = () => {
      connected = false
      heard.clear()
      onDisconnected()
    }
    return client.realtime
  }

  function pullIn(wait: number): void {
    const at = Date.now() + wait
    if (at >= due) return
    clearTimeout(timer)
    due = at
    timer = setTimeout(() => {
      due = Number.POSITIVE_INFINITY
      onPoke()
    }, wait)
  }

  function notePoke(channel: string, sent: unknown): void {
    const poke = pokeIn(sent)
    if (poke) heard.set(channel, poke)
    pullIn(pokeDelay(channel, sent))
  }

  async function listen(): Promise<void> {
    listening = true
    try {
      loading ??= loadRealtime()
      const stream = await loading
      if (wanted.length === 0) return
      realtime = stream
      await stream.unsubscribe()
      const subscriptions = wanted.map((channel) => stream.subscribe(channel, (sent) => notePoke(channel, sent)))
      await Promise.all([...subscriptions, stream.subscribe('PB_CONNECT', noteConnected)])
    } catch {
      // The next pull tries again: without a stream there is one each minute.
      if (!realtime) loading = undefined
      await realtime?.unsubscribe().catch(() => undefined)
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
    stream: () => (connected && realtime ? { id: realtime.clientId, pokes: [...heard.values()] } : undefined),
    stop() {
      clearTimeout(timer)
      wanted = []
      void realtime?.unsubscribe().catch(() => undefined)
    },
  }
}

const sameChannels = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name))
