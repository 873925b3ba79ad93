import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type DraftState, isText, useDraft } from '../../../web/src/data/drafts/drafts'
import { mount, unmountAll } from '../ui/mount'
import { eachWithDatabase } from './each-database'
import { inAccount, standInAccount } from './stand-in-account'

const database = eachWithDatabase()
const soon = (look: () => unknown) => expect.poll(() => act(async () => look()))
const stored = async () => (await database().getLocal<{ value: unknown }>('draft:message'))?.toMutableJSON().data.value
let form: DraftState<string>

function Form() {
  form = useDraft('message', '', isText)
  return null
}

/** The form, opened once more. */
async function open(): Promise<DraftState<string>> {
  await mount(inAccount(standInAccount(database()), <Form />))
  await soon(() => form.ready).toBe(true)
  return form
}

/** A form in which something was typed, and that was left. */
let left: DraftState<string>
const type = async (text: string) => {
  await act(async () => form.setValue(text))
  await soon(stored).toBe(text)
}
beforeEach(async () => {
  left = await open()
  await type('Bom dia.')
  await unmountAll()
})

test('[PRODUCT 38] what a form that was left still changes, it changes in what was typed since', async () => {
  await open()
  await type('Bom dia. Pode vir?')
  const onStored = vi.fn()
  await act(async () => left.setValue((newest) => newest.replace('Bom dia.', '').trim(), onStored))
  await soon(() => form.value).toBe('Pode vir?')
  await soon(stored).toBe('Pode vir?')
  await soon(() => onStored.mock.calls.length).toBe(1)
})

test('[PRODUCT 38] the same where what was typed since was left, too', async () => {
  await open()
  await type('Bom dia. Pode vir?')
  await unmountAll()
  left.setValue((newest) => newest.replace('Bom dia.', '').trim())
  await expect.poll(stored).toBe('Pode vir?')
  expect((await open()).value).toBe('Pode vir?')
})

test('[PRODUCT 38] a form that was left brings nothing back that has been sent since', async () => {
  await open()
  await act(() => form.discard())
  await act(async () => left.setValue((newest) => `${newest}!`))
  expect(form.value).toBe('!')
  await act(() => form.discard())
  await unmountAll()
  const onStored = vi.fn()
  left.setValue((newest) => `${newest}!`, onStored)
  await expect.poll(() => onStored.mock.calls.length).toBe(1)
  expect(await stored()).toBeUndefined()
})

test('[PRODUCT 38] what was put aside when its form was left and could not be stored is changed where it is', async () => {
  await open()
  const upsert = vi.spyOn(database(), 'upsertLocal').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
  await act(async () => form.setValue('Bom dia. Pode vir?'))
  await soon(() => form.trouble).toBe('storage_full')
  await unmountAll()
  upsert.mockRestore()
  left.setValue((newest) => newest.replace('Bom dia.', '').trim())
  await expect.poll(() => Object.values({ ...localStorage }).some((kept) => String(kept).includes('"Pode vir?"'))).toBe(true)
  expect((await open()).value).toBe('Pode vir?')
})

test('[PRODUCT 38] a draft that its left form has sent goes, and what was typed since stays', async () => {
  const since = (newest: string) => (newest === 'Bom dia.' ? undefined : newest.replace('Bom dia.', '').trim())
  await open()
  await act(() => left.discard(since))
  expect([form.value, await stored()]).toEqual(['', undefined])
  await type('Bom dia. Pode vir?')
  await act(() => left.discard(since))
  expect(form.value).toBe('Pode vir?')
  await soon(stored).toBe('Pode vir?')
  await unmountAll()
  await left.discard(() => undefined)
  expect(await stored()).toBeUndefined()
})
