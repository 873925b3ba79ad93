import { map, type Observable } from 'rxjs'
import type { Actor } from '#domain/command'
import type { Account } from '#domain/documents'
import {
  type AccountDatabase,
  browserSurroundings,
  createTransport,
  type OutboxRow,
  type Surroundings,
  type Sync,
  startSync,
  type Transport,
} from '../sync'
import { openDatabase } from './database'
import { liveOne } from './live'
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
  /** Answers from the server, as they come; those that came while nobody listened are told to the first who does. Product 30. */
  onAnswered(listener: AnswerListener): () => void
  close(): Promise<void>
}

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
  const listeners = new Set<AnswerListener>()
  const unheard: Parameters<AnswerListener>[0][] = []
  const transport = createTransport({ baseUrl, token })
  const actor$ = liveOne(database, 'users', session.user_id).pipe(map((account) => actorOf(session, account)))
  let actor = actorOf(session, undefined)
  const following = actor$.subscribe((known) => {
    actor = known
  })
  const sync = startSync({
    database,
    userId: session.user_id,
    baseUrl,
    token,
    surroundings: given.surroundings ?? browserSurroundings(),
    ...(given.silenceLimit ? { silenceLimit: given.silenceLimit } : {}),
    onAnswered: (answered) => {
      if (listeners.size === 0) unheard.push(answered)
      for (const listener of listeners) listener(answered)
    },
    onAccountRemoved,
  })
  return {
    userId: session.user_id,
    database,
    sync,
    transport,
    actor: () => actor,
    actor$,
    onAnswered(listener) {
      listeners.add(listener)
      for (const answered of unheard.splice(0)) listener(answered)
      return () => listeners.delete(listener)
    },
    async close() {
      sync.stop()
      following.unsubscribe()
      await database.close()
    },
  }
}

const actorOf = ({ user_id, role, full_name }: Session, account: Account | undefined): Actor =>
  account ?? { id: user_id, role, full_name, avatar: '', city: '', state: '' }
