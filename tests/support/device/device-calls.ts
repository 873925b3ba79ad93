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
  /** From an earlier life. */
  recorded?: RecordedDatabase[]
  /** Dies after so many writes to its storage. */
  diesAfterWrites?: number
  /** As `letFirst`, from the start. */
  first?: string
  /** Low priority: in the drill, devices are machines of their own. */
  yields?: boolean
}

export type DeviceCalls = {
  /** `shown`: a project shown by the server and not held. */
  dispatch<V extends QueuedVerb>(verb: V, args: ArgsOf<V>, shown?: Project): Promise<DispatchResult>
  accept(args: ArgsOf<'accept_proposal'>): Promise<Accepted>
  screen<C extends CollectionName>(collection: C): Promise<Optimistic<C>[]>
  documents<C extends CollectionName>(collection: C): Promise<Documents[C][]>
  outbox(): Promise<OutboxRow[]>
  pendencias(): Promise<OutboxRow[]>
  sendAgain(n: string, args?: Record<string, unknown>): ReturnType<typeof sendAgain>
  keepAvatar(picture: string): Promise<void>
  /** The server's address, or a data URL of the chosen picture. */
  avatar(): Promise<MyAvatar>
  keepPhoto(projectId: string, position: number, picture: string, id?: string): Promise<void>
  /** Photo of the work, for a proposal that the device holds. */
  keepWorkPhoto(proposalId: string, picture: string, stage?: string): Promise<void>
  keepEditPhoto(projectId: string, position: number, picture: string, id: string): Promise<void>
  uploads(): Promise<UploadRow[]>
  sent(): Promise<UploadRow[]>
  discard(n: string): Promise<boolean>
  position(): Promise<SyncPosition>
  status(): Promise<SyncStatus>
  wasRemoved(): Promise<boolean>
  /** On the server. */
  requests(): Promise<{ path: string; body: string }[]>
  offline(): Promise<void>
  online(): Promise<void>
  /** With a body, since the last call. */
  loseAnswers(path: string, count: number): Promise<void>
  /** The server acts, and its next `count` answers are lost. */
  blockVerb(verb: string): Promise<void>
  /** Requests with this verb are lost. */
  letFirst(path: string): Promise<void>
  /** Whether `die` was called: it writes and sends nothing any more. */
  isDead(): Promise<boolean>
  tryNow(): Promise<void>
  setVisible(visible: boolean): Promise<void>
  setToken(token: string): Promise<void>
  setClock(offset: number): Promise<void>
  resume(): Promise<void>
  record(): Promise<RecordedDatabase[]>
  /** Another tab comes to the front, opened at first. */
  switchTab(): Promise<void>
  /** While a page is written, another tab takes the lock. */
  stealWhileStoring(): Promise<void>
  wasStolen(): Promise<boolean>
  /** Killed: nothing is written or sent any more. */
  die(): Promise<void>
  /** Ends without a word, and starts on what was stored. */
  crash(): Promise<void>
  close(): Promise<void>
}
