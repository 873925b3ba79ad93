import { expect, test } from 'vitest'
import type { Conversation } from '#domain/documents'
import { newMessages } from '../../../web/src/app/use-native-notices'

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

test('what the other person says is told with its conversation, in one line', () => {
  expect(newMessages([talk('c1', 'ana000000000000', 'Oi!\n\nPode\tvir?', later)], new Map([['c1', since]]), since, me)).toEqual([
    { title: 'Ana Lima', text: 'Oi! Pode vir?', path: '/mensagens/c1' },
  ])
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
  const [notice] = newMessages([talk('c1', 'ana000000000000', 'a'.repeat(2_000), later)], new Map(), since, me)
  expect(notice?.text).toHaveLength(300)
  expect(notice?.text.endsWith('…')).toBe(true)
})
