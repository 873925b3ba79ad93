import { map, type Observable } from 'rxjs'
import type { Actor } from '#domain/command'
import type { Account } from '#domain/documents'
import {
  type AccountDatabase,
  browserSurroundings,
  createTransport,
  type OutboxRow,
  type SettledUploads,
  type Surroundings,
  type Sync,
  startSync,
  type Transport,
} from '../sync'
import { liveAvatar, type MyAvatar } from './avatars'
import { openDatabase } from './database'
import { askToLast } from './lasting-storage'
import { liveOne } from './live'
import { createNews } from './news'
import type { Session } from './session'

/** One signed-in person on this device: the local database, and sync in step with the server. */
export type OpenAccount = {
  userId: string
  database: AccountDatabase
  sync: Sync
  transport: Transport
  /** Who gives commands, as far as this device knows: the synced account, before its first pull the session. */
  actor(): Actor
  actor$: Observable<Actor>
  avatar$: Observable<MyAvatar>
  /** Answers from the server, as they come; those that came while nobody listened are told to the first who does. Product 30. */
  onAnswered(listener: AnswerListener): () => void
  /** Photos and avatars that the server has answered, in the same way. */
  onUploaded(listener: (settled: SettledUploads) => void): () => void
  close(): Promise<void>
}

export type { SettledUploads } from '../sync'
export type AnswerListener = (answered: { accepted: OutboxRow[]; refused: OutboxRow[] }) => void

export type OpenOptions = {
  session: Session
  token: () => string
  onAccountRemoved: () => void
  baseUrl?: string
  surroundings?: Surroundings
  database?: AccountDatabase
  silenceLimit?: number
}

export async function openAccount({ session, token, onAccountRemoved, baseUrl = '', ...given }: OpenOptions): Promise<OpenAccount> {
  const database = given.database ?? (await openDatabase(session.user_id))
  const answers = createNews<Parameters<AnswerListener>[0]>()
  const uploads = createNews<SettledUploads>()
  const transport = createTransport({ baseUrl, token })
  const actor$ = liveOne(database, 'users', session.user_id).pipe(map((account) => actorOf(session, account)))
  let actor = actorOf(session, undefined)
  const following = actor$.subscribe((known) => {
    actor = known
  })
  const asking = askToLast(database)
  const sync = startSync({
    database,
    userId: session.user_id,
    baseUrl,
    token,
    surroundings: given.surroundings ?? browserSurroundings(),
    ...(given.silenceLimit ? { silenceLimit: given.silenceLimit } : {}),
    onAnswered: answers.tell,
    onUploaded: uploads.tell,
    onAccountRemoved,
  })
  return {
    userId: session.user_id,
    database,
    sync,
    transport,
    actor: () => actor,
    actor$,
    avatar$: liveAvatar(database, session.user_id),
    onAnswered: answers.listen,
    onUploaded: uploads.listen,
    async close() {
      sync.stop()
      following.unsubscribe()
      asking.unsubscribe()
      await database.close()
    },
  }
}

const actorOf = ({ user_id, role, full_name }: Session, account: Account | undefined): Actor =>
  account ?? { id: user_id, role, full_name, avatar: '', city: '', state: '' }
