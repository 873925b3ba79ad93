import { expect, test } from 'vitest'
import { readReplies } from '../../../web/src/features/support/support-corner'
import { aNotification, aSupportMessage, aTicket, idOf } from '../../domain/builders'

const [first, second] = ['2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z']
const notice = (name: string, created_at: string) => aNotification({ id: idOf(name), link: '/suporte', created_at })
const notices = [notice('um', first), notice('dois', second)]
const messages = [first, second].map((created_at, k) => aSupportMessage({ id: idOf(`resposta${k}`), created_at }))

test.each([
  ['', []],
  [first, [idOf('um')]],
  [second, [idOf('um'), idOf('dois')]],
])("[PRODUCT 40] read up to '%s' in the chat, the notices of those replies are read as well", (read_at_client, read) => {
  expect(readReplies(notices, [{ ticket: aTicket({ read_at_client }), messages }])).toEqual(read)
})

test('a reply that has not come is not read, whatever was read in other tickets, and no other notice is', () => {
  const read = aTicket({ read_at_client: second })
  expect(readReplies(notices, [{ ticket: read, messages: [] }])).toEqual([])
  expect(readReplies([aNotification({ created_at: first })], [{ ticket: read, messages }])).toEqual([])
})
