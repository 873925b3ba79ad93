import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { texts } from '#texts'
import { DraftComposer } from '../../../web/src/chat/draft-composer'
import type { DispatchResult } from '../../../web/src/data/commands/dispatch'
import { isText, useDraft } from '../../../web/src/data/drafts/drafts'
import { writtenNow } from '../../../web/src/data/kept-drafts/draft-places'
import type { OutboxRow } from '../../../web/src/data/queries/outbox'
import { ana } from '../../domain/builders'
import { eachWithAccount } from '../data/each-account'
import { noRoom } from '../data/full-storage'
import { holdFirstRead } from '../data/hold-first-read'
import { refusedRow } from '../outbox/rows'
import { get, pageText, press, soon, type } from '../ui/mount'

const words = { label: 'Mensagem', placeholder: '', send: 'Enviar mensagem', tooLong: 'Longa demais' }
const field = () => get('textbox', 'Mensagem') as HTMLTextAreaElement
const send = () => press(get('button', 'Enviar mensagem'))

const { database, showAs, storedDraft } = eachWithAccount()

/** A composer whose device takes its time to keep a message: each is kept when `keep` is called. `refuse` is the server's answer to an earlier one. */
async function mountComposer({ isRead = true } = {}) {
  const given: string[] = []
  const waiting: ((result: DispatchResult) => void)[] = []
  let show: (rows: OutboxRow[]) => void = () => undefined
  let isReady = false
  function Composer() {
    const [returned, setReturned] = useState<OutboxRow[]>([])
    show = setReturned
    const draft = useDraft('message', '', isText)
    isReady = draft.ready
    const dispatch = (content: string) => {
      given.push(content)
      return new Promise<DispatchResult>((resolve) => waiting.push(resolve))
    }
    const failed = (reason: string) => ({ title: '', description: reason })
    return <DraftComposer words={words} draft={draft} returned={returned} most={20} dispatch={dispatch} failed={failed} onSent={() => undefined} />
  }
  await showAs(ana, <Composer />)
  if (isRead) await soon(() => isReady).toBe(true)
  return {
    given,
    async keep(result: DispatchResult = { ok: true, queued: true }) {
      // The dispatch is noted beside the draft first.
      await soon(() => waiting.length).toBeGreaterThan(0)
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

// The first word of the second one begins with the message.
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

/** A device that takes its time to store a draft: each is stored when the answered function is called. */
function slowDrafts() {
  const waiting: (() => void)[] = []
  const upsert = database().upsertLocal.bind(database())
  vi.spyOn(database(), 'upsertLocal').mockImplementation(async (id, data) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return upsert(id, data)
  })
  return async () => {
    await soon(() => waiting.length).toBeGreaterThan(0)
    await act(async () => waiting.shift()?.())
  }
}

const rows = async () => (await database().outbox.find().exec()).length
const stored = () => storedDraft('message')

test('[P8] a refused command goes only once this device has stored its words in the field, whatever was typed before them and is stored first', async () => {
  const { refuse } = await mountComposer()
  const store = slowDrafts()
  await type(field(), 'E agora?')
  await refuse('Não consigo entrar.')
  expect(field().value).toBe('Não consigo entrar.\n\nE agora?')
  await store()
  await soon(stored).toBe('E agora?')
  expect(await rows()).toBe(1)
  await store()
  await soon(rows).toBe(0)
  expect(await stored()).toBe('Não consigo entrar.\n\nE agora?')
})

test('[PRODUCT 38] a draft that cannot be stored is told where one types, with what to do, until it is stored without another letter', async () => {
  await mountComposer()
  const upsert = vi.spyOn(database(), 'upsertLocal').mockRejectedValue(noRoom())
  await type(field(), 'Bom dia.')
  await soon(pageText).toContain(texts.storage.draftNotKept.storage_full)
  upsert.mockRestore()
  await soon(pageText).not.toContain(texts.storage.draftNotKept.storage_full)
  expect(await stored()).toBe('Bom dia.')
})

const keepBefore = (value: string) => database().upsertLocal('draft:message', writtenNow(value, []))

/** A composer on a device that takes its time to read what it kept: it is read once `letRead` is called. */
async function mountBeforeRead() {
  const read = holdFirstRead(database())
  const composer = await mountComposer({ isRead: false })
  await soon(() => read.held()).toBe(true)
  return { ...composer, letRead: read.release }
}

test('[PRODUCT 38] what is typed before this device has read what it kept does not take its place', async () => {
  await keepBefore('Bom dia. ')
  const { letRead } = await mountBeforeRead()
  for (const typed of ['P', 'Po']) {
    await type(field(), typed)
    expect(field().value).toBe(typed)
  }
  await act(async () => letRead())
  await soon(() => field().value).toBe('Bom dia. Po')
  await expect.poll(stored).toBe('Bom dia. Po')
})

test('[PRODUCT 58] the tooltip of the button that sends names its key', async () => {
  await mountComposer()
  expect(get('button', 'Enviar mensagem').closest('[title]')?.getAttribute('title')).toBe(texts.shortcuts.send)
})
