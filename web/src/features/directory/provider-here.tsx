import { useProfile } from '../../data/queries/profiles'
import { useActor } from '../../data/store/account-store-context'
import { ProviderOfClient } from './provider-of-client'
import { AwaitedProvider, useRemoteProvider } from './provider-online'
import { ProviderView } from './provider-view'

/** A card that this device holds is shown at once; one that it does not hold is asked for, and not kept. */
export function ProviderHere({ id }: { id: string }) {
  const found = useProfile(id)
  const { role } = useActor()
  const remote = useRemoteProvider(found && !found.document ? id : null)
  if (!found) return null
  // In one place for both: what was begun on the page goes on when the card comes to this device.
  const profile = found.document ?? (remote.state === 'here' ? remote.value : null)
  if (!profile) return <AwaitedProvider remote={remote} />
  return role === 'cliente' ? <ProviderOfClient profile={profile} /> : <ProviderView profile={profile} />
}
