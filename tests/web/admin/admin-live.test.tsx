import { useState } from 'react'
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
  vi.fn(async (_token: string, before: string) => {
    const from = Number(before || 0)
    const rows = Array.from({ length: Math.min(50, count() - from) }, (_, index) => ({ id: String(from + index) }))
    return { ok: true as const, value: { rows, before: from + 50 < count() ? String(from + 50) : '' } }
  })

function List({ ask }: { ask: ReturnType<typeof listOf> }) {
  const { value, more, refresh } = useAdminLiveRows(ask)
  return (
    <>
      <p>{value?.rows.map(({ id }) => id).join(' ')}</p>
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
