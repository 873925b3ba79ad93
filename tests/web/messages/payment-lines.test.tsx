import { act, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { askedForMoney } from '../../../web/src/features/messages/asked-for-money'
import { Chat } from '../../../web/src/features/messages/chat'
import { aConversation, aMessage, ana, aProject, idOf, joao } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { all, get, pageText, soon, type } from '../ui/mount'

vi.mock('../../../web/src/data/remote/use-asked-role', () => ({ useAskedRole: () => undefined }))
// Without a layout the list has no height, and shows none of its items.
vi.mock('../../../web/src/ui/layout/virtual-list', () => ({
  VirtualScroll: ({ items, children }: { items: readonly unknown[]; children: (item: unknown, index: number) => ReactNode }) => items.map(children),
}))

const { hold, showAs } = eachWithAccount()
const { paymentAhead, scamWarning, input } = texts.messages
const conversation = { ...aConversation(), waiting: false }
const ASKS = 'Preciso de um sinal de 30% no pix'

/** Noon of a day of November: the same day in every zone. */
const said = (day: number, minute: number, content: string, sender_id = joao.id) => {
  const time = `2026-11-${day}T12:${String(minute).padStart(2, '0')}:00.000Z`
  return aMessage({ id: idOf(`m${day}x${minute}`), sender_id, content, sent_at: time, created_at: time })
}

const shownTimes = (words: string) => pageText().split(words).length - 1
const showChat = () => showAs(ana, <Chat conversation={conversation} />)

test('[PRODUCT 119] of each day the newest message of the other side that asks for money ahead has the line', () => {
  const messages = [
    said(18, 1, ASKS),
    said(18, 2, ASKS),
    said(18, 3, 'Bom dia'),
    said(18, 4, ASKS, ana.id),
    said(19, 1, 'o pix eu faço quando terminar'),
    said(20, 1, ASKS),
  ].map((message) => ({ ...message, waiting: false }))
  expect([...askedForMoney(messages, ana.id)]).toEqual([messages[1]?.id, messages[5]?.id])
})

describe('[PRODUCT 119] a chat', () => {
  test('says it once, under the message, with a way to report, and no more as it begins', async () => {
    await hold('messages', said(18, 1, ASKS), said(18, 2, ASKS))
    await showChat()
    await soon(() => shownTimes(paymentAhead)).toBe(1)
    expect(all('button').map((button) => button.textContent)).toContain(texts.report.action)
    expect(shownTimes(scamWarning)).toBe(0)
    // Neither over the field.
    await type(get('textbox', input.label), 'Qual a chave? Dou o sinal no pix')
    expect(shownTimes(paymentAhead)).toBe(1)
  })

  test('says it over the field before such a message is sent, which can be sent all the same', async () => {
    await hold('messages', said(18, 1, 'Bom dia'))
    await showChat()
    await soon(() => shownTimes(scamWarning)).toBe(1)
    await type(get('textbox', input.label), ASKS)
    expect([shownTimes(paymentAhead), shownTimes(scamWarning)]).toEqual([1, 0])
    await soon(() => (get('button', input.send) as HTMLButtonElement).disabled).toBe(false)
    await type(get('textbox', input.label), 'Bom dia!')
    expect([shownTimes(paymentAhead), shownTimes(scamWarning)]).toEqual([0, 1])
  })

  test('says nothing more once the project is completed', async () => {
    await hold('messages', said(18, 1, ASKS))
    await hold('projects', aProject({ id: conversation.project_id, status: 'in_progress' }))
    await showChat()
    await soon(() => shownTimes(paymentAhead)).toBe(1)
    await act(() => hold('projects', aProject({ id: conversation.project_id, status: 'completed' })))
    await soon(() => shownTimes(paymentAhead)).toBe(0)
  })
})
