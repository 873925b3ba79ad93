import { expect, test } from 'vitest'
import { createRepeat, type StepResult } from '../../web/src/sync/repeat'
import { defaultWaits } from '../../web/src/sync/waits'

test('[W4] what is asked for during a turn is done after it, even when that turn had to pause', async () => {
  const turns: ((result: StepResult) => void)[] = []
  const repeat = createRepeat(
    () => new Promise<StepResult>((resolve) => turns.push(resolve)),
    () => null,
    defaultWaits,
  )
  repeat.now()
  repeat.now()
  expect(turns).toHaveLength(1)
  turns[0]?.('paused')
  await expect.poll(() => turns.length).toBe(2)
  turns[1]?.('done')
  await Promise.resolve()
  expect(turns).toHaveLength(2)
  repeat.stop()
})
