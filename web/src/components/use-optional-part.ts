import { type ComponentType, useEffect, useState } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part that its page is whole without, loaded `afterMs` after it is wanted: undefined until its code is here, null when that does not come.
 * `load` must be the same function on every render.
 */
export function useOptionalPart<Props>(load: Load<Props>, isWanted = true, afterMs = 0): ComponentType<Props> | null | undefined {
  const [part, setPart] = useState<ComponentType<Props> | null>()
  const isMissing = isWanted && !part
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const timer = setTimeout(() => {
      load().then(
        (loaded) => isCurrent && setPart(() => loaded),
        (error: unknown) => {
          console.info('An optional part of the page did not come.', error)
          if (isCurrent) setPart(null)
        },
      )
    }, afterMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [load, isMissing, afterMs])
  return part
}
