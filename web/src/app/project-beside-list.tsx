import { ProjectById } from '../features/projects/project-page'
import { ProposalSection } from '../features/proposals/form/proposal-section'

export const ProjectBesideList = ({ id }: { id: string }) => <ProjectById id={id} ProposalSection={ProposalSection} />
