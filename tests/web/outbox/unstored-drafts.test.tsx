import { act } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createDraftKeeper } from '../../../web/src/data/drafts/draft-keeper'
import { draftNames } from '../../../web/src/data/drafts/draft-names'
import { isText, useDraft } from '../../../web/src/data/drafts/drafts'
import { draftsHere } from '../../../web/src/data/drafts/drafts-here'
import { eachWithDatabase } from '../data/each-database'
import { inAccount, standInAccount } from '../data/stand-in-account'
import { get, mount, type, unmountAll } from '../ui/mount'

const database = eachWithDatabase()
const name = draftNames.message('conversation001')
const soon = (look: () => unknown) => expect.poll(() => act(async () => look()))

function Composer() {
  const { value, setValue, trouble } = useDraft(name, '', isText)
  return <textarea aria-label={`Mensagem ${trouble}`} value={value} onChange={({ target }) => setValue(target.value)} />
}

beforeEach(async () => {
  vi.spyOn(database(), 'upsertLocal').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
  await mount(inAccount(standInAccount(database()), <Composer />))
  await type(get('textbox', 'Mensagem'), 'Chego às oito.')
  await soon(() => get('textbox', 'Mensagem').getAttribute('aria-label')).toBe('Mensagem storage_full')
})

/** The storage beside the database takes nothing more either. Its methods cannot be spied on: once called, this DOM answers the same ones again. */
function fillStorage(): void {
  const setItem = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  const read = (storage: Storage, key: string) => (key === 'setItem' ? setItem : methodOf(storage, Reflect.get(storage, key)))
  vi.stubGlobal('localStorage', new Proxy(localStorage, { get: (storage, key) => read(storage, String(key)) }))
  onTestFinished(() => void vi.unstubAllGlobals())
}

const methodOf = (storage: Storage, value: unknown) => (typeof value === 'function' ? value.bind(storage) : value)

const counted = async () => [...(await draftsHere(database()))].map(([of, { value }]) => [of, value])

test('[PRODUCT 39] what is typed and this device can keep nowhere is a draft that would be lost, for as long as its form is shown', async () => {
  fillStorage()
  expect(await counted()).toEqual([[name, 'Chego às oito.']])
  await unmountAll()
  expect(await counted()).toEqual([])
})

test('[PRODUCT 38] what could not be stored is there again after the system has ended its page in the background', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  seen.mockRestore()
  expect((await createDraftKeeper(database(), name).read())?.value).toBe('Chego às oito.')
})
