import { type ComponentType, useEffect, useState } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part that its page is whole without, loaded `afterMs` after it is wanted: undefined until its code is here, null while it is wanted and does not come.
 * `load` must be the same function on every render.
 */
export function useOptionalPart<Props>(load: Load<Props>, isWanted = true, afterMs = 0): ComponentType<Props> | null | undefined {
  const [answer, setAnswer] = useState<{ part: ComponentType<Props> | null }>()
  const isMissing = isWanted && !answer?.part
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const timer = setTimeout(() => {
      load().then(
        (part) => isCurrent && setAnswer({ part }),
        (error: unknown) => {
          console.info('An optional part of the page did not come.', error)
          if (isCurrent) setAnswer({ part: null })
        },
      )
    }, afterMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      // Wanted once more, it is asked for once more.
      setAnswer((known) => (known?.part ? known : undefined))
    }
  }, [load, isMissing, afterMs])
  return answer?.part
}
