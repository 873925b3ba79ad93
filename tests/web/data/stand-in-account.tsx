import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { BehaviorSubject, of } from 'rxjs'
import type { Actor } from '#domain/command'
import type { AccountStore } from '../../../web/src/data/store/account-store'
import { AccountStoreContext, SessionContext } from '../../../web/src/data/store/account-store-context'
import type { AccountDatabase, SyncStatus } from '../../../web/src/sync'
import { startingStatus } from '../../../web/src/sync/status'
import { ana } from '../../domain/builders'
import { sessionOf } from '../app/sessions'

type Given = { actor?: Actor; status$?: BehaviorSubject<SyncStatus>; tryNow?: () => void }

/** The account of a person whose device is connected, without an engine: what is dispatched stays queued. */
export function standInAccount(database: AccountDatabase, { actor = ana, status$ = online(), tryNow = nothing }: Given = {}): AccountStore {
  return {
    userId: actor.id,
    database,
    sync: { status$, status: () => status$.value, tryNow, resume: nothing, stop: nothing },
    transport: { post: async () => ({ ok: false, code: 'unreachable' }) },
    actor: () => actor,
    actor$: of(actor),
    avatar$: of({ src: '', waiting: false }),
    picture$: () => of(''),
    onAnswered: () => nothing,
    onUploaded: () => nothing,
    close: async () => undefined,
  }
}

const nothing = () => undefined

const online = () => new BehaviorSubject<SyncStatus>({ ...startingStatus, connection: 'online', complete: true })

/** The screens of a signed-in person, at an address. */
export const inAccount = (account: AccountStore, content: ReactNode, at = '/') => (
  <SessionContext value={sessionOf('signed_in')}>
    <AccountStoreContext value={account}>
      <MemoryRouter initialEntries={[at]}>{content}</MemoryRouter>
    </AccountStoreContext>
  </SessionContext>
)
