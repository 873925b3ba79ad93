import type PocketBase from 'pocketbase'
import type { Stream } from '#domain/wire/wire-requests'
import { backoffDelay } from '../../http/backoff'
import { loadRealtime } from '../../realtime'
import { createEarliestTimer } from '../earliest-timer'
import type { Waits } from '../waits'
import { pokeDelay, pokeIn } from './poke-delay'

export type PokeStreamPort = {
  baseUrl: string
  token: () => string
  waits: Waits
  /** Rule W3. */
  onPoke: () => void
  /** Earlier changes are unknown, so a pull must follow. Rule W4. */
  onConnected: () => void
  onDisconnected: () => void
}

export type PokeStream = {
  /** Exactly these channels. Opens a missing stream after a growing wait; each successful pull calls it. */
  follow(channels: readonly string[]): void
  /** A stream opened before the phone slept may be dead without an error. */
  renew(): void
  isConnected(): boolean
  /** Rule W2. */
  stream(): Stream | undefined
  stop(): void
}

/** Rules W1 to W4. */
export function createPokeStream({ baseUrl, token, waits, onPoke, onConnected, onDisconnected }: PokeStreamPort): PokeStream {
  let loading: Promise<PocketBase['realtime']> | undefined
  let realtime: PocketBase['realtime'] | undefined
  let wanted: readonly string[] = []
  let connected = false
  let listening = false
  /** Last poke of each channel: the server sends no other one there until a pull has named it. */
  const heard = new Map<string, string>()
  /** Streams in a row that could not be opened, or ended soon. */
  let failures = 0
  let openedAt = 0
  /** When the next stream may be opened, by `performance.now()`. */
  let mayOpenAt = 0
  const pull = createEarliestTimer(onPoke)
  const opening = createEarliestTimer(() => void listen())

  /** Loaded with the first stream: no screen waits for it, and a tab that does not replicate has no use for it. */
  async function openRealtime(): Promise<PocketBase['realtime']> {
    const client = await loadRealtime(baseUrl, token)
    client.onDisconnect = () => {
      if (!listening && wanted.length > 0) noteEnd()
      connected = false
      heard.clear()
      onDisconnected()
    }
    return client
  }

  function notePoke(channel: string, sent: unknown): void {
    const poke = pokeIn(sent)
    if (poke) heard.set(channel, poke)
    pull.within(pokeDelay(sent, waits))
  }

  function noteEnd(): void {
    const hasLasted = connected && performance.now() - openedAt >= waits.pollWithoutStreamMs
    failures = hasLasted ? 1 : failures + 1
    mayOpenAt = performance.now() + backoffDelay(failures, waits)
  }

  async function listen(): Promise<void> {
    opening.cancel()
    listening = true
    try {
      loading ??= openRealtime()
      const stream = await loading
      if (wanted.length === 0) return
      realtime = stream
      await stream.unsubscribe()
      const subscriptions = wanted.map((channel) => stream.subscribe(channel, (sent) => notePoke(channel, sent)))
      await Promise.all([...subscriptions, stream.subscribe('PB_CONNECT', noteConnected)])
    } catch {
      noteEnd()
      if (!realtime) loading = undefined
      await realtime?.unsubscribe().catch(() => undefined)
    } finally {
      listening = false
    }
  }

  function noteConnected(): void {
    connected = true
    openedAt = performance.now()
    onConnected()
  }

  return {
    follow(channels) {
      if ((connected || listening) && sameChannels(channels, wanted)) return
      wanted = [...channels]
      if (connected || listening) void listen()
      else opening.within(Math.max(0, mayOpenAt - performance.now()))
    },
    renew() {
      failures = 0
      void listen()
    },
    isConnected: () => connected,
    stream: () => (connected && realtime ? { id: realtime.clientId, pokes: [...heard.values()] } : undefined),
    stop() {
      pull.cancel()
      opening.cancel()
      wanted = []
      void realtime?.unsubscribe().catch(() => undefined)
    },
  }
}

const sameChannels = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name))
