import { useMemo } from 'react'
import { map, type Observable } from 'rxjs'
import { type AccountDatabase, changeLocal } from '../../sync'
import { useLive } from '../live/use-live'
import { useAccountStore } from '../store/account-store-context'

/** By subject, the server's time of the newest seen. They stay on this device. */
export type Marks = Readonly<Record<string, string>>

const KEY = 'marks'

export const liveMarks = (database: AccountDatabase): Observable<Marks> =>
  database.getLocal$<Marks>(KEY).pipe(map((stored) => stored?.toMutableJSON().data ?? {}))

export function useMarks(): Marks | undefined {
  const { database } = useAccountStore()
  return useLive(useMemo(() => liveMarks(database), [database]))
}

export async function markSeen(database: AccountDatabase, seen: Marks): Promise<void> {
  const ahead = (current: Marks) => Object.entries(seen).filter(([name, time]) => (current[name] ?? '') < time)
  const stored = (await database.getLocal<Marks>(KEY))?.toMutableJSON().data ?? {}
  if (ahead(stored).length === 0) return
  await changeLocal<Marks>(database, KEY, {}, (current) => ({ ...current, ...Object.fromEntries(ahead(current)) }))
}
