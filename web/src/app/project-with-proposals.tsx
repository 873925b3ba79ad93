import { ProjectPage } from '../features/projects/project-page'
import { ProposalSection } from '../features/proposals/form/proposal-section'

/** The page of a project with the form of proposals in it: a feature never imports another one. */
export const ProjectWithProposals = () => <ProjectPage ProposalSection={ProposalSection} />
