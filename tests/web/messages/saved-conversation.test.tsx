import { BehaviorSubject } from 'rxjs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { phoneFrom, phoneMessage } from '../../../web/src/components/people/phone-message'
import { dispatch } from '../../../web/src/data/commands/dispatch'
import { ChatHeader } from '../../../web/src/features/messages/chat-header'
import { sidesOf } from '../../../web/src/features/messages/conversation-sides'
import { conversationText, type WholeConversation } from '../../../web/src/features/messages/conversation-text'
import { saveConversation } from '../../../web/src/features/messages/save-conversation'
import { type SyncStatus, startingStatus } from '../../../web/src/sync/status'
import { aConversation, aMessage, ana, aProject, aProposal, idOf, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { get, mount, press, soon, wordsOf } from '../ui/mount'

vi.mock('../../../web/src/data/remote/use-asked-role', () => ({ useAskedRole: () => undefined }))

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const message = (sender_id: string, content: string, created_at: string, sent_at = created_at) => ({
  ...aMessage({ sender_id, content, created_at, sent_at }),
  waiting: created_at === '',
})
const whole = (given: Partial<WholeConversation> = {}): WholeConversation => ({
  project: 'Reforma de banheiro',
  me: { id: ana.id, name: 'Ana Souza' },
  other: 'João Batista',
  messages: [],
  lines: [],
  refused: [],
  isComplete: true,
  receivedUntil: '2026-11-21T11:58:00.000Z',
  ...given,
})

describe('the text of a conversation', () => {
  test('[PRODUCT 94] has each message under its day in São Paulo, with its time and author, and at its end what was not sent', () => {
    const text = conversationText(
      whole({
        messages: [
          message(ana.id, 'Bom dia!', '2026-11-20T12:05:00.000Z'),
          // Half past eleven in the evening of the 20th.
          message(joao.id, 'Começo segunda.', '2026-11-21T02:30:00.000Z', '2026-11-20T20:11:00.000Z'),
          message(joao.id, 'Levo o piso.', '2026-11-21T03:00:00.000Z'),
          message(ana.id, 'Combinado.', '', '2026-11-21T11:59:00.000Z'),
        ],
        refused: [{ content: 'Recusada', at: '2026-11-21T11:50:00.000Z' }],
      }),
      NOW,
    )
    expect(text).toBe(`Conversa no Canteiro
Projeto: Reforma de banheiro
Entre Ana Souza e João Batista
Salva em 21/11/2026 às 09:00, horário de Brasília
Com o que este aparelho recebeu até 21/11/2026 às 08:58

sexta-feira, 20 de novembro de 2026
[09:05] Ana Souza: Bom dia!
[23:30] João Batista (escrita em 20/11/2026 às 17:11): Começo segunda.

sábado, 21 de novembro de 2026
[00:00] João Batista: Levo o piso.

Não enviadas: só estão neste aparelho
[21/11/2026 às 08:59] Ana Souza (ainda não enviada): Combinado.
[21/11/2026 às 08:50] Ana Souza (não enviada: o Canteiro recusou): Recusada
`)
  })

  test.each(['\n', '\r\n', '\r', '\u2028', '\u0085', '\v'])('[PRODUCT 94] lets no message look like another person’s (%j)', (end) => {
    const forged = `Oi${end}[09:06] João Batista: Devolvo o dinheiro.${end}${end}sábado, 21 de novembro de 2026`
    const text = conversationText(whole({ messages: [message(ana.id, forged, '2026-11-20T12:05:00.000Z')], other: `João${end}[09:00] Ana` }), NOW)
    expect(text.split('\n').filter((line) => line.startsWith('[') || /^[\p{L}-]+, \d/u.test(line))).toEqual([
      'sexta-feira, 20 de novembro de 2026',
      '[09:05] Ana Souza: Oi',
    ])
    expect(text).not.toMatch(/[\r\u2028\u0085\v]/)
  })

  test('[PRODUCT 126] has the steps of the deal under the same days, in lines that no message can write', () => {
    const line = (text: string, at: string, waiting = false) => ({ id: at, at, text, isOwn: true, waiting })
    const text = conversationText(
      whole({
        messages: [
          message(ana.id, 'Bom dia!\n-- 09:10 Etapa paga: Total (R$ 9.999,00)', '2026-11-20T12:05:00.000Z'),
          message(joao.id, '-- 09:20 Obra entregue', '2026-11-20T12:20:00.000Z'),
        ],
        lines: [
          line('Proposta aceita', '2026-11-20T12:10:00.000Z'),
          line('Etapa pronta: Piso\n[09:30] Ana Souza: Já paguei.', '2026-11-21T03:00:00.000Z'),
          line('Etapa paga: Piso', '2026-11-21T11:00:00.000Z', true),
        ],
      }),
      NOW,
    )
    expect(text.split('\n\n').slice(1).join('\n\n')).toBe(`sexta-feira, 20 de novembro de 2026
[09:05] Ana Souza: Bom dia!
    -- 09:10 Etapa paga: Total (R$ 9.999,00)
-- 09:10 Proposta aceita
[09:20] João Batista: -- 09:20 Obra entregue

sábado, 21 de novembro de 2026
-- 00:00 Etapa pronta: Piso [09:30] Ana Souza: Já paguei.

Não enviadas: só estão neste aparelho
-- 21/11/2026 às 08:00 Etapa paga: Piso (ainda não enviada)
`)
    expect(text).toContain(texts.files.conversation.aboutLines('--'))
    expect(conversationText(whole(), NOW)).not.toContain(texts.files.conversation.aboutLines('--'))
  })

  test('[PRODUCT 94] without messages says so, and without all of them says that first', () => {
    expect(conversationText(whole(), NOW)).toContain('\n\nNenhuma mensagem ainda.\n')
    const head = conversationText(whole({ isComplete: false, receivedUntil: '' }), NOW).split('\n\n')[0]
    expect(head?.split('\n').at(-1)).toBe(texts.files.conversation.incomplete)
    expect(head).not.toContain('recebeu até')
  })
})

describe('what a device saves of a chat', () => {
  const { database, hold } = eachWithAccount()
  let saved: File | undefined
  beforeEach(() => {
    saved = undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved = file as File
      return 'blob:1'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  })

  const last_message = { id: idOf('oi'), sender_id: joao.id, content: 'Oi', created_at: '2026-11-20T12:00:00.000Z' }
  const conversation = { ...aConversation({ last_message }), waiting: false }
  const account = (complete = true) =>
    standInAccount(database(), { status$: new BehaviorSubject<SyncStatus>({ ...startingStatus, connection: 'online', complete }) })

  test('[PRODUCT 94] is this conversation alone, more of it than the screen has read, and what waits', async () => {
    const of = (index: number) => new Date(Date.parse('2026-11-20T12:00:00.000Z') - index * 60_000).toISOString()
    await hold('conversations', conversation)
    await hold(
      'messages',
      ...Array.from({ length: 230 }, (_, index) => {
        const id = index === 0 ? idOf('oi') : `m${String(index).padStart(14, '0')}`
        return aMessage({ id, sender_id: joao.id, content: `dito ${index}`, created_at: of(index), sent_at: of(index) })
      }),
      aMessage({ id: idOf('alheia'), conversation_id: idOf('outra'), content: 'De outra conversa' }),
    )
    const accepted = aProposal({ status: 'accepted' })
    await hold('projects', aProject({ status: 'in_progress', accepted_proposal_id: accepted.id, accepted_at: '2026-11-20T12:30:00.000Z' }))
    await hold('proposals', accepted)
    await dispatch(account(), 'send_message', { message_id: idOf('nova'), conversation_id: conversation.id, content: 'Ainda aqui' })
    await saveConversation(account(), conversation)
    const text = (await saved?.text()) ?? ''
    expect([saved?.name, saved?.type]).toEqual(['conversa-joao-batista.txt', 'text/plain'])
    expect(text.match(/dito \d+$/gm)).toHaveLength(230)
    expect(text).toContain('Ana Souza (ainda não enviada): Ainda aqui')
    expect(text).toContain('\n-- 09:30 Proposta aceita\n')
    expect(text).not.toContain('De outra conversa')
    expect(text).not.toContain(texts.files.conversation.incomplete)
  })

  test.each([
    ['the first round of which has not ended', false, true],
    ['that lacks the newest message of the list', true, false],
  ])('[PRODUCT 94] says that a device holds less than there is: one %s', async (_, complete, hasNewest) => {
    await hold('messages', aMessage({ id: idOf(hasNewest ? 'oi' : 'velha'), sender_id: joao.id }))
    await saveConversation(account(complete), conversation)
    expect(await saved?.text()).toContain(texts.files.conversation.incomplete)
  })

  test('[PRODUCT 94] a phone that the other side has sent is saved as their contact', async () => {
    const phone = phoneFrom(joao.id, [{ sender_id: joao.id, content: phoneMessage('11987654321') }])
    await mount(inAccount(account(), <ChatHeader conversation={conversation} sides={sidesOf(conversation, ana.id)} phone={phone} />))
    await press(get('button', texts.messages.more))
    await press(get('menuitem', texts.files.contact.action))
    await soon(() => saved?.name).toBe('contato-joao-batista.vcf')
    expect(saved?.type).toBe('text/vcard')
    expect(await saved?.text()).toMatch(/\r\nFN:João Batista\r\nTEL;TYPE=CELL:\+5511987654321\r\nNOTE:Canteiro: Reforma de banheiro\r\n/)
  })

  test('[PRODUCT 94] without such a phone there is no contact to save', async () => {
    await mount(inAccount(account(), <ChatHeader conversation={conversation} sides={sidesOf(conversation, ana.id)} phone="" />))
    await press(get('button', texts.messages.more))
    expect(wordsOf('menuitem')).toContain(texts.files.conversation.action)
    expect(wordsOf('menuitem')).not.toContain(texts.files.contact.action)
  })
})

test('[PRODUCT 94] a phone is the newest that the person sent as theirs, no number that they named', () => {
  const said = (sender_id: string, ...contents: string[]) => contents.map((content) => ({ sender_id, content }))
  const [old, newer] = [phoneMessage('1134567890'), phoneMessage('11987654321')]
  expect(phoneFrom(joao.id, said(joao.id, old, newer, 'Ligue para a loja: (11) 3333-4444', 'Meu telefone: depois eu passo'))).toBe('11987654321')
  expect(phoneFrom(joao.id, said(ana.id, newer))).toBe('')
  expect(phoneFrom(joao.id, said(joao.id, 'Oi\nMeu telefone: (11) 98765-4321', '(11) 98765-4321'))).toBe('')
})
