import type { StorageTrouble } from './storage-trouble'

/** The upload that is being sent, and how many percent of it have left this device. */
export type Sending = { id: string; percent: number }

/** How things stand between this device and the server, for the words on the screen. */
export type SyncStatus = {
  /** `offline`: this device has no network. `unreachable`: it has, and the server does not answer. */
  connection: 'starting' | 'online' | 'offline' | 'unreachable'
  /** The session ended on the server: sync pauses and everything stays. Rule A1. */
  signedOut: boolean
  /** The server's clock at the last ended round, '' before the first. */
  updatedAt: string
  /** A first round has ended, perhaps in an earlier run: the lists are whole, though perhaps not new. */
  complete: boolean
  /** When the last round that has ended began, by this device's clock; 0 before this run's first. What is not here was not there to be seen then. */
  askedAt: number
  /** Why this device could not store what it pulled, '' when all is well. */
  storage: StorageTrouble | ''
  /** Whose shared channels this device follows, '' without a state: what is shared there is here, and of no other state. Rule F2. */
  state: string
  /** The realtime stream is open and subscribed. */
  listening: boolean
  /** Null while no upload is being sent, and where the browser does not tell how far it has come. */
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

/** The state that a list of channels is of. */
export const stateIn = (channels: readonly string[]): string => channels.find((channel) => channel.startsWith(CARDS))?.slice(CARDS.length) ?? ''

export const connectionAfter = (isOnline: boolean): SyncStatus['connection'] => (isOnline ? 'unreachable' : 'offline')
