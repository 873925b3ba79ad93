import { ProjectPage } from '../features/projects/project-page'
import { ProposalSection } from '../features/proposals/form/proposal-section'

/** Joins two features, since a feature never imports another one. */
export const ProjectWithProposals = () => <ProjectPage ProposalSection={ProposalSection} />
