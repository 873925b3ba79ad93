import { useEffect, useState } from 'react'
import { readOne } from '../live/reads'
import { useSyncState } from '../queries/sync-state'
import { useAccountStore } from '../store/account-store-context'

/** `absent` is the server's answer; `out_of_reach`: it cannot be asked now. */
export type Asked = 'asking' | 'absent' | 'out_of_reach'

type Sought = 'projects' | 'conversations' | 'users'

/** Pulls once for a document that this device lacks. An earlier run's copy proves nothing of later documents. Product 47. */
export function useAsked(collection: Sought, id: string): Asked {
  const { sync, database } = useAccountStore()
  const { askedAt, connection, signedOut, storage } = useSyncState()
  const [since] = useState(() => Date.now())
  const [isAbsent, setIsAbsent] = useState(false)
  const isAnswered = askedAt >= since

  useEffect(() => sync.tryNow(), [sync])
  useEffect(() => {
    let isCurrent = true
    // A query may emit a round's documents a moment after the round has ended.
    if (isAnswered) void readOne(database, collection, id).then((document) => isCurrent && setIsAbsent(!document))
    return () => {
      isCurrent = false
    }
  }, [isAnswered, database, collection, id])

  if (isAnswered) return isAbsent ? 'absent' : 'asking'
  return connection === 'offline' || connection === 'unreachable' || signedOut || storage !== '' ? 'out_of_reach' : 'asking'
}
