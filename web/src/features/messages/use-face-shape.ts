import { useProfile } from '../../data/queries/profiles'
import { useProposalsOf } from '../../data/queries/proposals'
import { useAskedRole } from '../../data/remote/use-asked-role'
import { useActor } from '../../data/store/account-store-context'

/** A company's is square. The role is known by proposal, card or server. */
export function useFaceShape(projectId: string, personId: string): 'round' | 'square' {
  const { role } = useActor()
  const proposals = useProposalsOf(projectId)
  const profile = useProfile(personId)
  const here = proposals?.find(({ provider_id }) => provider_id === personId)?.provider_role ?? profile?.document?.role
  const isUnknown = role === 'cliente' && proposals !== undefined && profile !== undefined && !here
  const asked = useAskedRole(isUnknown ? personId : '')
  return (here ?? asked) === 'empresa' ? 'square' : 'round'
}
