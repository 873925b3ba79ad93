import { expect, test } from 'vitest'
import { createRepeat, type StepResult } from '../../web/src/sync/repeat'

test('[W4] what is asked for during a turn is done after it, even when that turn had to pause', async () => {
  const turns: StepResult[] = []
  let endTurn: (turn: StepResult) => void = () => undefined
  const repeat = createRepeat(
    () =>
      new Promise<StepResult>((resolve) => {
        endTurn = (turn) => {
          turns.push(turn)
          resolve(turn)
        }
      }),
    () => null,
  )
  repeat.now()
  repeat.now()
  endTurn('paused')
  await Promise.resolve()
  await Promise.resolve()
  endTurn('done')
  expect(turns).toEqual(['paused', 'done'])
  repeat.stop()
})
