import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminLinks } from '#admin-links'
import type { Project } from '#domain/documents'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { photoPath } from '../../../data/pictures/photo-address'
import { useAdminLive } from '../../../data/remote/admin-live'
import { fetchProject } from '../../../data/remote/remote-projects'
import { Card } from '../../../ui/content/card'
import { DefinitionList } from '../../../ui/content/lists/definition-list'
import { Text } from '../../../ui/content/text/text'
import { TextLink } from '../../../ui/content/text/text-link'
import { PageHeader } from '../../../ui/layout/page-header'
import { DetailPage } from '../detail-page'
import { AdminPhoto } from './admin-photo'
import { AdminProjectStatus } from './admin-project-status'
import { dateText, placeText } from './admin-words'
import { Part } from './part'
import * as css from './project-photos.css'
import { ProjectProposals } from './project-proposals'
import { RemoveProject } from './remove-project'

const { project: words, none, projects } = texts.adminTables

/** Live. Product 2 and 21. */
export function ProjectPage({ projectId }: { projectId: string }) {
  const live = useAdminLive(useCallback((token: string, signal: AbortSignal) => fetchProject(token, projectId, signal), [projectId]))
  return (
    <DetailPage live={live} words={words} back={back} title={words.title} head={(project) => <Head project={project} />}>
      {(project) => <Facts project={project} />}
    </DetailPage>
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
  const { id, title, description, budget, address, products, images, created_at, client_id, client_name } = project
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
            { term: words.id, value: id },
          ]}
        />
      </Card>
      <ProjectProposals projectId={id} />
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

const ProjectPhotos = ({ images, title }: Pick<Project, 'images' | 'title'>) => (
  <ul className={css.photos}>
    {images.map((image, index) => (
      <li key={image.id}>
        <AdminPhoto path={photoPath(image, 'picture')} alt={texts.projects.page.image(index + 1, title)} />
      </li>
    ))}
  </ul>
)
