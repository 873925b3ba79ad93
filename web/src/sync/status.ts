import type { StorageTrouble } from './storage-trouble'

export type Sending = { id: string; percent: number }

export type SyncStatus = {
  /** `offline`: this device has no network. `unreachable`: it has, and the server does not answer. */
  connection: 'starting' | 'online' | 'offline' | 'unreachable'
  /** Rule A1. */
  signedOut: boolean
  /** The server's clock at the last ended round, '' before the first. */
  updatedAt: string
  /** A first round has ended, perhaps in an earlier run: the lists are whole, though perhaps not new. */
  complete: boolean
  /** When the last ended round began, by this device's clock; 0 before this run's first. */
  askedAt: number
  /** '' when everything was stored. */
  storage: StorageTrouble | ''
  /** State whose shared channels this device follows, '' without one. Rule F2. */
  state: string
  listening: boolean
  /** Null without an upload, and where the browser reports no progress. */
  sending: Sending | null
}

export const startingStatus: SyncStatus = {
  connection: 'starting',
  signedOut: false,
  updatedAt: '',
  complete: false,
  askedAt: 0,
  storage: '',
  state: '',
  listening: false,
  sending: null,
}

const CARDS = 'cards:'

export const stateIn = (channels: readonly string[]): string => channels.find((channel) => channel.startsWith(CARDS))?.slice(CARDS.length) ?? ''

export const connectionAfter = (isOnline: boolean): SyncStatus['connection'] => (isOnline ? 'unreachable' : 'offline')
