import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminLinks } from '#admin-links'
import type { Project } from '#domain/documents'
import { formatMoney } from '#domain/money'
import { errorText, texts } from '#texts'
import { NeedsConnection } from '../../../components/needs-connection'
import { useAdminRequest } from '../../../data/remote/admin-request'
import { fetchFileToken, fetchProject } from '../../../data/remote/remote-projects'
import { photoAddress } from '../../../data/uploads/photo-address'
import { Card } from '../../../ui/content/card'
import { DefinitionList } from '../../../ui/content/definition-list'
import { Text } from '../../../ui/content/text'
import { TextLink } from '../../../ui/content/text-link'
import { ErrorState } from '../../../ui/feedback/error-state'
import { Spinner } from '../../../ui/feedback/spinner'
import { Page } from '../../../ui/layout/app-frame'
import { PageHeader } from '../../../ui/layout/page-header'
import { AdminProjectStatus } from './admin-project-status'
import { dateText, placeText } from './admin-words'
import { RemoveProject } from './remove-project'
import * as css from './table-cells.css'

const { project: words, none, projects } = texts.adminTables

/** One project, to be read or removed. Product 2 and 21. */
export function ProjectPage({ projectId }: { projectId: string }) {
  const asked = useAdminRequest(useCallback((token: string, signal: AbortSignal) => fetchProject(token, projectId, signal), [projectId]))
  if (asked.state === 'here') return <ReadProject project={asked.value} />
  return (
    <Page>
      {asked.state === 'failed' ? (
        <>
          <PageHeader back={{ text: projects.title, href: adminLinks.projects() }} title={words.title} />
          <ErrorState
            title={asked.code === 'not_found' ? words.notFound : words.failed}
            text={errorText(asked.code)}
            retryText={texts.actions.tryAgain}
            onRetry={asked.retry}
            isRetrying={asked.isRetrying}
          />
        </>
      ) : (
        <Spinner place="page" label={texts.adminTables.loading} />
      )}
    </Page>
  )
}

function ReadProject({ project }: { project: Project }) {
  const { title, status, description, budget, address, products, images, created_at, client_id, client_name } = project
  const navigate = useNavigate()
  return (
    <Page>
      <PageHeader
        back={{ text: projects.title, href: adminLinks.projects() }}
        title={title}
        meta={<AdminProjectStatus status={status} />}
        actions={<RemoveProject project={project} onRemoved={() => void navigate(adminLinks.projects(), { replace: true })} />}
      />
      <NeedsConnection />
      <Card>
        <DefinitionList
          items={[
            { term: projects.columns.client, value: <TextLink href={adminLinks.user(client_id)}>{client_name || none}</TextLink> },
            { term: projects.columns.budget, value: budget > 0 ? formatMoney(budget) : none },
            { term: words.place, value: placeText(project) },
            { term: words.address, value: address },
            { term: projects.columns.date, value: dateText(created_at) },
            ...products.map(({ name, quantity }, index) => ({ id: `product ${index}`, term: name, value: quantity })),
          ]}
        />
      </Card>
      <Text isAsTyped>{description}</Text>
      {images.length > 0 ? <Photos images={images} title={title} /> : null}
    </Page>
  )
}

function Photos({ images, title }: Pick<Project, 'images' | 'title'>) {
  const asked = useAdminRequest(fetchFileToken)
  if (asked.state !== 'here') return null
  return (
    <ul className={css.photos}>
      {images.map((image, index) => (
        <li key={image.id}>
          <img src={photoAddress(image, 'picture', asked.value)} alt={texts.projects.page.image(index + 1, title)} className={css.photo} />
        </li>
      ))}
    </ul>
  )
}
