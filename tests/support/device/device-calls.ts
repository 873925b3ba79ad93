import type { ArgsOf, QueuedVerb } from '#domain/commands'
import type { CollectionName, Documents, Project } from '#domain/documents'
import type { Accepted } from '../../../web/src/data/commands/accept-proposal'
import type { DispatchResult } from '../../../web/src/data/commands/dispatch'
import type { Optimistic } from '../../../web/src/data/live/overlay'
import type { MyAvatar } from '../../../web/src/data/pictures/avatars'
import type { sendAgain } from '../../../web/src/data/queries/outbox'
import type { OutboxRow, SyncStatus, UploadRow, Waits } from '../../../web/src/sync'
import type { SyncPosition } from '../../../web/src/sync/pull/server-position'
import type { RecordedDatabase } from './recorded-database'

export type DeviceStart = {
  url: string
  session: { user_id: string; token: string; role: 'cliente' | 'empresa' | 'autonomo'; full_name: string; email: string }
  waits: Partial<Waits>
  /** Storage that an earlier life left on the device. */
  recorded?: RecordedDatabase[]
  /** It dies once it has made this many writes to its storage. */
  diesAfterWrites?: number
  /** As `letFirst`, from the start. */
  first?: string
  /** Its thread runs when nothing else wants the processor: in the drill, devices are machines of their own. */
  yields?: boolean
}

/** Calls of a test to a device. */
export type DeviceCalls = {
  /** `shown` is a project that the server showed and the device does not hold. */
  dispatch<V extends QueuedVerb>(verb: V, args: ArgsOf<V>, shown?: Project): Promise<DispatchResult>
  accept(args: ArgsOf<'accept_proposal'>): Promise<Accepted>
  /** Documents of a collection as its screens show them. */
  screen<C extends CollectionName>(collection: C): Promise<Optimistic<C>[]>
  /** Documents as the server gave them, without pending commands. */
  documents<C extends CollectionName>(collection: C): Promise<Documents[C][]>
  outbox(): Promise<OutboxRow[]>
  pendencias(): Promise<OutboxRow[]>
  sendAgain(n: string, args?: Record<string, unknown>): ReturnType<typeof sendAgain>
  /** Chooses a picture of oneself; `picture` is a data URL. */
  keepAvatar(picture: string): Promise<void>
  /** The picture that its screens show: the server's address of it, or the bytes of one that was chosen here as a data URL. */
  avatar(): Promise<MyAvatar>
  /** Keeps a photo for a project before the project is published. */
  keepPhoto(projectId: string, position: number, picture: string, id?: string): Promise<void>
  /** Keeps a photo for an edit of a project before the edit is saved. */
  keepEditPhoto(projectId: string, position: number, picture: string, id: string): Promise<void>
  uploads(): Promise<UploadRow[]>
  /** Uploads that the server has. */
  sent(): Promise<UploadRow[]>
  discard(n: string): Promise<boolean>
  position(): Promise<SyncPosition>
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
  /** No request gets through until one whose path contains `path` was answered. */
  letFirst(path: string): Promise<void>
  /** Whether `die` was called: it writes and sends nothing any more. */
  isDead(): Promise<boolean>
  tryNow(): Promise<void>
  setVisible(visible: boolean): Promise<void>
  setToken(token: string): Promise<void>
  /** Its clock is this many milliseconds off. */
  setClock(offset: number): Promise<void>
  /** Signs in again as the same person. */
  resume(): Promise<void>
  /** Everything that is stored on it. */
  record(): Promise<RecordedDatabase[]>
  /** Another tab of the app comes to the front and is used from now on; the first time it is opened. */
  switchTab(): Promise<void>
  /** When the next page is being written, another tab comes to the front and takes the lock. */
  stealWhileStoring(): Promise<void>
  wasStolen(): Promise<boolean>
  /** From now on it writes and sends nothing, as if it had been killed. */
  die(): Promise<void>
  /** The process ends without a word and starts again on what it had stored. */
  crash(): Promise<void>
  close(): Promise<void>
}
