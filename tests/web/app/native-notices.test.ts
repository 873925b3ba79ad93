import { expect, test } from 'vitest'
import type { Conversation } from '#domain/documents'
import type { Bridge } from '../../../electron/bridge'
import { tellSystem } from '../../../web/src/app/desktop/tell-system'
import { newTickets } from '../../../web/src/app/desktop/use-admin-notices'
import { newMessages } from '../../../web/src/app/desktop/use-native-notices'
import type { AdminTicket } from '../../../web/src/data/remote/admin-tables'

const me = 'bruno0000000000'
const since = '2026-11-20T10:00:00.000Z'
const later = '2026-11-20T11:00:00.000Z'

const talk = (id: string, sender_id: string, content: string, last_message_at: string): Conversation => ({
  id,
  project_id: 'projeto00000000',
  participant_one: 'ana000000000000',
  participant_two: me,
  last_message_at,
  read_at_one: '',
  read_at_two: '',
  created_at: since,
  name_one: 'Ana Lima',
  avatar_one: '',
  name_two: 'Bruno',
  avatar_two: '',
  project_title: 'Muro',
  last_message: { id: 'mensagem0000000', sender_id, content, created_at: last_message_at },
})

/** What the system is given of a message. */
function toldOf(content: string): unknown {
  const told: unknown[] = []
  const desktop = { call: async (...given: unknown[]) => void told.push(given) } as unknown as Bridge
  for (const notice of newMessages([talk('c1', 'ana000000000000', content, later)], new Map([['c1', since]]), since, me)) tellSystem(desktop, notice)
  return told
}

test('what the other person says is told with its conversation, in one line', () => {
  expect(toldOf('Oi!\n\nPode\tvir?')).toEqual([['notify', { title: 'Ana Lima', text: 'Oi! Pode vir?', path: '/mensagens/c1' }]])
})

test('a conversation that is new is told too, unless it is older than this run', () => {
  expect(newMessages([talk('c2', 'ana000000000000', 'Oi', later)], new Map(), since, me)).toHaveLength(1)
  expect(newMessages([talk('c2', 'ana000000000000', 'Oi', since)], new Map(), since, me)).toEqual([])
})

test('one’s own words and what is known already are not', () => {
  expect(newMessages([talk('c1', me, 'Oi', later)], new Map([['c1', since]]), since, me)).toEqual([])
  expect(newMessages([talk('c1', 'ana000000000000', 'Oi', later)], new Map([['c1', later]]), since, me)).toEqual([])
})

test('a long message is cut', () => {
  expect(toldOf('a'.repeat(2_000))).toEqual([['notify', { title: 'Ana Lima', text: `${'a'.repeat(299)}…`, path: '/mensagens/c1' }]])
})

const ticket = (id: string, last_message_at: string): AdminTicket => ({
  id,
  client_id: 'ana000000000000',
  client_name: 'Ana Lima',
  client_avatar: '',
  subject: 'Suporte via Widget',
  status: 'open',
  last_message_at,
  is_unread: true,
})
const idsOf = (tickets: AdminTicket[]) => tickets.map(({ id }) => id)

test('administrators are told of an unread ticket with something new, and of a new ticket', () => {
  const before = new Map([['t1', since]])
  expect(idsOf(newTickets([ticket('t2', later), ticket('t1', later)], before))).toEqual(['t2', 't1'])
  expect(idsOf(newTickets([ticket('t1', since)], new Map()))).toEqual(['t1'])
})

test('they are not told of what is known, nor of an old ticket that came into the list as another left it', () => {
  expect(newTickets([ticket('t1', since)], new Map([['t1', since]]))).toEqual([])
  expect(newTickets([ticket('t0', '2026-11-01T10:00:00.000Z')], new Map([['t1', since]]))).toEqual([])
})
