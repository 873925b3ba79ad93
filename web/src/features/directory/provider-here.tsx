import type { Profile } from '#domain/documents'
import { useProfile } from '../../data/queries/profiles'
import { useActor } from '../../data/store/account-store-context'
import { InviteProvider } from './invite-provider'
import { ProviderOnline } from './provider-online'
import { ProviderView } from './provider-view'

/** A card that this device holds is shown at once; one that it does not hold is asked for, and not kept. */
export function ProviderHere({ id }: { id: string }) {
  const found = useProfile(id)
  const { role } = useActor()
  if (!found) return null
  const invite = role === 'cliente' ? (profile: Profile) => <InviteProvider profile={profile} /> : undefined
  return found.document ? <ProviderView profile={found.document} invite={invite?.(found.document)} /> : <ProviderOnline id={id} invite={invite} />
}
