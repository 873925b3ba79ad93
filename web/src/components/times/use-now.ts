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

const EVERY_SECOND_MS = 1_000
const thisSecond = atom(Date.now())
thisSecond.onMount = (set) => {
  const renew = () => set(Date.now())
  renew()
  const timer = setInterval(renew, EVERY_SECOND_MS)
  return () => clearInterval(timer)
}

/** Renewed each second in the first minute after `since`. */
export function useNowSince(since: string, countsSeconds: boolean): number {
  const isYoung = countsSeconds && Date.now() - Date.parse(since) < EVERY_MS
  return useAtomValue(isYoung ? thisSecond : now)
}

/** In milliseconds, renewed each minute and on return. */
export const useNow = (): number => useAtomValue(now)
