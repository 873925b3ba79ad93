import { useEffect, useState } from 'react'
import type { Observable } from 'rxjs'

/** The latest value of a query, undefined until the first; `source` must be memoised. Local queries answer within a few milliseconds. */
export function useLive<T>(source: Observable<T>): T | undefined {
  const [latest, setLatest] = useState<{ of: Observable<T>; value: T }>()
  useEffect(() => {
    const subscription = source.subscribe((value) => setLatest({ of: source, value }))
    return () => subscription.unsubscribe()
  }, [source])
  return latest?.of === source ? latest.value : undefined
}
