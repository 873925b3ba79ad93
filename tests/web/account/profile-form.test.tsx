import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '#texts'

import { draftNames } from '../../../web/src/data/drafts/draft-names'
import { ProfileForm } from '../../../web/src/features/account/settings/profile-form'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { anAccount } from '../../domain/builders'
import { eachWithDatabase } from '../data/each-database'
import { holdFirstRead } from '../data/hold-first-read'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { all, blur, get, mount, press, type, unmountAll } from '../ui/mount'

const database = eachWithDatabase()
const { fields } = texts.settings
const soon = (look: () => unknown) => expect.poll(() => act(async () => look()))
const kept = async () => (await database().getLocal<{ value: unknown }>(`draft:${draftNames.profile}`))?.toMutableJSON().data.value
const field = (label: string) => get('textbox', label) as HTMLInputElement

/** A device that takes its time to store a command: it is stored once the answered function is called. */
function slowOutbox(): () => Promise<void> {
  let store = () => {}
  const held = new Promise<void>((resolve) => {
    store = resolve
  })
  const insert = database().outbox.bulkInsert.bind(database().outbox)
  vi.spyOn(database().outbox, 'bulkInsert').mockImplementation(async (rows) => {
    await held
    return insert(rows)
  })
  return () => act(async () => store())
}

const sent = async () => (await database().outbox.find().exec()).map(({ args }) => args)

afterEach(() => {
  toastQueue.clear()
  vi.restoreAllMocks()
})

beforeEach(async () => {
  await database().users.insert({ ...anAccount({ role: 'autonomo' }), newest: 0 })
  await mount(inAccount(standInAccount(database()), <ProfileForm account={{ ...anAccount({ role: 'autonomo' }), waiting: false }} />))
  await soon(() => all('textbox').length).toBeGreaterThan(0)
  await type(field(fields.about), 'Pedreiro.')
  await soon(kept).toEqual({ about: 'Pedreiro.' })
})

test('[PRODUCT 38] what is typed while a profile is being saved stays in its form, unsaved, and is kept on the device', async () => {
  const store = slowOutbox()
  await press(get('button', texts.settings.save))
  await type(field(fields.about), 'Pedreiro e azulejista.')
  await type(field(fields.address), 'Rua das Flores')
  await store()
  await soon(sent).toEqual([{ about: 'Pedreiro.' }])
  await soon(kept).toEqual({ about: 'Pedreiro e azulejista.', address: 'Rua das Flores' })
  expect([field(fields.about).value, field(fields.address).value]).toEqual(['Pedreiro e azulejista.', 'Rua das Flores'])
})

test('a profile that is saved with nothing typed since leaves no draft', async () => {
  const store = slowOutbox()
  await press(get('button', texts.settings.save))
  await store()
  await soon(sent).toEqual([{ about: 'Pedreiro.' }])
  await soon(kept).toBeUndefined()
})

test('a website without its beginning is completed as its field is left', async () => {
  await type(field(fields.website), 'www.joaopedreiro.com.br')
  await blur(field(fields.website))
  expect(field(fields.website).value).toBe('https://www.joaopedreiro.com.br')
})

const full = () => new DOMException('no room', 'QuotaExceededError')
const alerts = () => all('alert').map(({ textContent }) => textContent)

test('[PRODUCT 38] changes that cannot be stored are told beside the buttons until they are', async () => {
  const upsert = vi.spyOn(database(), 'upsertLocal').mockRejectedValue(full())
  await type(field(fields.about), 'Pedreiro e azulejista.')
  await soon(alerts).toEqual([texts.storage.draftNotKept.storage_full])
  upsert.mockRestore()
  await soon(alerts).toEqual([])
  expect(await kept()).toEqual({ about: 'Pedreiro e azulejista.' })
})

test("[PRODUCT 59] 'Descartar' that cannot be stored says why, and what was typed stays in the form", async () => {
  const get_ = database().getLocal.bind(database())
  vi.spyOn(database(), 'getLocal').mockImplementation(async (id) => {
    if (id === `draft:${draftNames.profile}`) throw full()
    return get_(id)
  })
  await press(get('button', texts.settings.discardChanges))
  await soon(() => toastQueue.visibleToasts.map(({ content }) => [content.title, content.description])).toEqual([
    [texts.storage.notDiscarded, texts.storage.notStored.storage_full],
  ])
  expect(field(fields.about).value).toBe('Pedreiro.')
  expect(all('button').map(({ textContent }) => textContent)).not.toContain(texts.actions.undo)
})

test('[PRODUCT 38] the profile shows its fields once its draft has been read, which a letter would take the place of', async () => {
  await unmountAll()
  const read = holdFirstRead(database())
  await mount(inAccount(standInAccount(database()), <ProfileForm account={{ ...anAccount({ role: 'autonomo' }), waiting: false }} />))
  await soon(read.held).toBe(true)
  expect(all('textbox')).toEqual([])
  await act(async () => read.release())
  await soon(() => all('textbox').length).toBeGreaterThan(0)
  expect(field(fields.about).value).toBe('Pedreiro.')
})

test('what stands below the profile comes with its fields, and does not move as they come', async () => {
  await unmountAll()
  const read = holdFirstRead(database())
  const form = (
    <ProfileForm account={{ ...anAccount({ role: 'autonomo' }), waiting: false }}>
      <button type="button">Sair</button>
    </ProfileForm>
  )
  await mount(inAccount(standInAccount(database()), form))
  await soon(read.held).toBe(true)
  expect(all('button')).toEqual([])
  await act(async () => read.release())
  await soon(() => all('textbox').length).toBeGreaterThan(0)
  expect(get('button', 'Sair')).toBeDefined()
})
