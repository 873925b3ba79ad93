import { expect, test } from 'vitest'
import { groupItems } from '../../../web/src/features/outbox/outbox-groups'
import { queuedRow, refusedRow } from './rows'

const wall = { project_title: 'Muro de arrimo', person_name: '' }
const marina = { project_title: 'Muro de arrimo', person_name: 'Marina Alves' }

test('items that hang on the same thing stand together under its name', () => {
  const proposal = queuedRow('send_proposal', {}, { record: 'proposals/p1', parent: 'projects/wall', about: wall })
  const withdrawal = queuedRow('withdraw_proposal', {}, { record: 'proposals/p1', about: wall })
  const message = queuedRow('send_message', {}, { record: 'messages/m1', parent: 'conversations/c1', about: marina })
  const groups = groupItems([proposal, message, withdrawal])
  expect(groups.map(({ title, rows }) => [title, rows])).toEqual([
    ['Muro de arrimo', [proposal, withdrawal]],
    ['Marina Alves', [message]],
  ])
})

test('a message follows its new conversation to the project', () => {
  const conversation = queuedRow('start_conversation', {}, { record: 'conversations/c1', parent: 'projects/wall', about: marina })
  const message = queuedRow('send_message', {}, { record: 'messages/m1', parent: 'conversations/c1', about: marina })
  expect(groupItems([conversation, message])).toEqual([{ key: 'projects/wall', title: 'Muro de arrimo', rows: [conversation, message] }])
})

test('what needs its person comes first, among the groups and within one', () => {
  const waiting = queuedRow('edit_account', { about: 'Pedreiro há 12 anos.' }, { record: 'users/u1' })
  const queued = queuedRow('improve_proposal', {}, { record: 'proposals/p1', parent: 'projects/wall', about: wall })
  const refused = refusedRow('send_proposal', {}, 'project_closed', { record: 'proposals/p1', parent: 'projects/wall', about: wall })
  expect(groupItems([waiting, queued, refused])).toEqual([
    { key: 'projects/wall', title: 'Muro de arrimo', rows: [refused, queued] },
    { key: 'users/u1', title: 'Seu perfil', rows: [waiting] },
  ])
})

test('what waits for the support stands under its name', () => {
  const ask = (content: string) => queuedRow('send_support_message', { content }, { parent: 'support_tickets/t1' })
  const rows = [ask('Não consigo entrar.'), ask('E agora?')]
  expect(groupItems(rows)).toEqual([{ key: 'support_tickets/t1', title: 'Suporte', rows }])
})
