import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAgain } from '../../../web/src/data/remote/ask-again'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

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

test('what changes after the clock was set back is asked for at its time', async () => {
  const { asking, answers } = slow(10)
  await vi.advanceTimersByTimeAsync(20)
  vi.setSystemTime(Date.now() - 3_600_000)
  asking.want()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(answers).toEqual([1, 2])
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

test('nothing comes once it has stopped', async () => {
  const { asking, answers, signals } = slow(10)
  asking.want()
  asking.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(answers).toEqual([])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
