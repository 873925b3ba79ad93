import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminLinks } from '#admin-links'
import type { Project } from '#domain/documents'
import { formatMoney } from '#domain/money'
import { texts } from '#texts'
import { NeedsConnection } from '../../../components/needs-connection'
import { useAdminLive } from '../../../data/remote/admin-live'
import { fetchProject } from '../../../data/remote/remote-projects'
import { Card } from '../../../ui/content/card'
import { DefinitionList } from '../../../ui/content/definition-list'
import { Text } from '../../../ui/content/text'
import { TextLink } from '../../../ui/content/text-link'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LinkButton } from '../../../ui/forms/link-button'
import { Page } from '../../../ui/layout/app-frame'
import { PageHeader } from '../../../ui/layout/page-header'
import { LiveState } from '../live-state'
import { AdminProjectStatus } from './admin-project-status'
import { dateText, placeText } from './admin-words'
import { Part } from './part'
import { ProjectPhotos } from './project-photos'
import { RemoveProject } from './remove-project'

const { project: words, none, projects } = texts.adminTables

/** One project, to be read or removed, kept up to date. Product 2 and 21. */
export function ProjectPage({ projectId }: { projectId: string }) {
  const live = useAdminLive(useCallback((token: string, signal: AbortSignal) => fetchProject(token, projectId, signal), [projectId]))
  const { value, code } = live
  if (code === 'not_found') return <Missing />
  return (
    <Page>
      {value ? <Head project={value} /> : code ? <PageHeader back={back} title={words.title} /> : null}
      <NeedsConnection />
      <LiveState live={live} words={words}>
        {(project) => <Facts project={project} />}
      </LiveState>
    </Page>
  )
}

const back = { text: projects.title, href: adminLinks.projects() }

function Head({ project }: { project: Project }) {
  const navigate = useNavigate()
  return (
    <PageHeader
      back={back}
      title={project.title}
      meta={<AdminProjectStatus status={project.status} />}
      actions={<RemoveProject project={project} onRemoved={() => void navigate(adminLinks.projects(), { replace: true })} />}
    />
  )
}

function Facts({ project }: { project: Project }) {
  const { title, description, budget, address, products, images, created_at, client_id, client_name } = project
  return (
    <>
      <Card>
        <DefinitionList
          items={[
            { term: projects.columns.client, value: <TextLink href={adminLinks.user(client_id)}>{client_name || none}</TextLink> },
            { term: projects.columns.budget, value: budget > 0 ? formatMoney(budget) : none },
            { term: words.place, value: placeText(project) },
            { term: words.address, value: address },
            { term: projects.columns.date, value: dateText(created_at) },
          ]}
        />
      </Card>
      <Part title={words.description}>
        <Text isAsTyped>{description}</Text>
      </Part>
      {products.length > 0 ? (
        <Part title={words.products}>
          <DefinitionList items={products.map(({ name, quantity }, index) => ({ id: `product ${index}`, term: name, value: quantity }))} />
        </Part>
      ) : null}
      {images.length > 0 ? (
        <Part title={words.photos}>
          <ProjectPhotos images={images} title={title} />
        </Part>
      ) : null}
    </>
  )
}

const Missing = () => (
  <Page>
    <EmptyState level={1} title={words.notFound} action={<LinkButton href={adminLinks.projects()}>{projects.title}</LinkButton>} />
  </Page>
)
