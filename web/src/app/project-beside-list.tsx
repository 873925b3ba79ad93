import { ProjectById } from '../features/projects/project-page'
import { ProposalSection } from '../features/proposals/form/proposal-section'

/** A project beside the list that it was chosen in. */
export const ProjectBesideList = ({ id }: { id: string }) => <ProjectById id={id} ProposalSection={ProposalSection} />
