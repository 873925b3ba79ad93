import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDraftKeeper, keepForForm } from '../../../web/src/data/drafts/draft-keeper'
import { forgetRescued } from '../../../web/src/data/drafts/drafts-beside'
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
  await keeper.noteDispatched('command-of-it')
  // The app dies before the command is stored: the draft is still there.
  expect(await read()).toBe('Consegue sábado?')
  await addRow(database(), queuedRow('send_message', {}, { id: 'command-of-it' }))
  // It dies before the draft is forgotten.
  expect(await read()).toBeUndefined()
  expect(await database().getLocal('draft:message:1')).toBeNull()
})

test('what is typed before the draft has been read goes once it is given, like any other', async () => {
  const keeper = keeperOf()
  const reading = keeper.read()
  await kept(keeper, 'Consegue sábado?')
  await reading
  await keeper.noteDispatched('command-of-it')
  await keeper.forget()
  expect(await database().getLocal('draft:message:1')).toBeNull()
})

test('a page goes from a device without any room as from any other', () => {
  fillDisk()
  const keeper = keeperOf()
  keeper.keep('sem espaço', () => undefined)
  const setItem = () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem, getItem: () => null })
  try {
    expect(() => keeper.rescue()).not.toThrow()
  } finally {
    vi.unstubAllGlobals()
  }
})

test('a draft that was rescued and then given is not there a second time either', async () => {
  localStorage.setItem(`${database().name}:draft:message:1`, JSON.stringify({ value: 'resgatado', saved_at: '' }))
  const keeper = keeperOf()
  expect((await keeper.read())?.value).toBe('resgatado')
  await keeper.noteDispatched('command-of-it')
  await addRow(database(), queuedRow('send_message', {}, { id: 'command-of-it' }))
  expect(await read()).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('what is typed after a command was given is a draft of its own', async () => {
  const keeper = keeperOf()
  await kept(keeper, 'primeira')
  await keeper.noteDispatched('first')
  await addRow(database(), queuedRow('send_message', {}, { id: 'first' }))
  await kept(keeper, 'segunda')
  expect(await read()).toBe('segunda')
})

test('what was kept for a form is forgotten again, and what was typed there since is not', async () => {
  const forget = await keepForForm(database(), 'message:1', () => ({ cover_letter: 'Muro' }))
  await forget()
  expect(await keeperOf().read()).toBeUndefined()
  const forgetLate = await keepForForm(database(), 'message:1', () => ({ cover_letter: 'Muro' }))
  await kept(keeperOf(), 'Muro de arrimo')
  await forgetLate()
  expect(await read()).toBe('Muro de arrimo')
})

test('what is kept for a form can be made of what is kept there, and that is put back again, unless something was typed since', async () => {
  const over = (kept: unknown) => ({ ...Object(kept), amount: 5 })
  await kept(keeperOf(), 'Muro')
  await database().upsertLocal('draft:message:1', { value: { cover_letter: 'Muro' }, saved_at: '' })
  const putBack = await keepForForm(database(), 'message:1', over)
  expect(await read()).toEqual({ cover_letter: 'Muro', amount: 5 })
  await putBack()
  expect(await read()).toEqual({ cover_letter: 'Muro' })
  localStorage.setItem(`${database().name}:draft:message:1`, JSON.stringify({ value: { cover_letter: 'Resgatado' }, saved_at: '2200-01-01' }))
  const putBackLate = await keepForForm(database(), 'message:1', over)
  expect(await read()).toEqual({ cover_letter: 'Resgatado', amount: 5 })
  await kept(keeperOf(), 'Muro de arrimo')
  await putBackLate()
  expect(await read()).toBe('Muro de arrimo')
})

test('nothing is made of a draft that was given already', async () => {
  const keeper = keeperOf()
  await kept(keeper, 'dado')
  await keeper.noteDispatched('command-of-it')
  await addRow(database(), queuedRow('send_message', {}, { id: 'command-of-it' }))
  const putBack = await keepForForm(database(), 'message:1', (kept) => ({ kept }))
  expect(await read()).toEqual({})
  await putBack()
  expect(await read()).toBeUndefined()
})

test('what a page rescued stays where what is brought back in its place cannot be stored', async () => {
  const rescued = JSON.stringify({ value: 'digitado', saved_at: '2026-11-23T10:00:00.000Z' })
  localStorage.setItem(`${database().name}:draft:message:1`, rescued)
  fillDisk()
  await expect(keepForForm(database(), 'message:1', () => ({ cover_letter: 'Muro' }))).rejects.toThrow('no room')
  expect(localStorage.getItem(`${database().name}:draft:message:1`)).toBe(rescued)
})

test('what is brought back in place of what a page rescued is the one draft, also where the app died before it took the other away', async () => {
  const rescued = JSON.stringify({ value: 'digitado', saved_at: '2026-11-23T10:00:00.000Z' })
  const at = `${database().name}:draft:message:1`
  localStorage.setItem(at, rescued)
  await keepForForm(database(), 'message:1', () => ({ cover_letter: 'Muro' }))
  localStorage.setItem(at, rescued)
  expect(await read()).toEqual({ cover_letter: 'Muro' })
  expect(localStorage.getItem(at)).toBeNull()
  expect((await database().getLocal('draft:message:1'))?.get('value')).toEqual({ cover_letter: 'Muro' })
})

test('a form that was left changes what is stored, and not what a page rescued before that', async () => {
  await kept(keeperOf(), 'guardado')
  const at = `${database().name}:draft:message:1`
  localStorage.setItem(at, JSON.stringify({ value: 'digitado', saved_at: '2026-11-23T10:00:00.000Z' }))
  await keeperOf().changeStored((value) => `${value}!`)
  expect([(await database().getLocal('draft:message:1'))?.get('value'), localStorage.getItem(at)]).toEqual(['guardado!', null])
})

test('what a page rescued is taken in where it was typed after what is stored', async () => {
  await kept(keeperOf(), 'guardado')
  const saved_at = (await keeperOf().read())?.saved_at
  localStorage.setItem(`${database().name}:draft:message:1`, JSON.stringify({ value: 'guardado e mais', saved_at }))
  expect(await read()).toBe('guardado e mais')
  expect((await database().getLocal('draft:message:1'))?.get('value')).toBe('guardado e mais')
})

const atClock = (time: string) => vi.setSystemTime(new Date(time))

describe('after the clock was set back', () => {
  const at = () => `${database().name}:draft:message:1`
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    atClock('2026-11-23T10:00:00.000Z')
  })
  afterEach(() => void vi.useRealTimers())

  /** What is typed once the disk is full, and rescued as the page goes. */
  async function rescued(value: string): Promise<void> {
    const { upsertLocal } = database()
    const keeper = keeperOf()
    await keeper.read()
    fillDisk()
    await keeper.keep(value, () => undefined)
    keeper.rescue()
    database().upsertLocal = upsertLocal
  }

  test('what a page rescued is taken in, and shows when it was typed', async () => {
    await kept(keeperOf(), 'do começo')
    atClock('2026-11-23T09:00:00.000Z')
    await rescued('do começo, e mais')
    expect(await keeperOf().read()).toMatchObject({ value: 'do começo, e mais', saved_at: '2026-11-23T09:00:00.000Z' })
  })

  test('what is typed over what a page rescued is the newest', async () => {
    await rescued('do começo')
    const before = localStorage.getItem(at()) ?? ''
    atClock('2026-11-23T09:00:00.000Z')
    const keeper = keeperOf()
    await keeper.read()
    await kept(keeper, 'outro')
    // The app died before it took away what was rescued.
    localStorage.setItem(at(), before)
    expect(await read()).toBe('outro')
  })

  test('what another tab has typed last is older than what a page rescued over it', async () => {
    const keeper = keeperOf()
    await keeper.read()
    const heard = vi.fn()
    const end = keeper.follow(heard)
    await kept(keeperOf(), 'do começo')
    await expect.poll(() => heard.mock.calls.length).toBe(1)
    atClock('2026-11-23T09:00:00.000Z')
    fillDisk()
    await keeper.keep('do começo, e mais', () => undefined)
    keeper.rescue()
    end()
    expect(await read()).toBe('do começo, e mais')
  })

  test('what is brought back, and what a form that was left changes, take the place of what a page rescued', async () => {
    await rescued('digitado')
    const before = localStorage.getItem(at()) ?? ''
    atClock('2026-11-23T09:00:00.000Z')
    await keepForForm(database(), 'message:1', () => ({ cover_letter: 'Muro' }))
    localStorage.setItem(at(), before)
    expect(await read()).toEqual({ cover_letter: 'Muro' })
    await rescued('digitado de novo')
    atClock('2026-11-23T08:00:00.000Z')
    await keeperOf().changeStored((value) => `${value}!`)
    expect(await read()).toBe('digitado de novo!')
  })
})

test('what is brought back while a draft is being forgotten stays', async () => {
  const keeper = keeperOf()
  await kept(keeper, 'primeira')
  const forgetting = keeper.forget()
  await keepForForm(database(), 'message:1', () => ({ cover_letter: 'Muro' }))
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
