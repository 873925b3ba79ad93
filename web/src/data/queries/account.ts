import { useMemo } from 'react'
import { useAccount } from '../account-context'
import { asFound, type Found } from '../found'
import { liveOne } from '../live'
import type { Laid } from '../overlay'
import { useLive } from '../use-live'

/** The private account of whoever is signed in; undefined while it is read. */
export function useMyAccount(): Found<Laid<'users'>> | undefined {
  const account = useAccount()
  return useLive(useMemo(() => asFound(liveOne(account.database, 'users', account.userId)), [account]))
}
