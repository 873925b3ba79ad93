import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { DraftComposer, withoutGiven } from '../../../web/src/chat/draft-composer'
import type { DispatchResult } from '../../../web/src/data/commands/dispatch'
import { get, mount, press, type } from '../ui/mount'

const words = { label: 'Mensagem', placeholder: '', send: 'Enviar mensagem', tooLong: 'Longa demais' }
const field = () => get('textbox', 'Mensagem') as HTMLTextAreaElement
const send = () => press(get('button', 'Enviar mensagem'))

/** A composer whose device takes its time to keep a message: each is kept when `keep` is called. */
async function mountComposer() {
  const given: string[] = []
  const waiting: ((result: DispatchResult) => void)[] = []
  function Composer() {
    const [value, setValue] = useState('')
    const draft = {
      value,
      setValue,
      savedAt: '',
      ready: true,
      giving: <G,>(dispatch: (id: string) => Promise<G>) => dispatch('id'),
      discard: async () => undefined,
    }
    const dispatch = (content: string) => {
      given.push(content)
      return new Promise<DispatchResult>((resolve) => waiting.push(resolve))
    }
    const failed = (reason: string) => ({ title: '', description: reason })
    return <DraftComposer words={words} draft={draft} most={20} dispatch={dispatch} failed={failed} onSent={() => undefined} />
  }
  await mount(<Composer />)
  return { given, keep: (result: DispatchResult = { ok: true, queued: true }) => act(async () => waiting.shift()?.(result)) }
}

test('what is typed and pressed while the message before is still being kept is sent after it', async () => {
  const { given, keep } = await mountComposer()
  await type(field(), 'Bom dia.')
  await send()
  await type(field(), 'Bom dia. Pode vir?')
  await send()
  expect(given).toEqual(['Bom dia.'])
  await keep()
  expect(given).toEqual(['Bom dia.', 'Pode vir?'])
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

test('what was put back before a message while it was being kept stays without it', () => {
  expect(withoutGiven('Devolvida.\n\nBom dia.', 'Bom dia.')).toBe('Devolvida.')
  expect(withoutGiven('Bom dia. Pode vir?', 'Bom dia.')).toBe(' Pode vir?')
  expect(withoutGiven('Outra coisa', 'Bom dia.')).toBe('Outra coisa')
})
