import type { LastBackup } from '../data/back-up'
import type { ReplicaState } from '../replica/replica-lag'

type NotedState = ReplicaState & { notedAt: number }

export type Asked = { address: string; failure: string }

/** By environment variable, of the last start. */
export type StartedWith = Record<string, string>

export type DatabaseFacts = {
  bytes: number
  settings: StartedWith | null
  applied: string[]
  newestStart: string
  /** Refused by the mail server at least once. */
  waitingMails: number
}

export type Disk = { folder: string; free: number; size: number }

/** A failure is a sentence for the operator, '' for none. */
export type Facts = {
  now: number
  dataDir: string
  settings: { failure: string; given: StartedWith; operatorsHaveAccess: boolean }
  version: { failure: string; programs: string[] }
  database: DatabaseFacts | { failure: string }
  migrations: string[]
  /** Undefined where it could not be found out. */
  isServed: boolean | undefined
  here: Asked
  outside: Asked
  mail: { to: string; failure: string }
  disks: Disk[]
  /** Undefined where the system does not say. */
  isSynchronized: boolean | undefined
  /** `place`, `copiedTo`: '' for none; `notedAt` in milliseconds; `succeededBy`: a later generation. */
  replica: { place: string; copiedTo: string; state: NotedState | undefined; succeededBy: number | undefined }
  /** This machine's own copy, where it serves nothing. */
  follower: { folder: string; state: NotedState | undefined } | undefined
  backup: (LastBackup & { isThere: boolean }) | undefined
}
