import { act } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { MOST_ENCLOSED, reportSubject } from '#domain/support-ticket'
import { texts } from '#texts'
import { closeReport, closeSupport, openReport } from '../../../web/src/components/support-door'
import { collectMyData } from '../../../web/src/data/my-data'
import { SupportCorner } from '../../../web/src/features/support/support-corner'
import { aConversation, aMessage, ana, aTicket, idOf, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { standInAccount } from '../data/stand-in-account'
import { all, get, pageText, press, soon, type } from '../ui/mount'

const { database, hold, showAs, queued } = eachWithAccount()
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
    expect(words.chosen(words.reasons.payment, 12)).toBe(
      'Motivo: Pediu pagamento adiantado ou levou para fora. 12 mensagens da conversa foram junto.',
    )
  })

  test('of what one has reported goes on in its ticket, which can be looked at instead', async () => {
    const ticket = aTicket({ subject: ofProject, reason: 'abuse' })
    await hold('support_tickets', ticket)
    await asks(ofProject, 'payment')
    expect(all('button').map(({ textContent }) => textContent)).toContain(words.seeOwn)
    await confirm()
    await soon(sent).toMatchObject({ ticket_id: ticket.id, subject: ofProject })
  })
})
