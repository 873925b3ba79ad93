import { act } from 'react'
import { expect, test } from 'vitest'
import { emptyOf } from '#domain/collections'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../../web/src/components/confirmed-command'
import { SendPhone } from '../../../web/src/components/send-phone'
import type { DispatchResult } from '../../../web/src/data/commands/dispatch'
import { aConversation, ana } from '../../domain/builders'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, get, mount, press } from '../ui/mount'

const database = eachWithDatabase()
const soon = (look: () => unknown) => expect.poll(() => act(async () => look()))
const buttons = () => all('button').map(({ textContent }) => textContent)

test('[PRODUCT 54] a phone that is given with two taps is one message, and the next time it is another', async () => {
  const { phone } = texts.deal
  await database().users.insert({ ...emptyOf('users'), ...ana, phone: '11988887777', newest: 0 })
  await database().conversations.insert({ ...aConversation(), newest: 0 })
  const sent = async () => (await database().outbox.find().exec()).map(({ args }) => args.message_id)
  let closed = 0
  await mount(inAccount(standInAccount(database()), <SendPhone isOpen onClose={() => closed++} conversationId={aConversation().id} person="João" />))
  await soon(buttons).toContain(phone.confirm)
  const tap = () => get('button', phone.confirm).click()
  await act(async () => {
    tap()
    tap()
  })
  await soon(() => closed).toBe(2)
  expect(new Set(await sent()).size).toBe(1)
  const before = closed
  await act(async () => tap())
  await soon(() => closed).toBe(before + 1)
  expect(new Set(await sent()).size).toBe(2)
})

test('what a person has agreed to is given once, however often they tap until it is', async () => {
  const given: ((answer: DispatchResult) => void)[] = []
  const dispatch = () => new Promise<DispatchResult>((answer) => given.push(answer))
  const words = texts.projects.complete
  await mount(
    inAccount(
      standInAccount(database()),
      <ConfirmedCommand words={words} dispatch={dispatch}>
        {words.title}
      </ConfirmedCommand>,
    ),
  )
  await press(get('button', words.action))
  const confirm = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find(({ textContent }) => textContent === words.confirm)
  if (!confirm) throw new Error('Nothing to confirm with.')
  await press(confirm)
  await press(confirm)
  expect(given.length).toBe(1)
  await act(async () => given[0]?.({ ok: true, queued: true }))
  await soon(() => all('alertdialog').length).toBe(0)
})
