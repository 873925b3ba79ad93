import { expect, test } from 'vitest'
import { newId } from '#new-id'
import { settled } from '../support/story'
import { withStory } from '../support/with-story'

const story = withStory()

const words = (content: string, ticket_id = newId()) => ({ message_id: newId(), ticket_id, subject: null, content })

test('[P6] a question to support is on the screen at once, with its new ticket, and says that it waits', async () => {
  const phone = await story.device('cliente')
  await phone.offline()
  expect(await phone.dispatch('send_support_message', words('Não consigo entrar.'))).toEqual({ ok: true, queued: true })
  expect(await phone.screen('support_tickets')).toEqual([expect.objectContaining({ subject: 'Suporte via Widget', status: 'open', waiting: true })])
  expect(await phone.screen('support_messages')).toEqual([expect.objectContaining({ content: 'Não consigo entrar.', waiting: true })])
  await phone.online()
  await settled(phone)
  expect(await phone.documents('support_messages')).toEqual([expect.objectContaining({ content: 'Não consigo entrar.' })])
})

test('[P5] two devices that write to support while offline end with one ticket that holds both messages', async () => {
  const phone = await story.device('cliente')
  const laptop = await story.device(phone.person)
  await Promise.all([phone.offline(), laptop.offline()])
  await phone.dispatch('send_support_message', words('Do telefone.'))
  await laptop.dispatch('send_support_message', words('Do computador.'))
  await Promise.all([phone.online(), laptop.online()])
  await Promise.all([settled(phone), settled(laptop)])
  for (const device of [phone, laptop]) {
    const said = async () => (await device.screen('support_messages')).map(({ content }) => content).sort()
    await expect.poll(said).toEqual(['Do computador.', 'Do telefone.'])
    const [messages, tickets] = [await device.screen('support_messages'), await device.screen('support_tickets')]
    expect(tickets).toHaveLength(1)
    expect(messages.map(({ ticket_id }) => ticket_id)).toEqual([tickets[0]?.id, tickets[0]?.id])
  }
})

test('[P8] a support message that the server refuses leaves the screen and keeps its words for the field', async () => {
  const [phone, bruno] = await Promise.all([story.device('cliente'), story.device('autonomo')])
  const taken = words('Minha dúvida.')
  await phone.dispatch('send_support_message', taken)
  await settled(phone)
  await bruno.dispatch('send_support_message', { ...words('Pedi e não veio.'), message_id: taken.message_id })
  await settled(bruno)
  expect(await bruno.screen('support_messages')).toEqual([])
  expect(await bruno.screen('support_tickets')).toEqual([])
  expect(await bruno.outbox()).toEqual([
    expect.objectContaining({
      state: 'refused',
      on_refusal: 'input',
      code: 'malformed',
      args: expect.objectContaining({ content: 'Pedi e não veio.' }),
    }),
  ])
  expect(await phone.screen('support_messages')).toEqual([expect.objectContaining({ content: 'Minha dúvida.' })])
})
