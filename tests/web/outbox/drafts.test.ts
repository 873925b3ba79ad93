import { describe, expect, onTestFinished, test } from 'vitest'
import { keepForForm } from '../../../web/src/data/drafts/keep-for-form'
import { createDraftKeeper } from '../../../web/src/data/kept-drafts/draft-keeper'
import { draftNames } from '../../../web/src/data/kept-drafts/draft-names'
import { writtenNow } from '../../../web/src/data/kept-drafts/draft-places'
import { draftsHere } from '../../../web/src/data/kept-drafts/drafts-here'
import type { KeptDraft } from '../../../web/src/data/kept-drafts/kept-draft'
import { addRow } from '../../../web/src/sync'
import { dropUploadsOf } from '../../../web/src/sync/uploads/uploads'
import { watchWrites } from '../../support/device/storage-writes'
import { eachWithDatabase } from '../data/each-database'
import { noRoom } from '../data/full-storage'
import { queuedRow } from './rows'

const database = eachWithDatabase()

describe('a draft', () => {
  const keeperOf = () => createDraftKeeper(database(), 'message:1')
  const kept = (keeper: ReturnType<typeof keeperOf>, value: string) => new Promise((resolve) => keeper.keep(value, resolve))
  const read = async () => (await keeperOf().read())?.value
  /** Nothing can be written into the database any more. */
  const fillDisk = () => {
    database().upsertLocal = () => Promise.reject(noRoom())
  }

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

  test('what is still being stored when its form goes away is there for the next one, and once', async () => {
    const keeper = keeperOf()
    const end = keeper.watchTrouble(() => undefined)
    const { upsertLocal } = database()
    let store: (() => void) | undefined
    const storing = new Promise<void>((resolve) => {
      store = resolve
    })
    database().upsertLocal = async (...given) => {
      await storing
      return Reflect.apply(upsertLocal, database(), given)
    }
    const keeping = keeper.keep('as últimas letras', () => undefined)
    end()
    // As the next start finds it, should the app end now.
    expect(localStorage.getItem(`${database().name}:draft:message:1`)).toContain('as últimas letras')
    store?.()
    await keeping
    expect(localStorage).toHaveLength(0)
    expect(await read()).toBe('as últimas letras')
  })

  test('a draft whose command is in the outbox is not there to be sent a second time', async () => {
    const keeper = keeperOf()
    await kept(keeper, 'Consegue sábado?')
    await keeper.noteDispatched('command-of-it')
    // The app dies before the command is stored: the draft is still there.
    expect(await read()).toBe('Consegue sábado?')
    await addRow(database(), queuedRow('send_message', {}, { id: 'command-of-it' }))
    // It dies before the draft is forgotten.
    expect(await read()).toBeUndefined()
    expect(await database().getLocal('draft:message:1')).toBeNull()
  })

  test('what is kept for a form can be made of what is kept there, and that is put back again, unless something was typed since', async () => {
    const over = (kept: unknown) => ({ ...Object(kept), amount: 5 })
    await new Promise<void>((resolve) => keeperOf().keep({ cover_letter: 'Muro' }, () => resolve()))
    const putBack = await keepForForm(database(), 'message:1', over)
    expect(await read()).toEqual({ cover_letter: 'Muro', amount: 5 })
    await putBack()
    expect(await read()).toEqual({ cover_letter: 'Muro' })
    localStorage.setItem(`${database().name}:draft:message:1`, JSON.stringify(writtenNow({ cover_letter: 'Resgatado' }, [Date.now() + 1_000])))
    const putBackLate = await keepForForm(database(), 'message:1', over)
    expect(await read()).toEqual({ cover_letter: 'Resgatado', amount: 5 })
    await kept(keeperOf(), 'Muro de arrimo')
    await putBackLate()
    expect(await read()).toBe('Muro de arrimo')
  })
})

describe('drafts that are told of', () => {
  test.each([
    ['improvement:1', { rows: [], excluded: '' }, true],
    ['edit:1', { products: [] }, true],
    ['profile', { about: '' }, true],
    ['improvement:1', {}, false],
    ['proposal:1', { cover_letter: ' ' }, false],
    ['message:1', '', false],
  ] as const)('[PRODUCT 39] %s with %j: %s, where a change that only takes away is one', async (name, value, isTold) => {
    await createDraftKeeper(database(), name).keep(value, () => undefined)
    expect((await draftsHere(database())).has(name)).toBe(isTold)
  })
})

describe('a draft in two tabs', () => {
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

  test('what was sent in one tab is gone from the other, and stays gone', async () => {
    const [one, two] = [await openTab(), await openTab()]
    await one.type('Olá')
    await expect.poll(two.shown).toBe('Olá')
    await one.send('c1')
    await expect.poll(two.shown).toBe('')
    expect([one.shown(), one.heard(), await reloaded()]).toEqual(['', 0, undefined])
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
})

describe('a draft that was sent', () => {
  const NAME = 'message:1'

  const keeperOf = () => createDraftKeeper(database(), NAME)
  const read = async () => (await keeperOf().read())?.value
  const stored = async () => (await database().getLocal(`draft:${NAME}`))?.get('value')
  const counted = async () => (await draftsHere(database())).size

  /** The disk takes commands and no draft any more; the answered function makes room. */
  function fillDisk(): () => void {
    const end = watchWrites((store) => {
      if (store.includes('local-documents')) throw noRoom()
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
    await keeper.noteDispatched('command-of-it').catch(() => undefined)
    await keeper.forgetSent()
    for (let times = 0; times < 2; times++) expect([await read(), await counted()]).toEqual([undefined, 0])
    expect(await stored()).toBe('Chego às oito.')
    makeRoom()
    expect(await read()).toBeUndefined()
    expect([await stored(), Object.keys(localStorage).filter((key) => key.includes(NAME))]).toEqual([undefined, []])
  })

  test('[PRODUCT 84] [P12c] what was typed into the edit of a project goes with that project, as its photos do', async () => {
    for (const id of ['held', 'gone']) await createDraftKeeper(database(), draftNames.edit(id)).keep({ title: 'Muro' }, () => undefined)
    await dropUploadsOf(database(), ['projects/gone', 'proposals/held'])
    expect([...(await draftsHere(database())).keys()]).toEqual(['edit:held'])
    expect(await createDraftKeeper(database(), draftNames.edit('gone')).read()).toBeUndefined()
  })
})
