import { Navigate, useParams } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { useBelongsTo } from '../../../components/projects/belonging'
import { useProject } from '../../../data/queries/projects'
import { useActor } from '../../../data/store/account-store-context'
import { Page } from '../../../ui/layout/app-frame'
import { PageHeader } from '../../../ui/layout/page-header'
import { EditProjectForm } from './edit-project-form'

/** Open projects only; others lead to their page. Product 84. */
export function EditProjectPage() {
  const { projectId = '' } = useParams()
  const actor = useActor()
  const found = useProject(projectId)
  useBelongsTo(links.myProjects())
  if (!found) return null
  const project = found.document
  if (project?.client_id !== actor.id) return <Navigate to={links.project(projectId)} replace />
  return (
    <Page width="narrow">
      <PageHeader
        back={{ text: texts.editProject.back, href: links.project(projectId) }}
        title={texts.corrections.edit.action}
        lead={project.title}
      />
      <EditProjectForm key={projectId} project={project} />
    </Page>
  )
}
