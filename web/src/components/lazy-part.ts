import { type ComponentType, lazy } from 'react'

/** For a Suspense; code that does not load is retried with growing waits. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) => lazy(() => untilItComes(load))

const untilItComes = <T>(load: () => Promise<T>, waitMs = 3_000): Promise<{ default: T }> =>
  load().then(
    (part) => ({ default: part }),
    async (error: unknown) => {
      console.info(error)
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      return untilItComes(load, waitMs * 2)
    },
  )
