import type { LastBackup } from '../data/back-up'
import type { ReplicaState } from '../replica/replica-lag'

type NotedState = ReplicaState & { notedAt: number }

/** A request to a server: its address, '' where it is not known, and why no good answer came, '' where one did. */
export type Asked = { address: string; failure: string }

/** Settings that the server was last started with, by the names of their variables. */
export type StartedWith = Record<string, string>

export type DatabaseFacts = {
  bytes: number
  /** Null where no server was started yet. */
  settings: StartedWith | null
  /** Names of migrations. */
  applied: string[]
  /** ISO 8601, '' for none. */
  newestStart: string
  /** Mails that the mail server did not take at least once. */
  waitingMails: number
}

export type Disk = { folder: string; free: number; size: number }

/** Everything that is found out about an installation. A failure is a sentence for its operator, '' where there is none. */
export type Facts = {
  /** Milliseconds. */
  now: number
  dataDir: string
  settings: { failure: string; given: StartedWith; operatorsHaveAccess: boolean }
  version: { failure: string; programs: string[] }
  /** Or why it could not be read. */
  database: DatabaseFacts | { failure: string }
  /** Names of the migrations of this version. */
  migrations: string[]
  /** Whether a server holds the lock of the data; undefined where that could not be found out. */
  isServed: boolean | undefined
  /** On this machine, and as people do. */
  here: Asked
  outside: Asked
  mail: { to: string; failure: string }
  disks: Disk[]
  /** Whether the system keeps its clock right; undefined where it does not say. */
  isSynchronized: boolean | undefined
  /**
   * Its place, '' for none, where the data were copied to, '' for nowhere, what the server last noted, `notedAt` in milliseconds, and the generation of another server that
   * was promoted since.
   */
  replica: { place: string; copiedTo: string; state: NotedState | undefined; succeededBy: number | undefined }
  /** The copy of the replica that this machine keeps, where it serves nothing itself. */
  follower: { folder: string; state: NotedState | undefined } | undefined
  backup: (LastBackup & { isThere: boolean }) | undefined
}
