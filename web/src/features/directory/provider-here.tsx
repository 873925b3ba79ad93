import { useProfile } from '../../data/queries/profiles'
import { useActor } from '../../data/store/account-store-context'
import { ProviderOfClient } from './provider-of-client'
import { AwaitedProvider, useRemoteProvider } from './provider-online'
import { ProviderView } from './provider-view'

/** From this device, else from the server, unstored. */
export function ProviderHere({ id }: { id: string }) {
  const found = useProfile(id)
  const { role } = useActor()
  const remote = useRemoteProvider(found && !found.document ? id : null)
  if (!found) return null
  // One component for both sources keeps what was begun on the page.
  const profile = found.document ?? (remote.state === 'here' ? remote.value : null)
  if (!profile) return <AwaitedProvider remote={remote} />
  return role === 'cliente' ? <ProviderOfClient profile={profile} /> : <ProviderView profile={profile} />
}
