import { texts } from '#texts'
import { Page } from '../../../ui/layout/app-frame'
import { PageHeader } from '../../../ui/layout/page-header'
import { NewProjectForm } from './new-project-form'

export function NewProjectPage() {
  return (
    <Page width="narrow">
      <PageHeader title={texts.projects.newProject.title} lead={texts.projects.newProject.lead} />
      <NewProjectForm />
    </Page>
  )
}
