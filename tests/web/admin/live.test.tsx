import { act, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useAdminLive, useAdminLiveRows } from '../../../web/src/data/remote/admin-live'
import { askAgain } from '../../../web/src/data/remote/ask-again'
import { storeAdminSession } from '../../../web/src/data/session/admin-session'
import { waitFor } from '../../support/wait-for'
import { get, mount, press, textsIn } from '../ui/mount'

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
  expect(textsIn('p')).toEqual(['1', '1'])
  expect(subscribe.mock.calls.filter(([topic]) => topic === 'admin')).toHaveLength(1)
  await press(get('button', 'Fewer'))
  expect(unsubscribe).not.toHaveBeenCalled()
  await press(get('button', 'Fewer'))
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1))
})

test('a list grows, and asks for a page at a time', async () => {
  const ask = listOf(() => 120)
  await mount(<List ask={ask} />)
  for (let page = 1; page <= 3; page++) {
    await waitFor(() => expect(shown()).toEqual(ids(Math.min(page * 50, 120))))
    expect(ask).toHaveBeenCalledTimes(page)
    if (page < 3) await press(get('button', 'More'))
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

describe('what is asked again', () => {
  beforeEach(() => vi.useFakeTimers())

  /** Answers after so long with how often it was asked, and says which of its requests were aborted. */
  function slow(answerMs: number) {
    const signals: AbortSignal[] = []
    const answers: number[] = []
    const ask = (signal: AbortSignal) => {
      const count = signals.push(signal)
      return new Promise<number>((resolve) => setTimeout(() => resolve(count), answerMs))
    }
    const asking = askAgain(
      ask,
      (answer) => void answers.push(answer),
      () => 1_000,
    )
    return { asking, answers, signals }
  }

  test('an answer that takes longer than the pace comes, however often something changes meanwhile', async () => {
    const { asking, answers, signals } = slow(5_000)
    for (let time = 0; time < 120; time++) {
      asking.want()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(answers).toEqual([1, 2])
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false])
    asking.stop()
  })

  test('many changes ask once in a pace, and the last of them is asked for', async () => {
    const { asking, answers } = slow(10)
    for (let time = 0; time < 30; time++) {
      asking.want()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(answers).toEqual([1, 2, 3])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(answers).toEqual([1, 2, 3, 4])
    asking.stop()
  })

  test('an act asks at once, or as soon as the answer under way has come', async () => {
    const { asking, answers } = slow(10)
    asking.wantNow()
    await vi.advanceTimersByTimeAsync(20)
    expect(answers).toEqual([1, 2])
    asking.wantNow()
    await vi.advanceTimersByTimeAsync(10)
    expect(answers).toEqual([1, 2, 3])
    asking.stop()
  })
})
