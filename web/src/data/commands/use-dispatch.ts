import { useCallback } from 'react'
import type { ArgsOf, QueuedVerb } from '#domain/commands'
import type { Shown } from '../live/reads'
import { useAccountStore } from '../store/account-store-context'
import { type DispatchResult, dispatch } from './dispatch'

/** Stored on this device when the promise resolves. `project` and `profile` are shown documents that this device lacks. */
export function useDispatch({
  project,
  profile,
}: Shown = {}): <V extends QueuedVerb>(verb: V, args: ArgsOf<V>, id?: string) => Promise<DispatchResult> {
  const account = useAccountStore()
  return useCallback(
    (verb, args, id) => dispatch(account, verb, args, { ...(project && { project }), ...(profile && { profile }) }, id),
    [account, project, profile],
  )
}
