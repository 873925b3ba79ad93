import { useEffect, useState } from 'react'

/** The value once it has stayed the same for so long; null meanwhile, and at once when it becomes null. */
export function useLasting<T extends string>(value: T | null, afterMs: number): T | null {
  const [lasting, setLasting] = useState<T | null>(null)
  useEffect(() => {
    if (value === null) return
    const timer = setTimeout(() => setLasting(value), afterMs)
    return () => {
      clearTimeout(timer)
      setLasting(null)
    }
  }, [value, afterMs])
  return value === lasting ? lasting : null
}
