import { useCallback } from 'react'
import type { ArgsOf, QueuedVerb } from '#domain/commands'
import type { Project } from '#domain/documents'
import { useAccount } from './account-context'
import { type Given, give } from './give'

/**
 * Gives a command for whoever is signed in. It is on this device when the promise resolves, whatever the network does.
 * `shown` is the project that the screen shows, for when this device does not hold it.
 */
export function useGive(shown?: Project): <V extends QueuedVerb>(verb: V, args: ArgsOf<V>) => Promise<Given> {
  const account = useAccount()
  return useCallback((verb, args) => give(account, verb, args, shown), [account, shown])
}
