import { useOptionalPart } from '../../../components/use-optional-part'
import type { Optimistic } from '../../../data/live/overlay'
import { useProposalsOf } from '../../../data/queries/proposals'
import type { WorkPhotosProps } from './work-photos'

const load = async () => (await import('./work-photos')).WorkPhotos

/** Few deals have any. */
export function LateWorkPhotos(props: WorkPhotosProps) {
  const WorkPhotos = useOptionalPart(load)
  return WorkPhotos ? <WorkPhotos {...props} /> : null
}

/** Photos of undone deals, on the page of their project. Product 127. */
export function PastWorkPhotos({ project }: { project: Optimistic<'projects'> }) {
  const proposals = useProposalsOf(project.id) ?? []
  return proposals
    .filter(({ id, work_photos }) => id !== project.accepted_proposal_id && work_photos.length > 0)
    .map((proposal) => <LateWorkPhotos key={proposal.id} project={project} proposal={proposal} />)
}
