import { expect, test } from 'vitest'
import { newConversation, otherPerson, sideOf } from '#domain/conversation'
import { conversationId } from '#domain/ids'
import { aConversation, ana, bia, idOf, joao, NOW } from './builders'

test('a new conversation is the same whichever of the two it is made for, and unread by both', () => {
  const made = newConversation(idOf('reforma'), joao.id, ana.id, NOW)
  expect(made).toEqual(newConversation(idOf('reforma'), ana.id, joao.id, NOW))
  expect(made).toMatchObject({ id: conversationId(idOf('reforma'), ana.id, joao.id), participant_one: ana.id, participant_two: joao.id })
  expect(made).toMatchObject({ read_at_one: '', read_at_two: '', last_message_at: NOW, created_at: NOW })
})

test('each of the two is on one side, anyone else on none', () => {
  expect([ana, joao, bia].map(({ id }) => sideOf(aConversation(), id))).toEqual(['one', 'two', null])
})

test('the other person is the one that I am not', () => {
  expect(otherPerson(aConversation(), ana.id)).toBe(joao.id)
  expect(otherPerson(aConversation(), joao.id)).toBe(ana.id)
})
