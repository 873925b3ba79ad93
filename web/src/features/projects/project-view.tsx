import MapPin from 'lucide-react/icons/map-pin'
import { texts } from '#texts'
import { useActor } from '../../data/account-context'
import type { Laid } from '../../data/overlay'
import { links } from '../../links'
import { budgetText } from '../../pieces/money-text'
import { PersonAvatar } from '../../pieces/person-avatar'
import { ProjectStatusBadge } from '../../pieces/project-status-badge'
import { ReportButton } from '../../pieces/report-button'
import { Since } from '../../pieces/since'
import { WaitingBadge } from '../../pieces/waiting-badge'
import { Page } from '../../ui/app-frame'
import { PageHeader } from '../../ui/page-header'
import { Price } from '../../ui/price'
import { Cluster, Stack } from '../../ui/stack'
import { Tabs } from '../../ui/tabs'
import { Text } from '../../ui/text'
import { OwnerSection } from './owner-section'
import { ProjectImages } from './project-images'
import { ProjectProducts } from './project-products'
import * as css from './project-view.css'
import { ProposalSection } from './proposal-section'

const words = texts.projects.page

/** A project whole, for its owner or for everybody else. */
export function ProjectView({ project }: { project: Laid<'projects'> }) {
  const actor = useActor()
  const isOwner = actor.id === project.client_id
  const back = isOwner ? { text: words.backToMine, href: links.myProjects() } : { text: words.back, href: links.openProjects() }
  return (
    <Page width="wide">
      <PageHeader
        back={back}
        title={project.title}
        meta={
          <Cluster gap="xs">
            <ProjectStatusBadge status={project.status} />
            <WaitingBadge waiting={project.waiting} />
            <Text as="span" size="s" tone="soft">
              {project.waiting ? null : <Since time={project.created_at} words={texts.times.published} />}
            </Text>
          </Cluster>
        }
      />
      <div className={css.columns}>
        <Stack gap="l">
          <Cluster gap="s">
            <PersonAvatar personId={project.client_id} file={project.client_avatar} name={project.client_name} />
            <div>
              <Text isStrong>{project.client_name}</Text>
              <Text size="s" tone="soft">
                {texts.labels.roles.cliente}
              </Text>
            </div>
          </Cluster>
          <Price
            text={budgetText(project.budget)}
            size="xl"
            label={words.budget}
            aside={
              <Text as="span" size="s" icon={<MapPin size={16} />}>
                {project.address} · {project.city}, {project.state}
              </Text>
            }
          />
          <ProjectTabs project={project} />
          {isOwner || actor.role === 'admin' ? null : <Report project={project} />}
        </Stack>
        <div className={css.side}>{isOwner ? <OwnerSection project={project} /> : <ProposalSection project={project} />}</div>
      </div>
    </Page>
  )
}

const Report = ({ project: { id, title } }: { project: Laid<'projects'> }) => (
  <div className={css.report}>
    <ReportButton label={texts.report.project} subject={texts.report.aboutProject(title, id)} />
  </div>
)

/** A tab without data is there and cannot be chosen. Specification 2. */
const ProjectTabs = ({ project }: { project: Laid<'projects'> }) => {
  const { description, products, images } = project
  return (
    <Tabs
      label={words.tabsLabel}
      items={[
        { id: 'details', text: words.details, content: <Text isAsTyped>{description}</Text> },
        { id: 'products', text: words.products, isDisabled: products.length === 0, content: <ProjectProducts products={products} /> },
        { id: 'images', text: words.images, isDisabled: images.length === 0, content: <ProjectImages project={project} /> },
      ]}
    />
  )
}
