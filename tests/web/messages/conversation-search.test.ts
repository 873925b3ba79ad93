import { expect, test } from 'vitest'
import { searchConversations } from '../../../web/src/features/messages/messages-page'

const talk = (id: string, name_two: string, project_title: string) => ({ conversation: { id, name_one: 'Marina Alves', name_two, project_title } })
const joao = talk('joao', 'João Batista', 'Reforma do banheiro')
const rosa = talk('rosa', 'Rosa Pisos', 'Calçada')
const said = (conversation_id: string, content: string) => ({ conversation_id, content })
const messages = [said('rosa', 'Levo o NÍVEL a laser.'), said('rosa', 'O nível e a régua, sábado.'), said('joao', 'Até segunda.')]
const found = (search: string) => searchConversations([joao, rosa], messages, search).map(({ conversation, found }) => [conversation.id, found])

test('all of them without a search', () => {
  expect(found('')).toEqual([
    ['joao', undefined],
    ['rosa', undefined],
  ])
})

test.each([
  ['joao', [['joao', undefined]]],
  ['CALCADA', [['rosa', undefined]]],
  ['nivel', [['rosa', 'O nível e a régua, sábado.']]],
  ['nível laser', [['rosa', 'Levo o NÍVEL a laser.']]],
  ['segunda', [['joao', 'Até segunda.']]],
  ['telhado', []],
])('%j is found by person, project or the newest message that has every word', (search, expected) => {
  expect(found(search)).toEqual(expected)
})
