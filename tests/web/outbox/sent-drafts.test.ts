import { expect, onTestFinished, test } from 'vitest'
import { createDraftKeeper, keepForForm } from '../../../web/src/data/drafts/draft-keeper'
import { draftsHere } from '../../../web/src/data/drafts/drafts-here'
import { addRow } from '../../../web/src/sync'
import { startedApp } from '../../support/started-app'
import { watchWrites } from '../../support/storage-writes'
import { eachWithDatabase } from '../data/each-database'
import { queuedRow } from './rows'

const database = eachWithDatabase()
const NAME = 'message:1'

const keeperOf = () => createDraftKeeper(database(), NAME)
const read = async () => (await keeperOf().read())?.value
const stored = async () => (await database().getLocal(`draft:${NAME}`))?.get('value')
const counted = async () => (await draftsHere(database())).size

/** The disk takes commands and no draft any more; the answered function makes room. */
function fillDisk(): () => void {
  const end = watchWrites((store) => {
    if (store.includes('local-documents')) throw new DOMException('no room', 'QuotaExceededError')
  })
  onTestFinished(end)
  return end
}

/** A form that was open before the disk was full. */
async function typed(value: string) {
  const keeper = keeperOf()
  await keeper.read()
  await keeper.keep(value, () => undefined)
  return keeper
}

test('what was sent while the disk is full does not come back, however often it is looked for, and goes once there is room', async () => {
  const keeper = await typed('Chego às oito.')
  const makeRoom = fillDisk()
  await keeper.noteGiven('command-of-it').catch(() => undefined)
  await keeper.forgetSent()
  for (let times = 0; times < 2; times++) expect([await read(), await counted()]).toEqual([undefined, 0])
  expect(await stored()).toBe('Chego às oito.')
  makeRoom()
  expect(await read()).toBeUndefined()
  expect([await stored(), Object.keys(localStorage).filter((key) => key.includes(NAME))]).toEqual([undefined, []])
})

test('what is typed after that is a draft like any other', async () => {
  const keeper = await typed('Chego às oito.')
  const makeRoom = fillDisk()
  await keeper.forgetSent()
  const next = keeperOf()
  await next.read()
  void next.keep('E você?', () => undefined)
  next.rescue()
  expect(await read()).toBe('E você?')
  makeRoom()
  expect(await read()).toBe('E você?')
  await keeperOf().forgetSent()
  await keepForForm(database(), NAME, (kept) => ({ kept }))
  expect(await read()).toEqual({})
})

test('a draft that was given as the app died goes at the next start, whether or not its form is opened while its command is kept', async () => {
  const keeper = await typed('Chego às oito.')
  await keeper.noteGiven('command-of-it')
  await addRow(database(), queuedRow('send_message', {}, { id: 'command-of-it', state: 'done', answered_at: '2020-01-01' }))
  await startedApp(database())
  await expect.poll(stored).toBeUndefined()
})

test('one whose command was never stored stays', async () => {
  const keeper = await typed('Chego às oito.')
  await keeper.noteGiven('command-of-it')
  const account = await startedApp(database())
  await expect.poll(() => account.sync.status().complete).toBe(true)
  expect(await read()).toBe('Chego às oito.')
})
