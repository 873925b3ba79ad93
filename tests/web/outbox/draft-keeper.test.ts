import { expect, test } from 'vitest'
import { createDraftKeeper, forgetRescued, keepForForm } from '../../../web/src/data/drafts/draft-keeper'
import { addRow } from '../../../web/src/sync'
import { eachWithDatabase } from '../data/each-database'
import { queuedRow } from './rows'

const database = eachWithDatabase()

const keeperOf = () => createDraftKeeper(database(), 'message:1')
const kept = (keeper: ReturnType<typeof keeperOf>, value: string) => new Promise((resolve) => keeper.keep(value, resolve))
const read = async () => (await keeperOf().read())?.value
/** Nothing can be written into the database any more. */
const fillDisk = () => {
  database().upsertLocal = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
}

test('a rescued entry that cannot be read leaves what the database kept, and the form is ready', async () => {
  await kept(keeperOf(), 'guardado')
  localStorage.setItem(`${database().name}:draft:message:1`, '{"value":')
  expect(await read()).toBe('guardado')
})

test('what could not be stored is rescued when the page goes, and not after it was discarded', async () => {
  fillDisk()
  const keeper = keeperOf()
  keeper.keep('sem espaço', () => undefined)
  await expect.poll(() => keeper.read()).toBeUndefined()
  keeper.rescue()
  expect(await read()).toBe('sem espaço')
  await keeper.forget()
  keeper.rescue()
  expect(await read()).toBeUndefined()
})

test('what could not be stored does not come back once its account has been removed from the device', async () => {
  fillDisk()
  const keeper = keeperOf()
  keeper.keep('sem espaço', () => undefined)
  await expect.poll(() => keeper.read()).toBeUndefined()
  forgetRescued(database().name)
  // The page goes after the sign-out.
  keeper.rescue()
  expect(localStorage).toHaveLength(0)
})

test('a draft whose command is in the outbox is not there to be sent a second time', async () => {
  const keeper = keeperOf()
  await kept(keeper, 'Consegue sábado?')
  await keeper.noteGiven('command-of-it')
  // The app dies before the command is stored: the draft is still there.
  expect(await read()).toBe('Consegue sábado?')
  await addRow(database(), queuedRow('send_message', {}, { id: 'command-of-it' }))
  // It dies before the draft is forgotten.
  expect(await read()).toBeUndefined()
  expect(await database().getLocal('draft:message:1')).toBeNull()
})

test('a draft that was rescued and then given is not there a second time either', async () => {
  localStorage.setItem(`${database().name}:draft:message:1`, JSON.stringify({ value: 'resgatado', saved_at: '' }))
  const keeper = keeperOf()
  expect((await keeper.read())?.value).toBe('resgatado')
  await keeper.noteGiven('command-of-it')
  await addRow(database(), queuedRow('send_message', {}, { id: 'command-of-it' }))
  expect(await read()).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('what is typed after a command was given is a draft of its own', async () => {
  const keeper = keeperOf()
  await kept(keeper, 'primeira')
  await keeper.noteGiven('first')
  await addRow(database(), queuedRow('send_message', {}, { id: 'first' }))
  await kept(keeper, 'segunda')
  expect(await read()).toBe('segunda')
})

test('what was kept for a form is forgotten again, and what was typed there since is not', async () => {
  const forget = await keepForForm(database(), 'message:1', { cover_letter: 'Muro' })
  await forget()
  expect(await keeperOf().read()).toBeUndefined()
  const forgetLate = await keepForForm(database(), 'message:1', { cover_letter: 'Muro' })
  await new Promise((resolve) => setTimeout(resolve, 2))
  await kept(keeperOf(), 'Muro de arrimo')
  await forgetLate()
  expect(await read()).toBe('Muro de arrimo')
})

test('what is brought back while a draft is being forgotten stays', async () => {
  const keeper = keeperOf()
  await kept(keeper, 'primeira')
  const forgetting = keeper.forget()
  await keepForForm(database(), 'message:1', { cover_letter: 'Muro' })
  await forgetting
  expect(await read()).toEqual({ cover_letter: 'Muro' })
})

test('what is typed while a draft goes, a writing of which is under way, is kept', async () => {
  const keeper = keeperOf()
  keeper.keep('vai', () => undefined)
  const gone = keeper.forget()
  const typed = kept(keeper, 'fica')
  await gone
  await typed
  expect(await read()).toBe('fica')
})
