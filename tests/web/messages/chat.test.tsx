import { describe, expect, test } from 'vitest'
import { chatEntries, unreadOf } from '../../../web/src/chat/chat-entries'
import { LinkedText, partsOf } from '../../../web/src/chat/linked-text'
import { dayText, recentText, writtenText } from '../../../web/src/components/times/near-times'
import type { Optimistic } from '../../../web/src/data/live/overlay'
import { messagesInOrder } from '../../../web/src/data/queries/conversations'
import { searchConversations } from '../../../web/src/features/messages/messages-page'
import { aMessage } from '../../domain/builders'
import { all, get, mount, pageText } from '../ui/mount'

const ana = 'ana000000000000'
const bruno = 'bruno0000000000'

const message = (id: string, created_at: string, given: Partial<Optimistic<'messages'>> = {}) => {
  return { ...aMessage({ id, sender_id: bruno, sent_at: created_at, created_at }), waiting: false, ...given }
}

/** Noon, so that the day is the same in every time zone of Brazil and of the machine that tests. */
const on = (day: string, minute = '00') => `2026-11-${day}T12:${minute}:00.000Z`

const lines = (given: Partial<Parameters<typeof chatEntries>[0]>) =>
  chatEntries({ messages: [], firstUnread: '', refused: [], ...given }).map(({ kind, id }) => (kind === 'message' ? id : kind))

describe('a chat', () => {
  test('[PRODUCT 18] begins with its notice, also without messages', () => {
    expect(lines({})).toEqual(['notice'])
  })

  test('begins with the offer of earlier messages while there are any', () => {
    const messages = [message('one', on('18'))]
    expect(lines({ messages, hasEarlier: true })).toEqual(['earlier', 'day', 'one'])
  })

  test('names each day once, before its first message', () => {
    const messages = [message('one', on('18')), message('two', on('18', '30')), message('three', on('20'))]
    expect(lines({ messages })).toEqual(['notice', 'day', 'one', 'two', 'day', 'three'])
  })

  test('parts what was read from what was not', () => {
    const messages = [message('one', on('18')), message('two', on('18', '30'))]
    expect(lines({ messages, firstUnread: 'two' })).toEqual(['notice', 'day', 'one', 'unread', 'two'])
  })
})

describe('[PRODUCT 126] lines between messages', () => {
  const line = (id: string, at: string, waiting = false) => ({ id, at, text: id, isOwn: true, waiting })
  const all = (given: Partial<Parameters<typeof chatEntries>[0]>) => lines(given).slice(1)
  const named = (given: Partial<Parameters<typeof chatEntries>[0]>) =>
    chatEntries({ messages: [], firstUnread: '', refused: [], ...given })
      .slice(1)
      .map(({ kind, id }) => (kind === 'day' ? kind : id))

  test('stand by their times, each under its day, also without messages', () => {
    const messages = [message('one', on('18')), message('two', on('20'))]
    const given = [line('first', on('17')), line('same day', on('18', '30')), line('between', on('19')), line('last', on('20', '30'))]
    expect(named({ messages, lines: given })).toEqual(['day', 'first', 'day', 'one', 'same day', 'day', 'between', 'day', 'two', 'last'])
    expect(named({ lines: given.slice(0, 1) })).toEqual(['day', 'first'])
  })

  test('come with the messages beside which they stand: none is earlier than those that are shown', () => {
    const messages = [message('one', on('18'))]
    const given = [line('early', on('17')), line('late', on('19'))]
    expect(named({ messages, lines: given, hasEarlier: true })).toEqual(['day', 'one', 'day', 'late'])
  })

  test('that wait stand among the messages that wait, after all that were taken', () => {
    const messages = [message('taken', on('20')), message('waits', on('18', '10'), { waiting: true, sender_id: ana })]
    const given = [line('taken line', on('20', '30')), line('waits before', on('18'), true), line('waits after', on('18', '20'), true)]
    expect(named({ messages, lines: given }).filter((each) => each !== 'day')).toEqual([
      'taken',
      'taken line',
      'waits before',
      'waits',
      'waits after',
    ])
  })

  test('move no divider', () => {
    const messages = [message('one', on('18')), message('two', on('18', '30'))]
    expect(all({ messages, firstUnread: 'two', lines: [line('between', on('18', '10'))] })).toEqual(['day', 'one', 'line', 'unread', 'two'])
  })
})

test('messages stand in the order of the server; what it does not have yet comes last, as it was given', () => {
  const pending = { waiting: true, sender_id: ana }
  const given = [
    message('second pending', on('18', '05'), pending),
    message('newest', on('20')),
    message('first pending', on('18', '01'), pending),
    message('oldest', on('19')),
  ]
  expect(messagesInOrder(given).map(({ id }) => id)).toEqual(['oldest', 'newest', 'first pending', 'second pending'])
})

test('unread is what the other side wrote after the mark, never what is pending', () => {
  const messages = [
    message('read', on('18')),
    message('mine', on('19'), { sender_id: ana }),
    message('unread', on('19', '30')),
    message('pending', on('20'), { sender_id: ana, waiting: true }),
  ]
  expect(unreadOf(messages, ana, on('18')).map(({ id }) => id)).toEqual(['unread'])
})

describe('times', () => {
  /** A local time of this machine as the documents carry it. */
  const at = (day: number, hour: number, minute = 0, month = 11, year = 2026) => new Date(year, month - 1, day, hour, minute).toISOString()
  const now = new Date(2026, 10, 20, 9, 30).getTime()

  test('a day is named as people name it', () => {
    expect(dayText(at(20, 0, 1), now)).toBe('Hoje')
    expect(dayText(at(19, 23, 59), now)).toBe('Ontem')
    expect(dayText(at(18, 12), now)).toBe('quarta-feira, 18 de novembro')
    expect(dayText(at(18, 12, 0, 11, 2025), now)).toBe('18 de novembro de 2025')
  })

  test('a list of conversations says the hour today and the day before that', () => {
    expect(recentText(at(20, 8, 5), now)).toBe('08:05')
    expect(recentText(at(19, 8, 5), now)).toBe('Ontem')
    expect(recentText(at(3, 8, 5), now)).toBe('03/11')
    expect(recentText(at(3, 8, 5, 2, 2025), now)).toBe('03/02/2025')
  })

  test('what was written offline on another day says which', () => {
    expect(writtenText(at(20, 18, 11), at(20, 20))).toBe('18:11')
    expect(writtenText(at(18, 18, 11), at(20, 9))).toBe('18/11, 18:11')
  })
})

describe('a search', () => {
  const talk = (id: string, name_two: string, project_title: string) => ({ conversation: { id, name_one: 'Marina Alves', name_two, project_title } })
  const joao = talk('joao', 'João Batista', 'Reforma do banheiro')
  const rosa = talk('rosa', 'Rosa Pisos', 'Calçada')
  const said = (conversation_id: string, content: string) => ({ conversation_id, content })
  const messages = [said('rosa', 'Levo o NÍVEL a laser.'), said('rosa', 'O nível e a régua, sábado.'), said('joao', 'Até segunda.')]
  const found = (search: string) => searchConversations([joao, rosa], messages, search).map(({ conversation, found }) => [conversation.id, found])

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
})

describe('links', () => {
  const addresses = (content: string) => partsOf(content).flatMap(({ address }) => address ?? [])

  describe('addresses in a message', () => {
    test.each([
      ['Veja https://exemplo.com.br/piso.', ['https://exemplo.com.br/piso']],
      ['(http://a.example/x?y=1), e https://b.example!', ['http://a.example/x?y=1', 'https://b.example']],
      [
        `Aqui: https://www.google.com/maps/place/22°57'07.6"S+43°12'37.3"W/@-22.952111,-43.2125778,17z!`,
        [`https://www.google.com/maps/place/22°57'07.6"S+43°12'37.3"W/@-22.952111,-43.2125778,17z`],
      ],
      ['(https://pt.wikipedia.org/wiki/Laje_(obra)).', ['https://pt.wikipedia.org/wiki/Laje_(obra)']],
      [`"https://a.example/x", 'https://b.example', [*https://c.example*]`, ['https://a.example/x', 'https://b.example', 'https://c.example']],
      ['Meu telefone: (11) 98765-4321\nWhatsApp: https://wa.me/5511987654321', ['tel:+5511987654321', 'https://wa.me/5511987654321']],
      ['Ligue (11) 3456-7890, ou (00) 1234-5678.', ['tel:+551134567890']],
      [
        'Meu zap é 11 98765-4321, ou 11987654321; fixo 11 3456-7890, +55 (21) 98765 4321',
        ['tel:+5511987654321', 'tel:+5511987654321', 'tel:+551134567890', 'tel:+5521987654321'],
      ],
      ['CPF 529.982.247-25 ou 52998224725, CNPJ 11.222.333/0001-81, total 1134567890, R$ 1.198.765.432,10, 12/11/2026 10:30', []],
      ['javascript:alert(1) data:text/html,x ftp://x.example www.x.example', []],
      ['https:// e http://', []],
      ['Começo segunda.', []],
    ])('%j', (content, found) => {
      expect(addresses(content)).toEqual(found)
      const texts = partsOf(content).map(({ text }) => text)
      expect(texts.join('')).toBe(content)
    })

    test('open beside the app, and tell nobody where from', async () => {
      await mount(<LinkedText>{'Olhe: https://exemplo.com.br <b>aqui</b>'}</LinkedText>)
      const link = get('link', 'https://exemplo.com.br')
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer', 'nofollow']))
      expect(all('link')).toHaveLength(1)
      expect(pageText()).toContain('<b>aqui</b>')
    })
  })
})
