import { act } from 'react'
import { BehaviorSubject } from 'rxjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#domain/command'
import type { CollectionName, Documents } from '#domain/documents'
import { toTime } from '#domain/values/clock'
import { newId } from '#new-id'
import { useConversations, useMessages } from '../../../web/src/data/queries/conversations'
import { useNotifications, useNotificationsSoFar } from '../../../web/src/data/queries/notifications'
import { useOpenProjects } from '../../../web/src/data/queries/projects'
import { useMyProposals } from '../../../web/src/data/queries/proposals'
import { useUnreadCount } from '../../../web/src/data/queries/unread-messages'
import { useUnreadNotifications } from '../../../web/src/data/queries/unread-notifications'
import { useWorkLines } from '../../../web/src/data/queries/work-lines'
import { openDatabase } from '../../../web/src/data/store/database'
import { useOpenProjects as useListed } from '../../../web/src/features/projects/open/use-open-projects'
import type { AccountDatabase, SyncStatus } from '../../../web/src/sync'
import { startingStatus } from '../../../web/src/sync/status'
import { aConversation, aMessage, aNotification, ana, aProject, aProposal, joao } from '../../domain/builders'
import { hold } from '../../support/device/hold'
import { watchReads } from '../../support/device/storage-reads'
import { get, mount, press } from '../ui/mount'
import { inAccount, standInAccount } from './stand-in-account'

const ROWS = 300
const DAY_MS = 86_400_000
const START = Date.parse('2026-01-01T12:00:00.000Z')
const day = (n: number): string => toTime(START + n * DAY_MS)
const idOf = (kind: string, n: number): string => kind + String(n).padStart(14, '0')

let database: AccountDatabase

const holdRows = <C extends CollectionName>(collection: C, make: (n: number) => Documents[C]) =>
  hold(
    database,
    collection,
    Array.from({ length: ROWS }, (_, n) => make(n)),
  )

/** As a busy account has them: each of its lists is long. João's last word is unread in the two oldest conversations. */
beforeAll(async () => {
  database = await openDatabase(newId())
  await holdRows('notifications', (n) => aNotification({ id: idOf('n', n), created_at: day(n), is_read: n < 20 }))
  await holdRows('messages', (n) => aMessage({ id: idOf('m', n), conversation_id: idOf('c', 0), created_at: day(n) }))
  await holdRows('conversations', (n) => {
    const last = { id: idOf('m', n), sender_id: n < 2 ? joao.id : ana.id, content: 'Bom dia!', created_at: day(n) }
    return aConversation({ id: idOf('c', n), last_message: last, last_message_at: day(n), read_at_one: n === 0 ? '' : day(n - 1) })
  })
  await holdRows('projects', (n) => aProject({ id: idOf('p', n), created_at: day(n) }))
  const { id: accepted_proposal_id, project_id } = chosen
  await hold(database, 'projects', [aProject({ id: project_id, status: 'in_progress', accepted_proposal_id, accepted_at: day(1) })])
  await hold(database, 'proposals', [chosen])
  await holdRows('proposals', (n) => aProposal({ id: idOf('o', n), provider_id: joao.id, created_at: day(n) }))
})
afterAll(() => database.close())

const chosen = aProposal({ project_id: idOf('q', 0), status: 'accepted' })
const talk = aConversation({ project_id: chosen.project_id })

type Shown = number | undefined
type Read = Partial<Record<CollectionName, number>>

test.each<[what: string, shown: () => Shown, count: number, read: Read, Actor?]>([
  [
    'the bell, the icon of the app and the toasts',
    () => [useUnreadNotifications(), useUnreadNotifications()].at(-1)?.length,
    200,
    { notifications: 200 },
  ],
  ["the dashboard's notices of the last days", () => useNotifications({ since: day(ROWS - 10) })?.length, 10, { notifications: 10 }],
  ['the number beside Mensagens', useUnreadCount, 100, { conversations: 2, messages: 100 }],
  ['the first rows of Mensagens', () => useConversations(40)?.length, 40, { conversations: 40 }],
  ['a chat', () => useMessages(idOf('c', 0))?.messages.length, 200, { messages: 201 }],
  ["the first of a provider's proposals", () => useMyProposals(40)?.length, 40, { proposals: 40 }, joao],
  ['the first open projects', () => useOpenProjects(40)?.length, 40, { projects: 40 }],
])('%s read no more documents than they show', async (_what, shown, count, expected, actor = ana) => {
  const read = new Map<string, number>()
  const end = watchReads((collection) => read.set(collection, (read.get(collection) ?? 0) + 1))
  const Count = () => <output>{shown()}</output>
  await mount(inAccount(standInAccount(database, { actor }), <Count />))
  await sees(() => document.querySelector('output')?.textContent).toBe(String(count))
  end()
  expect(Object.fromEntries(read)).toEqual(expected)
})

test("the lines of a chat's deal read its project and one proposal at most", async () => {
  const read: string[] = []
  const end = watchReads((collection) => read.push(collection))
  const Count = () => <output>{useWorkLines(talk)?.length}</output>
  await mount(inAccount(standInAccount(database), <Count />))
  await sees(() => document.querySelector('output')?.textContent).toBe('1')
  end()
  expect(['projects', 'proposals']).toEqual(expect.arrayContaining(read))
  expect(new Set(read).size).toBe(read.length)
})

test.each([
  ['as it is opened', '/', 40],
  ['in another order', '/?ordem=budget', ROWS],
])('the list of open projects, %s, has so many rows while a first pull brings them, and all once that has ended', async (_how, address, count) => {
  const status$ = new BehaviorSubject<SyncStatus>(startingStatus)
  const Count = () => <output>{useListed().shown?.length}</output>
  const shown = () => document.querySelector('output')?.textContent
  await mount(inAccount(standInAccount(database, { actor: joao, status$ }), <Count />, address))
  await sees(shown).toBe(String(count))
  await act(async () => status$.next({ ...startingStatus, connection: 'offline', complete: true }))
  await sees(shown).toBe(String(ROWS))
})

test('the page of notifications reads a hundred, and a hundred more each time that one has scrolled through them', async () => {
  const reads: number[] = []
  let read = 0
  const end = watchReads(() => read++)
  function Shown() {
    const { notifications = [], showMore } = useNotificationsSoFar() ?? {}
    return (
      <button type="button" onClick={showMore} disabled={!showMore}>
        {`${notifications.length} ${notifications.at(-1)?.created_at}`}
      </button>
    )
  }
  const button = () => get('button', '')
  await mount(inAccount(standInAccount(database), <Shown />))
  for (const shown of [100, 200, 300]) {
    await sees(() => button().textContent).toBe(`${shown} ${day(ROWS - shown)}`)
    reads.push(read)
    read = 0
    await press(button())
  }
  end()
  expect(reads).toEqual([101, 201, 300])
  expect(button().hasAttribute('disabled')).toBe(true)
})

const sees = (read: () => unknown) => expect.poll(() => act(async () => read()))
