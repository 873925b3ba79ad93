import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'

const EVERY_MS = 60_000

const now = atom(Date.now())
now.onMount = (set) => {
  const renew = () => set(Date.now())
  renew()
  const timer = setInterval(renew, EVERY_MS)
  document.addEventListener('visibilitychange', renew)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', renew)
  }
}

/** This device's time in milliseconds, renewed each minute and on return: 'há 2 horas' ages while one looks at it. */
export const useNow = (): number => useAtomValue(now)
