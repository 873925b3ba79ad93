import { useProfile } from '../../data/queries/profiles'
import { useProposalsOf } from '../../data/queries/proposals'

/** A company's face is square wherever it is shown. Whom one talks to is known by their proposal, else by their public card. */
export function useFaceShape(projectId: string, personId: string): 'round' | 'square' {
  const proposal = useProposalsOf(projectId)?.find(({ provider_id }) => provider_id === personId)
  const profile = useProfile(personId)?.document
  return (proposal?.provider_role ?? profile?.role) === 'empresa' ? 'square' : 'round'
}
