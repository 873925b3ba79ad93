import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { DraftComposer } from '../../../web/src/chat/draft-composer'
import type { DispatchResult } from '../../../web/src/data/commands/dispatch'
import { isText, useDraft } from '../../../web/src/data/drafts/drafts'
import type { OutboxRow } from '../../../web/src/data/queries/outbox'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { refusedRow } from '../outbox/rows'
import { get, mount, press, type } from '../ui/mount'

const words = { label: 'Mensagem', placeholder: '', send: 'Enviar mensagem', tooLong: 'Longa demais' }
const field = () => get('textbox', 'Mensagem') as HTMLTextAreaElement
const send = () => press(get('button', 'Enviar mensagem'))

const database = eachWithDatabase()

/** A composer whose device takes its time to keep a message: each is kept when `keep` is called. `refuse` is the server's answer to an earlier one. */
async function mountComposer() {
  const given: string[] = []
  const waiting: ((result: DispatchResult) => void)[] = []
  let show: (rows: OutboxRow[]) => void = () => undefined
  function Composer() {
    const [returned, setReturned] = useState<OutboxRow[]>([])
    show = setReturned
    const draft = useDraft('message', '', isText)
    const dispatch = (content: string) => {
      given.push(content)
      return new Promise<DispatchResult>((resolve) => waiting.push(resolve))
    }
    const failed = (reason: string) => ({ title: '', description: reason })
    return <DraftComposer words={words} draft={draft} returned={returned} most={20} dispatch={dispatch} failed={failed} onSent={() => undefined} />
  }
  await mount(inAccount(standInAccount(database()), <Composer />))
  return {
    given,
    async keep(result: DispatchResult = { ok: true, queued: true }) {
      // What is given is noted beside the draft first.
      await expect.poll(() => act(async () => waiting.length)).toBeGreaterThan(0)
      await act(async () => waiting.shift()?.(result))
    },
    async refuse(content: string) {
      const row = refusedRow('send_support_message', { content }, 'too_many', { on_refusal: 'input' })
      await database().outbox.insert(row)
      await act(async () => show([row]))
    },
  }
}

/** Once all that was given is on its way. */
const sees = (given: readonly string[]) => expect.poll(() => act(async () => given))

test('what is typed and pressed while the message before is still being kept is sent after it', async () => {
  const { given, keep } = await mountComposer()
  await type(field(), 'Bom dia.')
  await send()
  await type(field(), 'Bom dia. Pode vir?')
  await send()
  await sees(given).toEqual(['Bom dia.'])
  await keep()
  await sees(given).toEqual(['Bom dia.', 'Pode vir?'])
  await keep()
  expect(field().value).toBe('')
})

test('what is typed meanwhile and not pressed stays in the field', async () => {
  const { given, keep } = await mountComposer()
  await type(field(), 'Bom dia.')
  await send()
  await send()
  await type(field(), 'Bom dia. Pode')
  await keep()
  expect(given).toEqual(['Bom dia.'])
  expect(field().value).toBe(' Pode')
})

test('a message that could not be kept stays, and can be sent again', async () => {
  const { given, keep } = await mountComposer()
  await type(field(), 'Bom dia.')
  await send()
  await keep({ ok: false, code: 'storage_full' })
  expect(field().value).toBe('Bom dia.')
  await send()
  await keep()
  expect(given).toEqual(['Bom dia.', 'Bom dia.'])
  expect(field().value).toBe('')
})

test('what was changed within a message while it was being kept stays', async () => {
  const { keep } = await mountComposer()
  await type(field(), 'Bom dia.')
  await send()
  await type(field(), 'Outra coisa')
  await keep()
  expect(field().value).toBe('Outra coisa')
})

// Of the second, the first word begins with the message.
for (const returned of ['Não consigo entrar.', 'Oitenta reais?', 'Oi', 'Olá\n\nOi'])
  test(`[P8] refused words that come back while a message is being kept stand before what was typed after it, without the message: '${returned}'`, async () => {
    const { given, keep, refuse } = await mountComposer()
    await type(field(), 'Oi')
    await send()
    await sees(given).toEqual(['Oi'])
    await refuse(returned)
    await type(field(), `${field().value}, pode vir?`)
    await keep()
    expect(field().value).toBe(`${returned}\n\n, pode vir?`)
  })

test('[P8] they stand in the field alone when nothing was typed after the message, and wait for all that was pressed', async () => {
  const { given, keep, refuse } = await mountComposer()
  await type(field(), 'Oi')
  await send()
  await refuse('Não consigo entrar.')
  await type(field(), `${field().value} Tudo bem?`)
  await send()
  await keep()
  await sees(given).toEqual(['Oi', 'Tudo bem?'])
  await keep()
  expect(field().value).toBe('Não consigo entrar.')
})
