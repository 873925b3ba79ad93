import type { ArgsOf, QueuedVerb } from '#domain/commands'
import type { CollectionName, Documents } from '#domain/documents'
import type { Accepted } from '../../web/src/data/accept-proposal'
import type { MyAvatar } from '../../web/src/data/avatars'
import type { Given } from '../../web/src/data/give'
import type { Laid } from '../../web/src/data/overlay'
import type { OutboxRow, SyncStatus, UploadRow } from '../../web/src/sync'
import type { FeedPosition } from '../../web/src/sync/feed-position'
import type { RecordedDatabase } from './recorded-database'

export type DeviceStart = {
  url: string
  session: { user_id: string; token: string; role: 'cliente' | 'empresa' | 'autonomo'; full_name: string; email: string }
  silenceLimit: number
  /** What an earlier release left on the device. */
  recorded?: RecordedDatabase[]
}

/** What a test asks of a device. */
export type DeviceCalls = {
  give<V extends QueuedVerb>(verb: V, args: ArgsOf<V>): Promise<Given>
  accept(args: ArgsOf<'accept_proposal'>): Promise<Accepted>
  /** What its screens show of a collection. */
  screen<C extends CollectionName>(collection: C): Promise<Laid<C>[]>
  /** What the server gave it, without what is pending. */
  documents<C extends CollectionName>(collection: C): Promise<Documents[C][]>
  outbox(): Promise<OutboxRow[]>
  pendencias(): Promise<OutboxRow[]>
  sendAgain(n: string, args?: Record<string, unknown>): Promise<Given>
  /** Chooses a picture of oneself; `picture` is a data URL. */
  keepAvatar(picture: string): Promise<void>
  /** The picture that its screens show. */
  avatar(): Promise<MyAvatar>
  /** Keeps a photo for a project before the project is published. */
  keepPhoto(projectId: string, position: number, picture: string, id?: string): Promise<void>
  uploads(): Promise<UploadRow[]>
  discard(n: string): Promise<boolean>
  position(): Promise<FeedPosition>
  status(): Promise<SyncStatus>
  wasRemoved(): Promise<boolean>
  /** Requests with a body since the last call. */
  requests(): Promise<{ path: string; body: string }[]>
  offline(): Promise<void>
  online(): Promise<void>
  /** The next `count` answers of paths that contain `path` never arrive, though the server has acted. */
  loseAnswers(path: string, count: number): Promise<void>
  /** Requests that carry this verb never arrive. */
  blockVerb(verb: string): Promise<void>
  tryNow(): Promise<void>
  setVisible(visible: boolean): Promise<void>
  setToken(token: string): Promise<void>
  /** Its clock is this many milliseconds off. */
  setClock(offset: number): Promise<void>
  /** Signs in again as the same person. */
  resume(): Promise<void>
  databaseName(): Promise<string>
  /** As if it had died after storing documents and before storing how far they reach. */
  forgetCheckpoints(): Promise<void>
  /** As if the server's last answer had come at `now`. */
  setLastAnswer(now: string): Promise<void>
  /** Of a device that is offline: stops the engine, connects, and runs one round whose lock is lost while the server answers; tells how it ended and how far it had come before and after. */
  pullLosesLock(): Promise<{ ended: string; before: FeedPosition['collections']; after: FeedPosition['collections'] }>
  /** Everything that is stored on it. */
  record(): Promise<RecordedDatabase[]>
  /** What is half written under `name`, as its form keeps it. */
  draft(name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<void>
  /** Another tab of the app comes to the front and is used from now on; the first time it is opened. */
  switchTab(): Promise<void>
  /** The process ends without a word and starts again on what it had stored. */
  crash(): Promise<void>
  close(): Promise<void>
}
