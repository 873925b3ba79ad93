import { act, type ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Project, Proposal } from '#domain/documents'
import { conversationId, silenceId } from '#domain/ids'
import { dealOf } from '#domain/projects/deal'
import { texts } from '#texts'
import { addressFrom, addressIn, addressMessage } from '../../../web/src/components/people/address-message'
import { SendAddress } from '../../../web/src/components/people/send-address'
import { mapAddress } from '../../../web/src/components/projects/map-link'
import { dispatch } from '../../../web/src/data/commands/dispatch'
import { useUnreadIn } from '../../../web/src/data/queries/unread-messages'
import { Chat } from '../../../web/src/features/messages/chat'
import { workLineText } from '../../../web/src/features/messages/work-line-text'
import { aConversation, aMessage, ana, aProject, aProposal, aSilence, idOf, joao, obras } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { standInAccount } from '../data/stand-in-account'
import { addresses, all, buttons, get, pageText, press, pressOnceThere, soon, textsIn, type, typedIn } from '../ui/mount'

vi.mock('../../../web/src/data/remote/use-asked-role', () => ({ useAskedRole: () => undefined }))
// Without a layout the list has no height, and shows none of its items.
vi.mock('../../../web/src/ui/layout/virtual-list', () => ({
  VirtualScroll: ({ items, children, onRange }: { items: unknown[]; children: (item: unknown, index: number) => ReactNode; onRange: OnRange }) => (
    <ol ref={() => onRange(0, items.length - 1)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stand-in without changes of order
        <li key={index}>{children(item, index)}</li>
      ))}
    </ol>
  ),
}))
type OnRange = (first: number, last: number) => void

const { database, hold, queued, showAs } = eachWithAccount()
const { address: addressWords } = texts.afterAcceptance
const with_ = (provider_id: string) => ({
  ...aConversation({ id: conversationId(idOf('reforma'), ana.id, provider_id), participant_two: provider_id }),
  waiting: false,
})
const conversation = with_(joao.id)
/** Noon of a day of November: the same day in every zone. */
const on = (day: number, minute = 0) => `2026-11-${day}T12:${String(minute).padStart(2, '0')}:00.000Z`
const said = (day: number, content: string, sender_id = joao.id) =>
  aMessage({ id: idOf(`m${day}`), conversation_id: conversation.id, sender_id, content, sent_at: on(day), created_at: on(day) })

const accepted = aProposal({ status: 'accepted', project_status: 'in_progress' })
const project = aProject({ status: 'in_progress', accepted_proposal_id: accepted.id, accepted_at: on(18, 30) })
const begun = dealOf(accepted, project)
const stages = begun.stages.map((stage) => ({ ...stage, done_at: on(20, 30) }))
const worked = { ...accepted, deal: { ...begun, stages } }
const holdDeal = (proposal: Proposal = worked, at: Project = project) => Promise.all([hold('projects', at), hold('proposals', proposal)])
const rows = () =>
  textsIn('ol > li > div')
    .map((text) => text?.replace(/\d\d:\d\d/g, '').trim())
    .filter((text) => text !== texts.messages.unreadDivider)

describe('[PRODUCT 126] the chat of a deal', () => {
  beforeEach(() => hold('conversations', conversation))

  test.each([
    ['owner', ana],
    ['provider', joao],
  ])('tells its %s what happened between the messages, under the same days', async (_side, actor) => {
    await hold('messages', said(18, 'Aceito'), said(20, 'Piso assentado', ana.id))
    await holdDeal()
    await showAs(actor, <Chat conversation={conversation} />)
    await soon(() => rows().slice(1).join('|')).toMatch(
      /^[^|]*18 de novembro\|Aceito[^|]*\|Combinado: Proposta aceita\|[^|]*20 de novembro\|Piso assentado[^|]*\|Combinado: Trabalho pronto$/,
    )
    // A message is an article with its author, a line is none.
    expect(all('article').length + document.querySelectorAll('article').length).toBe(2)
  })

  test('has no line of another conversation of the project, nor of a deal that is not there', async () => {
    const rival = with_(obras.id)
    await holdDeal()
    await hold('proposals', aProposal({ provider_id: obras.id, status: 'rejected' }))
    await showAs(ana, <Chat conversation={rival} />)
    await soon(rows).toEqual([texts.messages.scamWarning])
  })

  test('counts no line as unread, marks none as read, and says one aloud that comes from the other side', async () => {
    const Count = () => <output>{useUnreadIn(conversation)}</output>
    await holdDeal({ ...accepted, deal: begun })
    const chat = (
      <>
        <Chat conversation={conversation} />
        <Count />
      </>
    )
    await showAs(ana, chat)
    await soon(pageText).toContain('Proposta aceita')
    const aloud = () => textsIn('[role=status]').filter(Boolean)
    expect(aloud()).toEqual([])
    await act(() => hold('proposals', worked))
    await soon(aloud).toEqual(['Combinado: Trabalho pronto'])
    expect([textsIn('output'), await queued()]).toEqual([['0'], []])
  })

  test('names a stage and its sum, and where the deal has no stages the work', () => {
    const lineOf = (kind: 'done' | 'paid' | 'received', stage: string) =>
      workLineText({ kind, stage, amount: 1_350, id: kind, at: on(20), by: 'owner' }, '')
    expect([lineOf('done', 'Piso'), lineOf('paid', 'Piso')]).toEqual(['Etapa pronta: Piso', 'Etapa paga: Piso (R$ 1.350,00)'])
    expect((['done', 'paid', 'received'] as const).map((kind) => lineOf(kind, ''))).toEqual([
      'Trabalho pronto',
      'Trabalho pago: R$ 1.350,00',
      'Recebimento confirmado: R$ 1.350,00',
    ])
  })

  test('shows what one has marked offline as waiting, last', async () => {
    await hold('messages', said(22, 'Já terminou?', ana.id))
    await holdDeal({ ...accepted, deal: begun })
    await showAs(joao, <Chat conversation={conversation} />)
    await soon(pageText).toContain('Já terminou?')
    const [stage] = begun.stages
    const named = { project_id: project.id, proposal_id: accepted.id, accepted_at: project.accepted_at }
    await dispatch(standInAccount(database(), { actor: joao }), 'mark_stage', {
      ...{ ...named, stage_id: stage?.id ?? '', mark: 'done', is_on: true, amount: stage?.amount ?? 0 },
    })
    await soon(() => rows().at(-1)).toContain('Trabalho pronto')
    await soon(() => rows().at(-1)).toContain(texts.sync.waitingWords.sending)
    expect(rows().filter((row) => row?.includes(texts.sync.waitingWords.sending))).toHaveLength(1)
  })

  test('leads from the address that its owner has sent, and from no other text, to a map', async () => {
    const sent = addressMessage('Rua das Flores, 120', project)
    await hold('messages', said(18, sent, ana.id), said(19, sent, joao.id), said(20, `${sent}\n`, ana.id))
    await holdDeal()
    await showAs(joao, <Chat conversation={conversation} />)
    await soon(() => addresses().filter((each) => each?.includes('maps'))).toEqual([mapAddress('Rua das Flores, 120 · Campinas, SP')])
    const link = get('link', addressWords.map)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noreferrer')
  })
})

describe('[PRODUCT 126] the address of the work', () => {
  const dialog = (onSent?: () => void) => (
    <SendAddress
      isOpen
      onClose={() => undefined}
      project={project}
      conversationId={conversation.id}
      personId={joao.id}
      person={joao.full_name}
      {...(onSent && { onSent })}
    />
  )
  const field = addressWords.field('Campinas, SP')

  test('is completed and sent as a message, and kept for the next time on this device, never with the project', async () => {
    await hold('conversations', conversation)
    await showAs(ana, dialog())
    await soon(() => all('textbox').length).toBe(1)
    expect(typedIn(field)).toBe(project.address)
    const typed = ' Cambuí, rua das Flores, 120,\u2028 casa 2 '
    await type(get('textbox', field), typed)
    await press(get('button', addressWords.confirm))
    await soon(async () => (await queued()).length).toBe(1)
    const content = 'Endereço da obra: Cambuí, rua das Flores, 120, casa 2 · Campinas, SP'
    expect(await queued()).toEqual([['send_message', expect.objectContaining({ conversation_id: conversation.id, content })]])
    await showAs(ana, dialog())
    await soon(() => all('textbox').map((each) => (each as HTMLInputElement).value)).toEqual([typed, typed])
  })

  test('is not sent empty', async () => {
    await hold('conversations', conversation)
    await showAs(ana, dialog())
    await soon(() => all('textbox').length).toBe(1)
    await type(get('textbox', field), '  ')
    await press(get('button', addressWords.confirm))
    await soon(pageText).toContain(texts.errors.fields.required)
    expect(await queued()).toEqual([])
  })

  test('goes into no chat that is hidden: the block of its other side has to end first', async () => {
    await hold('silences', aSilence({ id: silenceId(ana.id, joao.id), conversation_id: '' }))
    await showAs(ana, dialog())
    await soon(pageText).toContain(texts.messages.block.blocked(joao.full_name))
    expect(buttons()).not.toContain(addressWords.confirm)
    await press(get('button', texts.messages.block.unblockPerson(joao.full_name)))
    await soon(buttons).toContain(addressWords.confirm)
  })

  test.each([
    ['its owner while the project is in progress', ana, project, true],
    ['its owner no more once it is completed', ana, { ...project, status: 'completed' as const, completed_at: on(22) }, false],
    ['its provider never', joao, project, false],
  ])('is offered in the chat’s menu to %s', async (_who, actor, at, isOffered) => {
    await hold('conversations', conversation)
    await holdDeal(worked, at)
    await showAs(actor, <Chat conversation={conversation} />)
    await soon(pageText).toContain('Trabalho pronto')
    await pressOnceThere(texts.messages.more)
    expect(all('menuitem').some((entry) => entry.textContent === addressWords.action)).toBe(isOffered)
  })

  test('is read from such a message alone, of the owner alone, the newest', () => {
    const [old, sent] = [addressMessage('Rua A, 1', project), addressMessage('Rua B, 2', project)]
    expect(['Endereço da obra: ', `${sent}\nMapa`, `Diga: ${sent}`, 'Bom dia'].map(addressIn)).toEqual(['', '', '', ''])
    const by = (sender_id: string, content: string) => ({ sender_id, content })
    expect(addressFrom(ana.id, [by(ana.id, old), by(ana.id, sent), by(joao.id, old), by(ana.id, 'Bom dia')])).toBe('Rua B, 2 · Campinas, SP')
    expect(addressFrom(ana.id, [by(joao.id, sent)])).toBe('')
  })

  test('is asked of the map as one text, whatever stands in it', () => {
    const asked = new URL(mapAddress('Rua A&B #2, 1 · Campinas, SP'))
    expect([asked.origin, asked.pathname, asked.searchParams.get('query')]).toEqual([
      'https://www.google.com',
      '/maps/search/',
      'Rua A&B #2, 1, Campinas, SP',
    ])
  })
})
