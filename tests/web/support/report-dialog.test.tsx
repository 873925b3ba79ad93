import { act } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { MOST_ENCLOSED, reportSubject } from '#domain/support-ticket'
import { texts } from '#texts'
import { closeReport, closeSupport, openReport, openSupport } from '../../../web/src/components/support-door'
import { createDraftKeeper } from '../../../web/src/data/kept-drafts/draft-keeper'
import { draftNames } from '../../../web/src/data/kept-drafts/draft-names'
import { draftsHere } from '../../../web/src/data/kept-drafts/drafts-here'
import { collectMyData } from '../../../web/src/data/my-data'
import { OutboxPage } from '../../../web/src/features/outbox/outbox-page'
import { SupportCorner } from '../../../web/src/features/support/support-corner'
import { aConversation, aMessage, ana, aTicket, idOf, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { standInAccount } from '../data/stand-in-account'
import { refusedRow } from '../outbox/rows'
import { all, get, pageText, press, pressOnceThere, soon, type, typedIn } from '../ui/mount'

const { database, hold, showAs, queued, storedDraft } = eachWithAccount()
const words = texts.report
const conversation = aConversation()
const ofTalk = reportSubject({ kind: 'conversation', id: conversation.id })
const ofProject = reportSubject({ kind: 'project', id: idOf('reforma') })

const received = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const time = new Date(Date.parse('2026-11-20T12:00:00.000Z') + n * 1_000).toISOString()
    return aMessage({ id: `m${String(n).padStart(14, '0')}`, sender_id: n % 2 ? ana.id : joao.id, sent_at: time, created_at: time })
  })

async function asks(subject: string, reason?: 'payment'): Promise<void> {
  await showAs(ana, <SupportCorner />)
  await act(async () => openReport(subject, reason))
  await soon(pageText).toContain(words.reason)
}

const choices = (kind: 'radio' | 'checkbox') => [...document.querySelectorAll<HTMLInputElement>(`input[type=${kind}]`)]
const choose = (value: string) => press(choices('radio').find((radio) => radio.value === value) as HTMLInputElement)
const confirm = () => press(get('button', words.confirm))
const sent = async () => (await queued())[0]?.[1]

beforeEach(() =>
  act(async () => {
    closeReport()
    closeSupport()
  }),
)

describe('[PRODUCT 117] reporting', () => {
  test('asks for a reason, without which nothing goes; the sentence may be left out', async () => {
    await asks(ofProject)
    await confirm()
    expect([pageText().includes(words.reasonMissing), await queued()]).toEqual([true, []])
    expect(choices('checkbox')).toEqual([])
    await choose('fake')
    await confirm()
    await soon(sent).toMatchObject({ subject: ofProject, reason: 'fake', content: words.reasons.fake })
    expect(await sent()).not.toHaveProperty('enclosed')
    // Its chat opens and says why.
    await soon(pageText).toContain(texts.supportChat.title)
  })

  test('of a chat names the newest 30 messages that this device has received, none that waits', async () => {
    const messages = received(34)
    await hold('conversations', conversation)
    await hold('messages', ...messages)
    await asks(ofTalk, 'payment')
    await soon(() => choices('checkbox').length).toBe(1)
    await type(get('textbox', words.sentence), 'Quer sinal no Pix.')
    await confirm()
    const enclosed = messages.slice(-MOST_ENCLOSED).map(({ id }) => id)
    await soon(sent).toMatchObject({ subject: ofTalk, reason: 'payment', content: 'Quer sinal no Pix.', enclosed })
  })

  test('names no message where its person wants none to go', async () => {
    await hold('conversations', conversation)
    await hold('messages', ...received(2))
    await asks(ofTalk, 'payment')
    await soon(() => choices('checkbox').length).toBe(1)
    await press(choices('checkbox')[0] as HTMLInputElement)
    await confirm()
    await soon(sent).toMatchObject({ reason: 'payment' })
    expect(await sent()).not.toHaveProperty('enclosed')
  })

  test('[PRODUCT 11] is in one’s own data with its reason and how many messages went along, which its chat says too', async () => {
    const ticket = aTicket({ subject: ofTalk, reason: 'payment', enclosed: 12 })
    await hold('support_tickets', ticket)
    const { facts } = await collectMyData({ ...standInAccount(database(), { actor: ana }), userId: ana.id }, '')
    expect(facts).toMatchObject({ suporte: { chamados: [{ reason: 'payment', enclosed: 12 }] } })
    expect(words.chosen(words.reasons.payment, 12)).toBe('Motivo: Pediu pagamento adiantado ou por fora. 12 mensagens da conversa foram junto.')
  })

  test('of what one has reported goes on in its ticket, which can be looked at instead', async () => {
    const ticket = aTicket({ subject: ofProject, reason: 'abuse' })
    await hold('support_tickets', ticket)
    await asks(ofProject, 'payment')
    expect(all('button').map(({ textContent }) => textContent)).toContain(words.seeOwn)
    await confirm()
    await soon(sent).toMatchObject({ ticket_id: ticket.id, subject: ofProject })
  })

  test('[PRODUCT 38] closed by a tap beside it, what was typed is there again with its reason and enclosure, until it is sent', async () => {
    await hold('conversations', conversation)
    await hold('messages', ...received(2))
    await asks(ofTalk, 'payment')
    await soon(() => choices('checkbox').length).toBe(1)
    await choose('abuse')
    await press(choices('checkbox')[0] as HTMLInputElement)
    await type(get('textbox', words.sentence), 'Me xingou no portão.')
    await act(async () => closeReport())
    const typed = { reason: 'abuse', content: 'Me xingou no portão.', encloses: false }
    await soon(() => storedDraft(draftNames.report(ofTalk))).toEqual(typed)

    await act(async () => openReport(ofProject))
    await soon(() => typedIn(words.sentence)).toBe('')
    await act(async () => openReport(ofTalk, 'payment'))
    await soon(() => typedIn(words.sentence)).toBe(typed.content)
    expect([choices('radio').find(({ checked }) => checked)?.value, choices('checkbox').map(({ checked }) => checked)]).toEqual(['abuse', [false]])
    await confirm()
    await soon(sent).toMatchObject({ reason: 'abuse', content: typed.content })
    await soon(() => storedDraft(draftNames.report(ofTalk))).toBeUndefined()
  })

  test('[PRODUCT 39] of which only the reason was chosen is no draft', async () => {
    const keep = (content: string) =>
      createDraftKeeper(database(), draftNames.report(ofProject)).keep({ reason: 'fake', content, encloses: true }, () => undefined)
    await keep(' ')
    expect((await draftsHere(database())).size).toBe(0)
    await keep('Não existe.')
    expect((await draftsHere(database())).size).toBe(1)
  })

  test('[PRODUCT 37] [P8] refused for its quota it is an item of Pendências: sent again it is the same report, and its words are in no chat', async () => {
    const args = {
      ...{ message_id: idOf('message'), ticket_id: idOf('ticket'), subject: ofTalk, content: 'Quer sinal no Pix.' },
      ...{ reason: 'payment', enclosed: [idOf('first'), idOf('second')] },
    }
    await database().outbox.insert(refusedRow('send_support_message', args, 'too_many', { on_refusal: 'input' }))
    const page = (
      <>
        <OutboxPage />
        <SupportCorner />
      </>
    )
    await showAs(ana, page)
    await soon(pageText).toContain('Pediu pagamento adiantado ou por fora · 2 mensagens da conversa vão junto · “Quer sinal no Pix.”')
    expect(get('button', texts.supportChat.open).getAttribute('aria-label')).toBe(texts.supportChat.open)
    await act(async () => openSupport(ofTalk))
    await soon(() => typedIn(texts.supportChat.input.label)).toBe('')
    await pressOnceThere(texts.outbox.sendAgain)
    await soon(async () => (await database().outbox.find().exec()).map((row) => [row.state, row.toMutableJSON().args])).toEqual([['queued', args]])
  })
})
