import { expect, onTestFinished, test } from 'vitest'
import { toTime } from '#domain/clock'
import { createDraftKeeper, keepForForm } from '../../../web/src/data/drafts/draft-keeper'
import type { KeptDraft } from '../../../web/src/data/drafts/kept-draft'
import { eachWithDatabase } from '../data/each-database'

const database = eachWithDatabase()

const NAME = 'new-project'

/** A tab whose form is open. `shown` is what it shows; `heard` how often another tab changed that. */
async function openTab() {
  const keeper = createDraftKeeper(database(), NAME)
  let shown = (await keeper.read())?.value ?? ''
  let heard = 0
  const end = keeper.follow((kept: KeptDraft | undefined) => {
    shown = kept?.value ?? ''
    heard++
  })
  onTestFinished(end)
  const type = (value: string) => {
    shown = value
    return new Promise<string>((resolve) => keeper.keep(value, resolve))
  }
  const send = async (command: string) => {
    await keeper.noteDispatched(command)
    shown = ''
    await keeper.forget()
  }
  return { keeper, shown: () => shown, heard: () => heard, type, send }
}
const reloaded = async () => (await createDraftKeeper(database(), NAME).read())?.value

test('who goes on in another tab finds there what was typed in this one, and a letter there loses nothing', async () => {
  const [one, two] = [await openTab(), await openTab()]
  await two.type('vinte minutos de texto')
  await expect.poll(one.shown).toBe('vinte minutos de texto')
  await one.type('vinte minutos de texto.')
  await expect.poll(two.shown).toBe('vinte minutos de texto.')
  expect(await reloaded()).toBe('vinte minutos de texto.')
})

test('a tab that is opened as another one writes shows the newest', async () => {
  const one = await openTab()
  const opening = openTab()
  await one.type('Muro')
  const two = await opening
  await expect.poll(two.shown).toBe('Muro')
})

test('letters that are typed one after the other are never taken for another tab’s', async () => {
  const [one, two] = [await openTab(), await openTab()]
  let text = ''
  for (const letter of 'Bom dia, consegue sábado?') {
    text += letter
    if (letter === ',') await one.type(text)
    else void one.type(text)
    await Promise.resolve()
  }
  await one.type(text)
  await expect.poll(two.shown).toBe(text)
  expect([one.shown(), one.heard(), await reloaded()]).toEqual([text, 0, text])
})

test('what was sent in one tab is gone from the other, and stays gone', async () => {
  const [one, two] = [await openTab(), await openTab()]
  await one.type('Olá')
  await expect.poll(two.shown).toBe('Olá')
  await one.send('c1')
  await expect.poll(two.shown).toBe('')
  expect([one.shown(), one.heard(), await reloaded()]).toEqual(['', 0, undefined])
})

test('what a tab hears of its own writing after it discarded that brings nothing back', async () => {
  const tab = await openTab()
  void tab.type('Olá')
  await tab.keeper.forget()
  const two = await openTab()
  await two.type('Outra')
  await expect.poll(tab.shown).toBe('Outra')
  expect(tab.heard()).toBe(1)
})

test('what was discarded in one tab is gone from the other, and is there again once it is brought back', async () => {
  const [one, two] = [await openTab(), await openTab()]
  await one.type('Olá')
  await expect.poll(two.shown).toBe('Olá')
  await one.keeper.forget()
  await expect.poll(two.shown).toBe('')
  await keepForForm(database(), NAME, () => ['Olá'])
  await expect.poll(two.shown).toEqual(['Olá'])
})

test('what another tab typed while this one was sending was not sent: it stays, and is shown here too', async () => {
  const [one, two] = [await openTab(), await openTab()]
  await one.type('Muro')
  await expect.poll(two.shown).toBe('Muro')
  await one.keeper.noteDispatched('c1')
  await two.type('Muro com portão')
  await expect.poll(one.shown).toBe('Muro com portão')
  await one.keeper.forget()
  expect([one.shown(), two.shown(), await reloaded()]).toEqual(['Muro com portão', 'Muro com portão', 'Muro com portão'])
})

test('what was given and not taken is discarded as any draft, whoever typed last', async () => {
  const [one, two] = [await openTab(), await openTab()]
  await one.type('Muro')
  await one.keeper.noteDispatched('c1')
  one.keeper.noteRefused()
  await two.type('Muro com portão')
  await expect.poll(one.shown).toBe('Muro com portão')
  await one.keeper.forget()
  await expect.poll(two.shown).toBe('')
  expect(await reloaded()).toBeUndefined()
})

test('what was typed here and could not be stored stands, whatever another tab writes', async () => {
  const [one, two] = [await openTab(), await openTab()]
  const { upsertLocal } = database()
  database().upsertLocal = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
  void one.type('sem espaço')
  await one.keeper.read()
  database().upsertLocal = upsertLocal
  await two.type('mais curto')
  await expect.poll(reloaded).toBe('mais curto')
  expect(one.shown()).toBe('sem espaço')
})

test('what a page rescued as it went is not replaced by what was stored before it', async () => {
  await (await openTab()).type('do começo')
  localStorage.setItem(`${database().name}:draft:${NAME}`, JSON.stringify({ value: 'do começo, e mais', saved_at: toTime(Date.now()) }))
  const [one, two] = [await openTab(), await openTab()]
  expect([one.shown(), two.shown(), one.heard(), localStorage.length]).toEqual(['do começo, e mais', 'do começo, e mais', 0, 0])
  await two.type('do começo, e mais, até o fim')
  await expect.poll(one.shown).toBe('do começo, e mais, até o fim')
  await two.send('c1')
  await expect.poll(one.shown).toBe('')
  one.keeper.rescue()
  expect(await reloaded()).toBeUndefined()
})

test('what a tab of an earlier release writes is followed too', async () => {
  const tab = await openTab()
  await database().upsertLocal<KeptDraft>(`draft:${NAME}`, { value: 'de uma aba antiga', saved_at: '2026-11-20T12:00:00.000Z' })
  await expect.poll(tab.shown).toBe('de uma aba antiga')
})
