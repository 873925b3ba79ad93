import { useCallback } from 'react'
import type { ArgsOf, QueuedVerb } from '#domain/commands'
import type { Project } from '#domain/documents'
import { useAccountStore } from '../store/account-store-context'
import { type DispatchResult, dispatch } from './dispatch'

/**
 * Dispatches a command of the signed-in person. It is stored on this device when the promise resolves, whatever the network does.
 * `shown` is the project that the screen shows, for when this device does not hold it.
 */
export function useDispatch(shown?: Project): <V extends QueuedVerb>(verb: V, args: ArgsOf<V>, id?: string) => Promise<DispatchResult> {
  const account = useAccountStore()
  return useCallback((verb, args, id) => dispatch(account, verb, args, shown, id), [account, shown])
}
