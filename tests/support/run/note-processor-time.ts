import { afterEach, beforeEach } from 'vitest'
import { processorTime } from './processor-time'

declare module 'vitest' {
  interface TaskMeta {
    processorMs?: number
  }
}

const started = new Map<string, number | undefined>()

beforeEach(({ task }) => {
  started.set(task.id, processorTime())
})

afterEach(({ task }) => {
  const [before, after] = [started.get(task.id), processorTime()]
  if (before !== undefined && after !== undefined) task.meta.processorMs = after - before
})
