import { useProfile } from '../../data/queries/profiles'
import { ProviderOnline } from './provider-online'
import { ProviderView } from './provider-view'

/** A card that this device holds is shown at once; one that it does not hold is asked for, and not kept. */
export function ProviderHere({ id }: { id: string }) {
  const found = useProfile(id)
  if (!found) return null
  return found.document ? <ProviderView profile={found.document} /> : <ProviderOnline id={id} />
}
