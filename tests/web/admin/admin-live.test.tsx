import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAdminLive, useAdminLiveRows } from '../../../web/src/data/remote/admin-live'
import { storeAdminSession } from '../../../web/src/data/session/admin-session'
import { waitFor } from '../../support/wait-for'
import { get, mount, press } from '../ui/mount'

const subscribe = vi.fn(async (_topic: string, _onChange: () => void) => undefined)
const unsubscribe = vi.fn(async () => undefined)
vi.mock('pocketbase', () => ({
  default: class {
    realtime = { subscribe, unsubscribe }
  },
}))

beforeEach(() => {
  vi.clearAllMocks()
  storeAdminSession({ token: 'a.b.c', email: 'admin@canteiro.example' })
})

const one = async () => ({ ok: true as const, value: 1 })
const One = () => <p>{useAdminLive(one).value}</p>

/** As many of them as are still wanted. */
function Several() {
  const [count, setCount] = useState(2)
  return (
    <>
      {['a', 'b'].slice(0, count).map((key) => (
        <One key={key} />
      ))}
      <button type="button" onClick={() => setCount(count - 1)}>
        Fewer
      </button>
    </>
  )
}

/** The rows 0 to count − 1, fifty a page. */
const listOf = (count: () => number) =>
  vi.fn(async (_token: string, _question: string, before: string) => {
    const from = Number(before || 0)
    const items = Array.from({ length: Math.min(50, count() - from) }, (_, index) => ({ id: String(from + index) }))
    return { ok: true as const, value: { items, total: count(), before: from + 50 < count() ? String(from + 50) : '' } }
  })

type Ask = Parameters<typeof useAdminLiveRows<{ id: string }>>[0]

function List({ ask }: { ask: Ask }) {
  const { value, more, refresh, isMoreWanted } = useAdminLiveRows(ask)
  return (
    <>
      <p>{value?.items.map(({ id }) => id).join(' ')}</p>
      {isMoreWanted ? <b>More is wanted</b> : null}
      <button type="button" onClick={more}>
        More
      </button>
      <button type="button" onClick={refresh}>
        Again
      </button>
    </>
  )
}
const shown = () => (document.querySelector('p')?.textContent ?? '').split(' ')
const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index))

test('all that is live in a tab shares one stream, which ends with the last of it', async () => {
  await mount(<Several />)
  await waitFor(() => expect(subscribe).toHaveBeenCalled())
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['1', '1'])
  expect(subscribe.mock.calls.filter(([topic]) => topic === 'admin')).toHaveLength(1)
  await press(get('button', 'Fewer'))
  expect(unsubscribe).not.toHaveBeenCalled()
  await press(get('button', 'Fewer'))
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1))
})

test('a list grows beyond a thousand rows, and asks for a page at a time', async () => {
  const ask = listOf(() => 1_120)
  await mount(<List ask={ask} />)
  for (let page = 1; page <= 23; page++) {
    await waitFor(() => expect(shown()).toEqual(ids(Math.min(page * 50, 1_120))))
    expect(ask).toHaveBeenCalledTimes(page)
    if (page < 23) await press(get('button', 'More'))
  }
})

test('what has changed in any page of a list is seen', async () => {
  let count = 130
  const ask = listOf(() => count)
  await mount(<List ask={ask} />)
  await press(get('button', 'More'))
  await waitFor(() => expect(shown()).toEqual(ids(100)))
  count = 70
  await press(get('button', 'Again'))
  await waitFor(() => expect(shown()).toEqual(ids(70)))
})

/** Two rows a page, each with the version that the list has when it is asked for; its answers come when they are let go. */
function heldList() {
  const list = { version: 'a', asked: [] as string[], release: (): void => undefined }
  const ask: Ask = async (_token, _question, before) => {
    list.asked.push(before)
    const { version } = list
    await new Promise<void>((resolve) => Object.assign(list, { release: resolve }))
    const from = Number(before || 0)
    return { ok: true, value: { items: [{ id: `${from}${version}` }, { id: `${from + 1}${version}` }], total: 9, before: String(from + 2) } }
  }
  /** Lets the answer to this request come. */
  const answer = async (count: number, before: string) => {
    await waitFor(() => expect(list.asked).toHaveLength(count))
    expect(list.asked.at(-1)).toBe(before)
    await act(async () => list.release())
  }
  return { list, ask, answer }
}

const poke = () => act(async () => subscribe.mock.calls.forEach(([, onChange]) => void onChange()))
const wanted = () => document.querySelector('b') !== null

test('a page that is asked for while the list is asked for again comes after that, once, and is wanted until then', async () => {
  const { list, ask, answer } = heldList()
  await mount(<List ask={ask} />)
  await answer(1, '')
  await press(get('button', 'Again'))
  await waitFor(() => expect(list.asked).toHaveLength(2))
  await press(get('button', 'More'))
  expect(wanted()).toBe(true)
  list.version = 'b'
  await answer(2, '')
  expect(wanted()).toBe(true)
  await press(get('button', 'More'))
  await answer(3, '2')
  await waitFor(() => expect(shown()).toEqual(['0a', '1a', '2b', '3b']))
  expect(wanted()).toBe(false)
  expect(list.asked).toHaveLength(3)
})

test('what has changed before the next page is asked for is seen after it', async () => {
  const { list, ask, answer } = heldList()
  await mount(<List ask={ask} />)
  await waitFor(() => expect(subscribe).toHaveBeenCalledTimes(2))
  await answer(1, '')
  list.version = 'b'
  await poke()
  await press(get('button', 'More'))
  await answer(2, '2')
  await answer(3, '')
  await answer(4, '2')
  await waitFor(() => expect(shown()).toEqual(['0b', '1b', '2b', '3b']))
})

test('what has changed while the list was asked for is seen, also where the next page is asked for first', async () => {
  const { list, ask, answer } = heldList()
  await mount(<List ask={ask} />)
  await waitFor(() => expect(subscribe).toHaveBeenCalledTimes(2))
  await answer(1, '')
  await press(get('button', 'Again'))
  await waitFor(() => expect(list.asked).toHaveLength(2))
  list.version = 'b'
  await poke()
  await press(get('button', 'More'))
  await answer(2, '')
  await answer(3, '2')
  await answer(4, '')
  await answer(5, '2')
  await waitFor(() => expect(shown()).toEqual(['0b', '1b', '2b', '3b']))
})
