import type { StorageTrouble } from './storage-trouble'
import type { Silence } from './transport'

/** How things stand between this device and the server, for the words on the screen. */
export type SyncStatus = {
  /** `offline`: this device has no network. `unreachable`: it has, and the server does not answer. */
  connection: 'starting' | 'online' | 'offline' | 'unreachable'
  /** The session ended on the server: sync pauses and everything stays. Rule A1. */
  signedOut: boolean
  /** The server's clock at the last ended round, '' before the first. */
  updatedAt: string
  /** A first round has ended: what is not here is not on the server either. */
  complete: boolean
  /** What this device could not store of what came, '' when all is well. */
  storage: StorageTrouble | ''
  /** The wake-up stream is there. */
  listening: boolean
}

export const startingStatus: SyncStatus = { connection: 'starting', signedOut: false, updatedAt: '', complete: false, storage: '', listening: false }

export const connectionAfter = (reason: Silence, isOnline: boolean): SyncStatus['connection'] =>
  reason === 'unauthorized' ? 'online' : isOnline ? 'unreachable' : 'offline'
