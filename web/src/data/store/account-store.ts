import { filter, first, map, merge, type Observable } from 'rxjs'
import { serverUrl } from '#desktop'
import type { Actor } from '#domain/command'
import { documentPhotos, type PhotoHolder, photoHolders } from '#domain/document-photos'
import type { Account } from '#domain/documents'
import {
  type AccountDatabase,
  browserEnvironment,
  collectionOf,
  createTransport,
  type OutboxRow,
  type PictureSize,
  type SettledUploads,
  type Sync,
  type SyncEnvironment,
  startSync,
  type Transport,
  type Waits,
} from '../../sync'
import { liveOne } from '../live/live'
import { liveAvatar, type MyAvatar } from '../pictures/avatars'
import { livePicture } from '../pictures/live-picture'
import type { Session } from '../session/session'
import { abortTransactionsOnLeave } from './abort-on-leave'
import { openDatabase } from './database'
import { createEventBuffer } from './event-buffer'
import { requestPersistence } from './persistent-storage'

export type AccountStore = {
  userId: string
  database: AccountDatabase
  sync: Sync
  transport: Transport
  /** The synced account, before its first pull the session. */
  actor(): Actor
  actor$: Observable<Actor>
  avatar$: Observable<MyAvatar>
  /** Object URL while subscribed; '' without a picture. */
  picture$(id: string, size?: PictureSize): Observable<string>
  /** The first listener also gets earlier answers. Product 30. */
  onAnswered(listener: AnswerListener): () => void
  onUploaded(listener: (settled: SettledUploads) => void): () => void
  close(): Promise<void>
}

export type { SettledUploads } from '../../sync'
export type AnswerListener = (answered: { accepted: OutboxRow[]; refused: OutboxRow[] }) => void

export type OpenOptions = {
  session: Session
  token: () => string
  onAccountRemoved: () => void
  baseUrl?: string
  environment?: SyncEnvironment
  database?: AccountDatabase
  waits?: Partial<Waits>
}

export async function openAccountStore({ session, token, onAccountRemoved, baseUrl = serverUrl, ...given }: OpenOptions): Promise<AccountStore> {
  const environment = given.environment ?? environmentOfPage()
  const database = given.database ?? (await openDatabase(session.user_id))
  const answers = createEventBuffer<Parameters<AnswerListener>[0]>()
  const uploads = createEventBuffer<SettledUploads>()
  const transport = createTransport({ baseUrl, token })
  const actor$ = liveOne(database, 'users', session.user_id).pipe(map((account) => actorOf(session, account)))
  let actor = actorOf(session, undefined)
  const following = actor$.subscribe((known) => {
    actor = known
  })
  const asking = requestPersistence(database)
  // Photos that the person may see no more, and those removed by their owners. Product 16 and 84.
  const forgetting = merge(...photoHolders.map((of) => withoutPhotos(database, of))).subscribe((id) => void forgetGone(database, id))
  const sync = startSync({
    database,
    userId: session.user_id,
    baseUrl,
    token,
    environment,
    ...(given.waits ? { waits: given.waits } : {}),
    onAnswered: answers.emit,
    onUploaded: uploads.emit,
    onAccountRemoved,
  })
  const tidying = sync.status$.pipe(first(({ complete }) => complete)).subscribe(() => void forgetGone(database))
  return {
    userId: session.user_id,
    database,
    sync,
    transport,
    actor: () => actor,
    actor$,
    avatar$: liveAvatar(database, session.user_id),
    picture$: (id, size) => livePicture(database, id, size),
    onAnswered: answers.listen,
    onUploaded: uploads.listen,
    async close() {
      sync.stop()
      following.unsubscribe()
      asking.unsubscribe()
      forgetting.unsubscribe()
      tidying.unsubscribe()
      await database.close()
    },
  }
}

/** Removes now, else at a later start. */
async function tidy(what: string, remove: () => Promise<void>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    console.info(`${what} could not be removed yet.`, error)
  }
}

/** Ids of records that are gone, or show a photo no more. */
function withoutPhotos<C extends PhotoHolder>(database: AccountDatabase, of: C): Observable<string> {
  const { remove$, update$ } = collectionOf(database, of)
  const { shownIn } = documentPhotos[of]
  const lost = update$.pipe(
    filter(({ previousDocumentData: before, documentData: now }) => shownIn(before).some(({ id }) => !shownIn(now).some((photo) => photo.id === id))),
  )
  return merge(remove$, lost).pipe(map(({ documentId }) => documentId))
}

/** Without `of` only after a complete pull: a missing record may still be on its way. */
const forgetGone = (database: AccountDatabase, of?: string): Promise<void> =>
  tidy('Photos that are gone', async () => (await import('../pictures/seen-photos')).forgetGonePhotos(database, of))

const actorOf = ({ user_id, role, full_name }: Session, account: Account | undefined): Actor =>
  account ?? { id: user_id, role, full_name, avatar: '', city: '', state: '' }

function environmentOfPage(): SyncEnvironment {
  abortTransactionsOnLeave()
  return browserEnvironment()
}
