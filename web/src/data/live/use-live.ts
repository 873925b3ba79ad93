import { useEffect, useState } from 'react'
import type { Observable } from 'rxjs'

/** `source` must be memoised. */
export function useLive<T>(source: Observable<T>): T | undefined {
  const [latest, setLatest] = useState<{ of: Observable<T>; value: T }>()
  useEffect(() => {
    const subscription = source.subscribe((value) => setLatest({ of: source, value }))
    return () => subscription.unsubscribe()
  }, [source])
  return latest?.of === source ? latest.value : undefined
}
