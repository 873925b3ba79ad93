import { type ComponentType, lazy } from 'react'

/** A part that its page goes on without, in a Suspense: where its code does not come, it is asked for again, after a longer wait each time. */
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
